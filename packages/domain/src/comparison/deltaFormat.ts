import type { SubMetric } from "../criterion/criterion.ts";
import { formatAge } from "../format/ageFormat.ts";
import { plural } from "../format/countFormat.ts";
import type { FormatOptions } from "../format/formatOptions.ts";
import { formatSigned } from "../format/numberFormat.ts";
import { NO_BREAK_SPACE } from "../text/signs.ts";
import { subMetricDigits } from "./secondaryComparison.ts";

/** A difference of ages in words, in years: "2 ans de moins", "1 an de plus". */
export function formatAgeDelta(delta: number): string {
  return `${formatAge(Math.abs(delta))} de ${delta < 0 ? "moins" : "plus"}`;
}

/**
 * A difference of a secondary measure: "−2" for counts, "+6 points" for scores and "+1,5 point" for shares of the
 * skin, where a percent sign would read as a ratio of the two.
 */
export function formatSubMetricDelta(
  subMetric: SubMetric,
  delta: number,
  options: FormatOptions = {},
): string {
  const number = formatSigned(delta, subMetricDigits(subMetric), options);
  return subMetric.unit === "nombre"
    ? number
    : `${number}${NO_BREAK_SPACE}${plural(delta, "point", "points")}`;
}
