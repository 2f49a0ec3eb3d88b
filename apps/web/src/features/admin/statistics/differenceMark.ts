import { formatNumber } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";

/** A difference with the period before, as a ranked list prints and says it. */
export interface DifferenceMark {
  readonly delta?: string;
  readonly summary?: string;
}

/** « +3 » and « 3 de plus que la période précédente », from values as they are printed; nothing where there was none before. */
export function differenceMark(value: number, previous: number | null): DifferenceMark {
  if (previous === null) return {};
  const difference = Math.round(value) - Math.round(previous);
  if (difference === 0) return { delta: "=", summary: "comme la période précédente" };
  const amount = formatNumber(Math.abs(difference));
  return {
    delta: `${difference > 0 ? "+" : "−"}${amount}`,
    summary: typeset(`${amount} de ${difference > 0 ? "plus" : "moins"} que la période précédente`),
  };
}
