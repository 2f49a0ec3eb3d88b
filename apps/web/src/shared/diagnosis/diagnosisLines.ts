import { formatRecentDay } from "@carnation/domain/format";
import { type Customer, customerLabel } from "@carnation/product/customer";
import type { Diagnosis, DiagnosisState } from "@carnation/product/diagnosis";
import { paths } from "../navigation/paths.ts";

/** A diagnosis as a list shows it. */
export interface DiagnosisLine {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly state: DiagnosisState;
  readonly stateLabel: string;
  /** Started so long ago that its photo may never have come. */
  readonly overdue: boolean;
  readonly to: string;
}

/** French word of each state. */
const stateLabels: Readonly<Record<DiagnosisState, string>> = {
  started: "En cours",
  done: "Terminé",
  error: "Échec",
};

/** A photo is sent and analysed in less than this, on a slow line too. */
const OVERDUE_MS = 10 * 60 * 1000;

/** Diagnoses with the names of their clients; a client who is not among the known ones is just « Client ». */
export function toDiagnosisLines(
  diagnoses: readonly Diagnosis[],
  customers: readonly Customer[],
  now: Date,
): readonly DiagnosisLine[] {
  const names = new Map(customers.map((customer) => [customer.id, customerLabel(customer)]));
  return diagnoses.map(({ id, customer, created, state, error }) => ({
    id,
    name: customer === null ? "Diagnostic rapide" : (names.get(customer) ?? "Client"),
    date: formatRecentDay(created, now),
    state,
    stateLabel: error === "abandoned" ? "Abandonné" : stateLabels[state],
    overdue: state === "started" && now.getTime() - created.getTime() > OVERDUE_MS,
    to: paths.results(id),
  }));
}
