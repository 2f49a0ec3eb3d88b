import {
  type ComparabilityReason,
  comparedPhotos,
  type CriterionComparison,
  type DiagnosisComparison,
} from "@carnation/domain/comparison";
import { type Criterion, criterionById, criterionIds } from "@carnation/domain/criterion";
import { comparabilityCodes, comparisonObstacleKinds, verdicts } from "@carnation/domain/internal/comparison";
import { confidences, notMeasuredReasons } from "@carnation/domain/internal/result";
import * as v from "valibot";
import { documentPreviewSchema } from "../sending/documentPreview.ts";

const number = v.pipe(v.number(), v.finite());
const verdict = v.picklist(verdicts);
const side = v.object({
  id: v.string(),
  created: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((time) => new Date(time)),
  ),
});
const change = {
  before: v.nullable(number),
  after: v.nullable(number),
  delta: v.nullable(number),
  tendency: v.nullable(v.picklist(["better", "same", "worse"])),
};

const criterionInForce = v.object({
  id: v.picklist(criterionIds),
  text: v.string(),
  stable: number,
  /** Of its bands; null for what has none. */
  limits: v.nullable(v.object({ good: number, medium: number })),
});

const criterionSchema = v.object({
  ...change,
  criterion: criterionInForce,
  verdict,
  smallestChange: number,
  obstacle: v.nullable(
    v.object({
      kind: v.picklist(comparisonObstacleKinds),
      // One that a newer server knows loses no comparison.
      reason: v.nullable(v.fallback(v.picklist(notMeasuredReasons), "not-supported")),
    }),
  ),
  verified: v.boolean(),
  confidence: v.nullable(v.picklist(confidences)),
  areas: v.array(v.object({ ...change, area: v.string(), verdict })),
  subMetrics: v.array(v.object({ ...change, subMetric: v.string(), verdict: v.nullable(verdict) })),
});

const responseSchema = v.object({
  key: v.string(),
  before: side,
  after: side,
  criteria: v.array(criterionSchema),
  counts: v.object({
    improvement: number,
    watch: number,
    unconfirmed: number,
    stable: number,
    incomparable: number,
  }),
  comparability: v.object({
    level: v.picklist(["good", "caution", "poor"]),
    reasons: v.array(
      v.object({
        code: v.picklist(comparabilityCodes),
        aspect: v.picklist(["quality", "sharpness", "light", "framing", "pose", "engine-version"]),
        issue: v.picklist(["insufficient", "limited", "unknown", "different"]),
        photos: v.array(v.picklist(comparedPhotos)),
        level: v.picklist(["caution", "poor"]),
      }),
    ),
  }),
});

/** Answer of the callable `comparediagnosis`: plain data, of a criterion its id and what the settings make of it. */
export type ComparisonAnswer = v.InferInput<typeof responseSchema>;

/** A comparison as `comparediagnosis` answers it; `compareDiagnosisResponse` reads the same one back. */
export function toComparisonAnswer(comparison: DiagnosisComparison): ComparisonAnswer {
  const { key, before, after, criteria, counts, comparability } = comparison;
  return {
    key,
    before: { id: before.id, created: before.created.toISOString() },
    after: { id: after.id, created: after.created.toISOString() },
    criteria: criteria.map(({ criterion, areas, subMetrics, ...compared }) => ({
      ...compared,
      criterion: {
        id: criterion.id,
        text: criterion.text,
        stable: criterion.stable,
        limits: criterion.thresholds ?? criterion.ageGap,
      },
      areas: areas.map(({ area, ...moved }) => ({ ...moved, area: area.name })),
      subMetrics: subMetrics.map(({ subMetric, ...moved }) => ({ ...moved, subMetric: subMetric.techName })),
    })),
    counts,
    comparability: {
      level: comparability.level,
      reasons: comparability.reasons.map((reason): ReasonAnswer => ({
        ...reason,
        photos: [...reason.photos],
      })),
    },
  };
}

type ReasonAnswer = ComparisonAnswer["comparability"]["reasons"][number];

/** Answer of the callable `comparediagnosis`. Areas and secondary measures that this version does not know are left out. */
export const compareDiagnosisResponse = v.pipe(
  responseSchema,
  v.transform(({ criteria, comparability, ...rest }): DiagnosisComparison => {
    const reasons: readonly ComparabilityReason[] = comparability.reasons;
    return { ...rest, criteria: criteria.map(criterionOf), comparability: { ...comparability, reasons } };
  }),
);

function criterionOf({
  criterion: { id, text, stable, limits },
  areas,
  subMetrics,
  ...compared
}: v.InferOutput<typeof criterionSchema>): CriterionComparison {
  const known = criterionById(id);
  const criterion: Criterion = {
    ...known,
    text,
    stable,
    thresholds: known.thresholds && limits,
    ageGap: known.ageGap && limits,
  };
  return {
    ...compared,
    criterion,
    areas: areas.flatMap(({ area: name, ...moved }) => {
      const area = known.areas.find((one) => one.name === name);
      return area ? [{ area, ...moved }] : [];
    }),
    subMetrics: subMetrics.flatMap(({ subMetric: techName, ...moved }) => {
      const subMetric = known.subMetrics.find((one) => one.techName === techName);
      return subMetric ? [{ subMetric, ...moved }] : [];
    }),
  };
}

/** Answer of the callable `previewcomparisonreport`. */
export const previewComparisonReportResponse = v.object({
  ...documentPreviewSchema.entries,
  /** The generated recap that has to be read over before it is sent; null for none. */
  toReview: v.nullish(v.string(), null),
});

/** Answer of the callable `previewcomparisonreport`: what leaves, as it leaves. */
export type ComparisonReportPreview = v.InferOutput<typeof previewComparisonReportResponse>;
