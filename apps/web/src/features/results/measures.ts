import { formatNumber, type CriterionResult } from "@carnation/domain";
import type { CriterionReading } from "@carnation/ui/criterion-gauge";
import { toAreaReading, toSubMetricReading } from "./toReading.ts";

/** A unit as it follows its value: « 59/100 », « 0,5 % »; a count needs none: « Imperfections repérées 3 ». */
function unitText(unit: string): string {
  if (unit === "" || unit === "nombre") return "";
  return unit === "/100" ? unit : `\u00A0${unit}`;
}

/** A line under a criterion: a small gauge where there is a scale, words otherwise. */
export type Measure =
  | { readonly key: string; readonly reading: CriterionReading }
  | { readonly key: string; readonly label: string; readonly text: string };

/** The secondary measures of a criterion. */
export function toSubMeasures({ criterion, subMetrics }: CriterionResult): readonly Measure[] {
  return subMetrics.map((metric) => {
    const reading = toSubMetricReading(criterion, metric);
    if (reading) return { key: metric.techName, reading };
    return {
      key: metric.techName,
      label: metric.label,
      text: formatNumber(metric.value, metric.value < 1 ? 2 : 1) + unitText(metric.unit),
    };
  });
}

/** The values of a criterion on the parts of the face; the whole face is the criterion's own value. */
export function toAreaMeasures({ criterion, areas }: CriterionResult): readonly Measure[] {
  return areas
    .filter(({ name }) => name !== "face")
    .map(({ name, label, value }) => ({ key: name, reading: toAreaReading(criterion, label, value) }));
}
