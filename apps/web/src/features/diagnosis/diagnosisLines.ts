import type { Customer, Diagnosis, DiagnosisState } from "@carnation/domain";
import { paths } from "../../app/routes/paths.ts";
import { nameOf } from "../../common/nameOf.ts";
import { relativeDay } from "../../common/relativeDay.ts";

/** A diagnosis as a list shows it. */
export interface DiagnosisLine {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly state: DiagnosisState;
  readonly stateLabel: string;
  readonly to: string;
}

/** French word of each state. */
const stateLabels: Readonly<Record<DiagnosisState, string>> = {
  started: "En cours",
  done: "Terminé",
  error: "Échec",
};

/** Diagnoses with the names of their clients; a client who is not among the known ones is just « Client ». */
export function toDiagnosisLines(
  diagnoses: readonly Diagnosis[],
  customers: readonly Customer[],
  now: Date,
): readonly DiagnosisLine[] {
  const names = new Map(customers.map((customer) => [customer.id, nameOf(customer)]));
  return diagnoses.map(({ id, customer, created, state }) => ({
    id,
    name: customer === null ? "Diagnostic rapide" : (names.get(customer) ?? "Client"),
    date: relativeDay(created, now),
    state,
    stateLabel: stateLabels[state],
    to: paths.results(id),
  }));
}
