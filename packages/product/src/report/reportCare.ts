import { formatDate } from "@carnation/domain/format";
import { type Routine, routineSummary } from "@carnation/domain/routine";
import { typeset } from "@carnation/domain/text";

/** The care between two photos: what the routine of the older one has. */
export interface ReportCare {
  /** That it was advised, and when: nobody knows what was really used. */
  readonly note: string;
  /** « Matin : Gelée nettoyante, Protection solaire », one for each moment that has steps, never empty. */
  readonly lines: readonly string[];
}

/** The care that a routine advised on a day; null when it has no step. */
export function reportCare(routine: Routine, advised: Date): ReportCare | null {
  const lines = routineSummary(routine).map(({ label, names }) => typeset(`${label} : ${names.join(", ")}`));
  return lines.length === 0 ? null : { note: `Soins conseillés le ${formatDate(advised)}.`, lines };
}
