import { shownValue } from "../criterion/band.ts";
import type { Criterion } from "../criterion/criterion.ts";

const GROUP_SPACE = "\u202F";
const UNIT_SPACE = "\u00A0";

/**
 * A number in French: "1 234,5", with a narrow no-break space between groups.
 * Runtimes disagree on which no-break space French uses, so the separators are set here.
 * @param fractionDigits largest number of decimals
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  return new Intl.NumberFormat("fr-FR", { maximumFractionDigits: fractionDigits })
    .formatToParts(value)
    .map(({ type, value: text }) => (type === "group" ? GROUP_SPACE : text))
    .join("");
}

/** A share between 0 and 1 as a French percentage: 0.64 is "64 %". */
export function formatPercent(share: number, fractionDigits = 0): string {
  return `${formatNumber(share * 100, fractionDigits)}${UNIT_SPACE}%`;
}

/** A criterion's value with its unit, as shown: "82/100", "3/4", "41 ans", "1 an". */
export function formatScore(criterion: Criterion, value: number): string {
  const shown = shownValue(criterion, value);
  if (criterion.unit !== "ans") return `${shown}${criterion.unit}`;
  return `${shown}${UNIT_SPACE}${shown < 2 ? "an" : "ans"}`;
}
