import { formatNumber, type CriterionResult } from "@carnation/domain";
import type { CriterionReading } from "@carnation/ui/criterion-gauge";
import { toAreaReading, toSubMetricReading } from "./toReading.ts";

/** Units as they follow a value. A count needs none: « Imperfections repérées 3 ». */
const unitTexts: Readonly<Record<string, string>> = { "%": "\u00A0%", "/100": "/100" };

/** A line under a criterion: a small gauge where there is a scale, words otherwise. */
export type Measure =
  | { readonly key: string; readonly reading: CriterionReading }
  | { readonly key: string; readonly label: string; readonly text: string };

/** The secondary measures of a criterion. */
export function toSubMeasures({ criterion, subMetrics }: CriterionResult): readonly Measure[] {
  return subMetrics.map((metric) => {
    const reading = toSubMetricReading(criterion, metric);
    if (reading) return { key: metric.techName, reading };
    const unit = unitTexts[metric.unit] ?? "";
    return { key: metric.techName, label: metric.label, text: `${formatNumber(metric.value, 1)}${unit}` };
  });
}

/** The values of a criterion on the parts of the face; the whole face is the criterion's own value. */
export function toAreaMeasures({ criterion, areas }: CriterionResult): readonly Measure[] {
  return areas
    .filter(({ name }) => name !== "face")
    .map(({ name, label, value }) => ({ key: name, reading: toAreaReading(criterion, label, value) }));
}
