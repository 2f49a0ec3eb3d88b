import * as v from "valibot";
import { type NotMeasuredReason, notMeasuredReasons } from "./notMeasured.ts";
import { numericSchema } from "./numericSchema.ts";

/** Area of a result entry that does not name one (specification 3). */
export const DEFAULT_AREA = "face";

/** A text, or null for whatever else stands in its place. */
const textOrNull = v.fallback(v.nullable(v.string()), null);

/** A list, or an empty one for whatever else stands in its place. */
const listOrNone = v.fallback(v.array(v.unknown()), []);

/** A secondary measure of an area, as written in a result file. */
export const subMetricSchema = v.object({ tech_name: v.string(), value: numericSchema });

/** The measure of one area of the face, as written in a result file. */
export const areaResultSchema = v.object({
  area_name: textOrNull,
  main_metric: v.object({ value: numericSchema }),
  sub_metrics: listOrNone,
});

/** Measure of how sure an engine may say that it is, the surest first. */
export const confidences = ["high", "medium", "low"] as const;

/** Measure of how sure the engine is of a score. */
export type Confidence = (typeof confidences)[number];

/**
 * The outside of an entry. Only its result must be there: areas and sub-metrics are parsed one by one, so that one
 * broken area does not lose the others, and an unknown confidence or reason does not lose the score. The name of the
 * algorithm stands beside the result (our engine) or inside it (a provider).
 */
export const resultEntrySchema = v.object({
  algorithm_version_id: v.fallback(v.nullable(numericSchema), null),
  algorithm_tech_name: textOrNull,
  engine_version: textOrNull,
  is_ok: v.fallback(v.boolean(), true),
  result: v.object({
    algorithm_tech_name: textOrNull,
    area_results: listOrNone,
    confidence: v.fallback(v.nullable(v.picklist(confidences)), null),
    margin: v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null),
    skin_erythema: v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null),
    not_measured: v.fallback(
      v.nullable(v.object({ reason: v.fallback(v.picklist(notMeasuredReasons), "not-supported") })),
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
    /**
     * Within how much of the value 19 of 20 photos of the same face would lie; of an age, how far the truth may lie from
     * it. In the unit of the value.
     */
    readonly margin?: number;
    /**
     * Redness of the whole skin over that of the white of the eyes, in hundredths of a decade: where two photos differ in it, a
     * criterion made of colour contrasts does not compare. Absent where the white of the eyes does not show it.
     */
    readonly skin_erythema?: number;
    /** Set instead of a score, with an empty `area_results`. */
    readonly not_measured?: { readonly reason: NotMeasuredReason };
  };
}
