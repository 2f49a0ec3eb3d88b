import type { AgeObstacle } from "../age/ageObstacle.ts";
import type { NotMeasuredReason } from "../criteria/measure.ts";

/** Measure of how far a score can be trusted. */
export type Confidence = "high" | "medium" | "low";

/** The values of one area, by wire names. */
export interface AreaResult {
  readonly area_name: string;
  readonly main_metric: { readonly value: number };
  readonly sub_metrics?: readonly { readonly tech_name: string; readonly value: number }[];
}

/** One algorithm's entry of a result file; the shape that `@carnation/domain` parses. */
export interface AnalysisEntry {
  readonly algorithm_version_id: number;
  readonly algorithm_tech_name: string;
  readonly engine_version: string;
  readonly result: {
    /** Empty when `not_measured` is set. */
    readonly area_results: readonly AreaResult[];
    readonly confidence: Confidence;
    /** Measure of how far the truth may lie from the main value, in its own unit; absent when the criterion's own says it. */
    readonly margin?: number;
    /** Redness of the whole skin over the white of the eyes, hundredths of a decade: see `skinErythema`. */
    readonly skin_erythema?: number;
    readonly not_measured?: { readonly reason: NotMeasuredReason | AgeObstacle };
  };
}
