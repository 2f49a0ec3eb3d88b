import type { DiagnosisComparison } from "@carnation/domain/comparison";
import { formatDate, formatDayMonth, formatTime } from "@carnation/domain/format";
import { parisYear } from "@carnation/domain/internal/format";

/** The object without its dates, and the title of the report itself. */
export const COMPARISON_REPORT_TITLE = "Votre comparaison de peau";

/**
 * Object of the e-mail that carries a comparison report (MARKET E1): "Votre comparaison de peau du 12 mars au
 * 21 novembre 2026".
 */
export function comparisonReportSubject(comparison: Pick<DiagnosisComparison, "before" | "after">): string {
  return `${COMPARISON_REPORT_TITLE} ${comparisonPeriod(comparison)}`;
}

/**
 * The dates of a comparison, for a heading: "du 12 mars au 21 novembre 2026"; the first year is written when it is
 * another one, and two photos of one day are told by their hours: "du 21 novembre 2026, 9 h 00 et 14 h 05".
 */
export function comparisonPeriod({ before, after }: Pick<DiagnosisComparison, "before" | "after">): string {
  const last = formatDate(after.created);
  if (formatDate(before.created) === last) {
    return `du ${last}, ${formatTime(before.created)} et ${formatTime(after.created)}`;
  }
  const first =
    parisYear(before.created) === parisYear(after.created)
      ? formatDayMonth(before.created)
      : formatDate(before.created);
  return `du ${first} au ${last}`;
}
