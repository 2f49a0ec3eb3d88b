import {
  isAge,
  notMeasuredTexts,
  shownValue,
  type BandThresholds,
  type Criterion,
  type CriterionResult,
  type SubMetricValue,
} from "@carnation/domain";
import type { CriterionReading, GaugeBand } from "@carnation/ui/criterion-gauge";

/** The stretch of ages, in years, on which a perceived age is drawn; a value beyond stays at the end. */
const AGE_SCALE = { min: 18, max: 80 } as const;

/** The three bands of a criterion, worst first. */
function toBands(thresholds: BandThresholds | null): readonly GaugeBand[] {
  if (!thresholds) return [];
  return [
    { tone: "priority" },
    { tone: "maintain", from: thresholds.medium },
    { tone: "strength", from: thresholds.good },
  ];
}

function scaleOf(
  criterion: Criterion,
): Pick<CriterionReading, "min" | "max" | "direction" | "scale" | "unit"> {
  return {
    ...(isAge(criterion) ? AGE_SCALE : { min: criterion.min, max: criterion.max }),
    direction: criterion.direction,
    scale: criterion.unit === "/4" ? "steps" : "continuous",
    unit: criterion.unit,
  };
}

/** A criterion of a result as the kit's gauges and rows show it. */
export function toReading(result: CriterionResult): CriterionReading {
  const { criterion, value, band, confidence, reason } = result;
  const notMeasured = value === null && reason ? notMeasuredTexts[reason] : null;
  return {
    ...scaleOf(criterion),
    label: criterion.label,
    value: value === null ? null : shownValue(criterion, value),
    bands: toBands(criterion.thresholds),
    phrase: band ? criterion.bandWords[band] : undefined,
    stableThreshold: criterion.stable,
    confidence: confidence ?? undefined,
    reason: notMeasured?.sentence,
    remedy: notMeasured?.remedy,
  };
}

/** The value of a criterion on one area of the face, on the criterion's own scale. */
export function toAreaReading(criterion: Criterion, label: string, value: number): CriterionReading {
  return {
    ...scaleOf(criterion),
    label,
    value: shownValue(criterion, value),
    bands: toBands(criterion.thresholds),
  };
}

/** A secondary measure as a gauge; null for the counts and densities, which have no scale to be drawn on. */
export function toSubMetricReading(criterion: Criterion, metric: SubMetricValue): CriterionReading | null {
  if (metric.unit !== "/100" || criterion.unit !== "/100" || metric.direction !== criterion.direction)
    return null;
  return toAreaReading(criterion, metric.label, metric.value);
}
