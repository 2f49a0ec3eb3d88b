import { formatCount, formatNumber } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";

/** A difference with the period before, as a ranked list prints and says it. */
export interface DifferenceMark {
  readonly delta?: string;
  readonly summary?: string;
}

/**
 * « +3 » and « 3 de plus que la période précédente », from values as they are printed; nothing where there was none before.
 * @param unit `points` for shares, which differ by « 3 points »
 */
export function differenceMark(value: number, previous: number | null, unit?: "points"): DifferenceMark {
  if (previous === null) return {};
  const difference = Math.round(value) - Math.round(previous);
  if (difference === 0) return { delta: "=", summary: "comme la période précédente" };
  const size = Math.abs(difference);
  const amount = unit === undefined ? formatNumber(size) : formatCount(size, "point", "points");
  return {
    delta: `${difference > 0 ? "+" : "−"}${formatNumber(size)}`,
    summary: typeset(`${amount} de ${difference > 0 ? "plus" : "moins"} que la période précédente`),
  };
}
