import { NO_BREAK_SPACE } from "../text/signs.ts";
import type { FormatOptions } from "./formatOptions.ts";
import { formatNumber } from "./numberFormat.ts";

/**
 * The form of a French word that goes with a number: singular below 2, zero and decimals included ("0 photo",
 * "1,5 point", "2 photos").
 */
export function plural(count: number, one: string, several: string): string {
  return Math.abs(count) < 2 ? one : several;
}

/** A number with its word: "1 photo", "1 234 photos". */
export function formatCount(
  count: number,
  one: string,
  several: string,
  options: FormatOptions = {},
): string {
  return `${formatNumber(count, 0, options)}${NO_BREAK_SPACE}${plural(count, one, several)}`;
}
