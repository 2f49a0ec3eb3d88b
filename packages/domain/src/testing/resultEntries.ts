import type { ResultEntry } from "../result/resultEntry.ts";

type Result = ResultEntry["result"];
type AreaResult = Result["area_results"][number];

/** An entry that measures the whole face. */
export function entry(id: number, value: number, result: Partial<Result> = {}): ResultEntry {
  return { algorithm_version_id: id, result: { area_results: [area("face", value)], ...result } };
}

/** The measure of one area. */
export function area(
  name: string,
  value: number,
  subMetrics: Readonly<Record<string, number>> = {},
): AreaResult {
  return {
    area_name: name,
    main_metric: { value },
    sub_metrics: Object.entries(subMetrics).map(([tech_name, value]) => ({ tech_name, value })),
  };
}

/** An entry of a criterion that could not be measured. */
export function notMeasured(id: number, reason: NonNullable<Result["not_measured"]>["reason"]): ResultEntry {
  return { algorithm_version_id: id, result: { area_results: [], not_measured: { reason } } };
}
