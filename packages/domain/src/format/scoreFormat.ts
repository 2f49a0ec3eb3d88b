import type { Criterion } from "../criterion/criterion.ts";
import { NO_BREAK_SPACE } from "../text/signs.ts";
import { plural } from "./countFormat.ts";
import type { FormatOptions } from "./formatOptions.ts";
import { formatSigned } from "./numberFormat.ts";

const deltaWords: Readonly<Record<Criterion["unit"], readonly [one: string, several: string]>> = {
  "/100": ["point", "points"],
  ans: ["an", "ans"],
  "/4": ["niveau", "niveaux"],
};

/**
 * A difference between two shown values of a criterion: "+6 points", "−2 ans", "+1 niveau", "0 point".
 * @param delta later value minus earlier one, in the criterion's unit
 */
export function formatDelta(criterion: Criterion, delta: number, options: FormatOptions = {}): string {
  const [one, several] = deltaWords[criterion.unit];
  return `${formatSigned(delta, 0, options)}${NO_BREAK_SPACE}${plural(delta, one, several)}`;
}
