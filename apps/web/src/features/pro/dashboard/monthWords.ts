import { formatCount } from "@carnation/domain/format";

/** Counts how many diagnoses were finished since the first of the month, in one sentence. */
export function monthWords(count: number): string {
  if (count === 0) return "Aucun diagnostic ce mois-ci.";
  return `${formatCount(count, "diagnostic", "diagnostics")} ce mois-ci.`;
}
