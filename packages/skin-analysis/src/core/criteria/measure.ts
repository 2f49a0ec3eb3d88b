import type { AreaName } from "../faceMaps/areas.ts";
import type { HiddenReason } from "../skin/hiddenReason.ts";

/** A secondary measure by its wire name; its unit is its criterion's business. */
interface SubMeasure {
  readonly name: string;
  readonly value: number;
}

/** The score of one area: 0 to 100, higher is better; years for an age. */
export interface AreaMeasure {
  readonly area: AreaName;
  readonly score: number;
  readonly sub?: readonly SubMeasure[];
}

/** Reason why a criterion has no score. A criterion itself says `area-hidden`; what hides it is found out for all of them. */
export type NotMeasuredReason =
  | "face-too-small"
  | "area-hidden"
  | HiddenReason
  | "expression"
  | "low-quality"
  | "not-supported"
  /** The installation does without this criterion. */
  | "switched-off"
  /** No method was shown to be good enough. */
  | "not-reliable"
  /** One front photo cannot show it. */
  | "needs-three-quarter-view";

/** Describes what a criterion says of a face: the whole face first, then its parts; or why it says nothing. */
export type Measure = readonly [AreaMeasure, ...AreaMeasure[]] | NotMeasuredReason;
