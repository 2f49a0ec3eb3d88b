import type { Band, Criterion, CriterionId, SubMetric } from "../criterion/criterion.ts";
import type { VerifiedScore } from "../mark/markReview.ts";
import type { ImageQuality } from "./imageQuality.ts";
import type { NotMeasuredReason } from "./notMeasured.ts";
import type { Confidence } from "./resultEntry.ts";

/** The value of one area of the face. */
export interface AreaValue {
  /** Name in result files. */
  readonly name: string;
  /** French name. */
  readonly label: string;
  /** On the criterion's own scale, unrounded. */
  readonly value: number;
}

/** The value of one secondary measure. */
export interface SubMetricValue extends SubMetric {
  /** In the sub-metric's own unit, unrounded. */
  readonly value: number;
}

/** Describes what a diagnosis says about one criterion. */
export interface CriterionResult {
  readonly criterion: Criterion;
  /** The measured value, unrounded; null when the criterion was not measured, which is never zero. */
  readonly value: number | null;
  /** Reason why there is no value, when the engine said so. */
  readonly reason: NotMeasuredReason | null;
  /** Measure of how sure the engine is; null when it does not say. */
  readonly confidence: Confidence | null;
  /**
   * Within how much of the value 19 of 20 photos of the same face, taken as this one was, would lie; of an age, how far
   * the truth may lie from it. In the unit of the value; null when the engine does not say.
   */
  readonly margin: number | null;
  /**
   * Redness of the whole skin over that of the white of the eyes, in hundredths of a decade; absent where the engine does
   * not say, or the criterion does not depend on it.
   */
  readonly skinErythema?: number | undefined;
  /** Null without a value, and for an age whose real age is unknown. */
  readonly band: Band | null;
  readonly areas: readonly AreaValue[];
  readonly subMetrics: readonly SubMetricValue[];
  /** The score of marks that the professional verified, in place of the engine's; absent where she did not. */
  readonly verified?: VerifiedScore | undefined;
  /** The raw measure that the value was converted from, where it was not written as such. */
  readonly convertedFrom: { readonly techName: string; readonly value: number } | null;
}

/**
 * Reason why a part of a result file was left out: the whole is no list; an entry is none; its algorithm is unknown, says
 * that it failed, was read already, or did not measure the whole face; one of its areas or sub-metrics has no number.
 */
export type SkipReason =
  | "not-a-list"
  | "malformed"
  | "unknown-algorithm"
  | "failed"
  | "duplicate"
  | "no-main-area"
  | "malformed-area"
  | "malformed-sub-metric";

/** A part of a result file that was left out. */
export interface SkippedPart {
  /** The part as it was written. */
  readonly entry: unknown;
  readonly reason: SkipReason;
}

/** A parsed diagnosis result: always all the criteria in force (13 by default), in their order. */
export interface DiagnosisResult {
  readonly criteria: readonly CriterionResult[];
  readonly imageQuality: ImageQuality | null;
  /** Version of the engine that wrote the entries; results of different versions are not comparable. */
  readonly engineVersion: string | null;
  /** Holds what was left out, for the log. */
  readonly skipped: readonly SkippedPart[];
  /** Criteria whose value lies outside their range: shown clamped, and to be logged. */
  readonly outOfRange: readonly { readonly id: CriterionId; readonly value: number }[];
}

/**
 * Tells whether a result says anything of a face. The functions write an entry for each criterion, with the reason when it was
 * not measured: a file in which no criterion has a value or a reason is no result, whatever it is.
 */
export function holdsAnyCriterion({ criteria }: Pick<DiagnosisResult, "criteria">): boolean {
  return criteria.some(({ value, reason }) => value !== null || reason !== null);
}
