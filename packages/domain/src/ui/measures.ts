import { shownSubMetricValue, subMetricDigits } from "../comparison/secondaryComparison.ts";
import type { AreaName } from "../criterion/areaLabels.ts";
import type { Criterion, SubMetric } from "../criterion/criterion.ts";
import { formatNumber } from "../format/numberFormat.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import { NO_BREAK_SPACE } from "../text/signs.ts";
import { type Reading, scaleReading } from "./reading.ts";

/** A line under a criterion: a small gauge where there is a scale, words otherwise. */
export type Measure =
  | { readonly id: string; readonly reading: Reading }
  | { readonly id: string; readonly label: string; readonly text: string };

const WHOLE_FACE = "face" satisfies AreaName;

/** The secondary measures of a criterion; counts and densities have no scale to be drawn on. */
export function subMeasures({ criterion, subMetrics }: CriterionResult): readonly Measure[] {
  return subMetrics.map((subMetric): Measure => {
    const { techName: id, label, value } = subMetric;
    return hasScaleOf(criterion, subMetric)
      ? { id, reading: scaleReading(criterion, label, value) }
      : { id, label, text: measureText(subMetric, value) };
  });
}

/** The values of a criterion on the parts of the face; the whole face is the criterion's own value. */
export function areaMeasures({ criterion, areas }: CriterionResult): readonly Measure[] {
  return areas
    .filter(({ name }) => name !== WHOLE_FACE)
    .map(({ name, label, value }) => ({ id: name, reading: scaleReading(criterion, label, value) }));
}

function hasScaleOf({ unit, direction }: Criterion, subMetric: SubMetric): boolean {
  return unit === "/100" && subMetric.unit === unit && subMetric.direction === direction;
}

/** « 59/100 », « 0,5 % »; a count needs no unit: « 3 ». */
function measureText(subMetric: SubMetric, value: number): string {
  const { unit } = subMetric;
  const number = formatNumber(shownSubMetricValue(subMetric, value), subMetricDigits(subMetric));
  if (unit === "nombre") return number;
  return unit === "/100" ? `${number}${unit}` : `${number}${NO_BREAK_SPACE}${unit}`;
}
