import type { Curve } from "../constants/engine.ts";
import { MASK } from "../constants/masks.ts";
import { amountOfScore } from "../curve/scoreCurve.ts";

/** Describes what a criterion finds at any place of the skin, so that it can be shown where it comes from. */
export interface LocalAmount {
  /** The amount over some pixels of the skin's interior, at least one, as the criterion adds it up over an area. */
  readonly over: (pixels: readonly number[]) => number;
  /** Amounts from which a place is lightly, moderately, strongly concerned; increasing, above 0. */
  readonly levels: readonly number[];
}

/** The amounts at which a place that was scored alone would leave each of the bands. */
export const levelsOf = (curve: Curve): number[] =>
  MASK.heatScores.map((score) => amountOfScore(score, curve));
