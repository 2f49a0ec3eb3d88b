import { scoredCriteria, scoreOf, type Reading } from "./reading.ts";
import { correlation } from "./statistics.ts";

/** A photo's scores beside the lightness of the skin on it. */
export interface ToneSample {
  /** Median L* of the visible skin, 0 to 100. */
  readonly lightness: number;
  readonly reading: Reading;
}

/** Measure of how far a score follows the skin's lightness. */
export interface ToneLink {
  readonly criterion: string;
  readonly count: number;
  /** Pearson's r of score and L*. Positive: lighter skin scores better. NaN for fewer than three photos. */
  readonly r: number;
  /** [L*, score] of each photo. */
  readonly points: readonly (readonly [number, number])[];
}

/** The link of each score with the skin's own lightness. */
export const toneLinksOf = (samples: readonly ToneSample[]): ToneLink[] =>
  scoredCriteria.map(({ key }) => {
    const points = samples.flatMap(({ lightness, reading }) => {
      const score = scoreOf(reading, key);
      return score === undefined ? [] : [[lightness, score] as const];
    });
    return { criterion: key, count: points.length, r: correlation(points), points };
  });
