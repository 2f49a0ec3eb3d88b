import * as v from "valibot";
import { type NotMeasuredReason, notMeasuredReasons } from "./notMeasured.ts";

/** Area of a result entry that does not name one. */
export const DEFAULT_AREA = "face";

const metric = v.object({ value: v.pipe(v.number(), v.finite()) });

/** A secondary measure of an area, as written in a result file. */
export const subMetricSchema = v.object({ tech_name: v.string(), value: v.pipe(v.number(), v.finite()) });

/** The measure of one area of the face, as written in a result file. */
export const areaResultSchema = v.object({
  area_name: v.optional(v.string(), DEFAULT_AREA),
  main_metric: metric,
  sub_metrics: v.nullish(v.array(v.unknown())),
});

const confidences = ["high", "medium", "low"] as const;

/** How sure the engine is of a score. */
export type Confidence = (typeof confidences)[number];

/**
 * The outside of an entry. Areas and sub-metrics are parsed one by one, so that one broken area
 * does not lose the others, and an unknown confidence or reason does not lose the score.
 */
export const resultEntrySchema = v.object({
  algorithm_version_id: v.number(),
  algorithm_tech_name: v.nullish(v.string()),
  engine_version: v.nullish(v.string()),
  result: v.object({
    area_results: v.nullish(v.array(v.unknown())),
    confidence: v.fallback(v.nullish(v.picklist(confidences)), null),
    not_measured: v.fallback(
      v.nullish(v.object({ reason: v.fallback(v.picklist(notMeasuredReasons), "not-supported") })),
      null,
    ),
  }),
});

/** One entry of a diagnosis result file (a JSON array of these), as an engine writes it. */
export interface ResultEntry {
  readonly algorithm_version_id: number;
  readonly algorithm_tech_name?: string;
  readonly engine_version?: string;
  readonly result: {
    readonly area_results: readonly {
      readonly area_name: string;
      readonly main_metric: { readonly value: number };
      readonly sub_metrics?: readonly { readonly tech_name: string; readonly value: number }[] | null;
    }[];
    readonly confidence?: Confidence;
    /** Set instead of a score, with an empty `area_results`. */
    readonly not_measured?: { readonly reason: NotMeasuredReason };
  };
}
