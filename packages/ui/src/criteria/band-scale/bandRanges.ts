import { readDigits, roundTo } from "../../foundations/internal/digits.ts";
import type { GaugeBand, GaugeScale } from "../criterion-gauge/gaugeScale.ts";
import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";

interface RangeFormat {
  readonly scale: GaugeScale;
  /** Whole steps: every value of a band can be named. */
  readonly steps: boolean;
  readonly fractionDigits: number;
  readonly print: (value: number) => string;
  readonly printWithUnit: (value: number) => string;
}

/**
 * The values of each band in words, worst band first: « moins de 50 », « 50 à 69 », « 70 et plus ». A limit belongs
 * to its own band, so the band before it ends one printed step earlier.
 */
export function bandRanges(
  bands: readonly GaugeBand[],
  { scale, steps, fractionDigits, print, printWithUnit }: RangeFormat,
  words: ChartMessages["bandScale"],
): string[] {
  const { direction, min, max } = scale;
  const higher = direction === "higher";
  const step = 10 ** -readDigits(fractionDigits);
  const between = (low: number, high: number): string =>
    low === high ? printWithUnit(low) : words.between({ from: print(low), to: printWithUnit(high) });
  return bands.map(({ from: limit }, index) => {
    const next = bands[index + 1]?.from;
    // The last value that is still in this band: one step towards the worse end from the next limit.
    const last = next === undefined ? undefined : roundTo(next + (higher ? -step : step), fractionDigits);
    if (steps) {
      const worst = limit ?? (higher ? min : max);
      const best = last ?? (higher ? max : min);
      return between(Math.min(worst, best), Math.max(worst, best));
    }
    if (limit === undefined && next === undefined) return between(min, max);
    if (limit === undefined && next !== undefined) {
      return higher
        ? words.under({ limit: printWithUnit(next) })
        : words.over({ limit: printWithUnit(next) });
    }
    const own = limit ?? min;
    if (last === undefined)
      return higher ? words.from({ limit: printWithUnit(own) }) : words.upTo({ limit: printWithUnit(own) });
    return between(Math.min(own, last), Math.max(own, last));
  });
}
