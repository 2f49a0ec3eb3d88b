import type { Band, Criterion, CriterionId, SubMetric } from "../criterion/criterion.ts";
import type { ImageQuality } from "./imageQuality.ts";
import type { NotMeasuredReason } from "./notMeasured.ts";
import type { Confidence } from "./resultEntry.ts";

/** The value of one area of the face. */
export interface AreaValue {
  readonly name: string;
  readonly label: string;
  readonly value: number;
}

/** The value of one secondary measure. */
export interface SubMetricValue extends SubMetric {
  readonly value: number;
}

/** What a diagnosis says about one criterion. */
export interface CriterionResult {
  readonly criterion: Criterion;
  /** The measured value, unrounded; null when the criterion was not measured, which is never zero. */
  readonly value: number | null;
  /** Why there is no value, when the engine said so. */
  readonly reason: NotMeasuredReason | null;
  readonly confidence: Confidence | null;
  readonly band: Band | null;
  readonly areas: readonly AreaValue[];
  readonly subMetrics: readonly SubMetricValue[];
  /** The raw measure that the value was converted from, where it was not written as such. */
  readonly convertedFrom: { readonly techName: string; readonly value: number } | null;
}

/** Why an entry of a result file was left out. */
export type SkipReason = "not-a-list" | "malformed" | "unknown-algorithm" | "duplicate" | "no-main-area";

/** A parsed diagnosis result: always the 13 criteria, in their order. */
export interface DiagnosisResult {
  readonly criteria: readonly CriterionResult[];
  readonly imageQuality: ImageQuality | null;
  /** Version of the engine that wrote the entries; results of different versions are not comparable. */
  readonly engineVersion: string | null;
  /** Entries that were left out, for the log. */
  readonly skipped: readonly { readonly entry: unknown; readonly reason: SkipReason }[];
  /** Criteria whose value lies outside their range: shown clamped, and to be logged. */
  readonly outOfRange: readonly { readonly id: CriterionId; readonly value: number }[];
}
