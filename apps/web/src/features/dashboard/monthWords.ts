import { formatDate, listLimits, type Diagnosis } from "@carnation/domain";

/** Month and year of a date, in French and in Paris time. */
const monthOf = (date: Date): string => formatDate(date).replace(/^\S+ /u, "");

/**
 * How many diagnoses were finished since the first of the month. When every one that was read is of this
 * month there may be more: the sentence then says so.
 * @param recent newest first, at most the list limit
 */
export function monthWords(recent: readonly Diagnosis[], now: Date): string {
  const ofMonth = recent.filter(({ created }) => monthOf(created) === monthOf(now));
  const count = ofMonth.filter(({ state }) => state === "done").length;
  if (count === 0) return "Aucun diagnostic ce mois-ci.";
  const more = ofMonth.length === listLimits.customerDiagnoses ? " ou plus" : "";
  return `${count} ${count > 1 ? "diagnostics" : "diagnostic"}${more} ce mois-ci.`;
}
