import type { Verdict } from "../score-delta/verdict.ts";
import type { TrendDate } from "./trendLayout.ts";

/** One reading of the criterion. */
export interface TrendPoint {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Moment when it was measured. */
  readonly date: TrendDate;
  /** In the unit of the criterion; `null` is not measured: the line breaks there. */
  readonly value: number | null;
  /** Draws the shape of a verdict instead of that of the band. */
  readonly verdict?: Verdict | undefined;
  /** True for a measure of low confidence: it has no band. @default false */
  readonly indicative?: boolean | undefined;
}

/** Something that happened meanwhile: « Routine commencée ». */
export interface TrendNote {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Moment when it happened. */
  readonly date: TrendDate;
  /** Holds what happened: « Début de la routine ». */
  readonly label: string;
}
