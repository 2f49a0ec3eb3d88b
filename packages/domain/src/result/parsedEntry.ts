import * as v from "valibot";
import type { SkippedPart } from "./diagnosisResult.ts";
import type { NotMeasuredReason } from "./notMeasured.ts";
import {
  areaResultSchema,
  type Confidence,
  DEFAULT_AREA,
  resultEntrySchema,
  subMetricSchema,
} from "./resultEntry.ts";

/** A result entry whose broken areas and sub-metrics have been left out. */
export interface ParsedEntry {
  readonly algorithmId: number | null;
  readonly technicalName: string | null;
  readonly engineVersion: string | null;
  /** True when the algorithm says that it failed (`is_ok: false`). */
  readonly failed: boolean;
  readonly confidence: Confidence | null;
  readonly margin: number | null;
  readonly skinErythema: number | null;
  readonly notMeasured: NotMeasuredReason | null;
  readonly areas: readonly ParsedArea[];
  /** Holds what was left out of it. */
  readonly skipped: readonly SkippedPart[];
}

interface ParsedArea {
  readonly name: string;
  readonly value: number;
  readonly subMetrics: ReadonlyMap<string, number>;
}

/** Reads one entry of a result file; null when it is not an entry at all. */
export function parseEntry(input: unknown): ParsedEntry | null {
  const parsed = v.safeParse(resultEntrySchema, input);
  if (!parsed.success) return null;
  const { algorithm_version_id, algorithm_tech_name, engine_version, is_ok, result } = parsed.output;
  const technicalName = result.algorithm_tech_name ?? algorithm_tech_name;
  const skipped: SkippedPart[] = [];
  return {
    algorithmId: algorithm_version_id,
    technicalName: technicalName === null ? null : plainName(technicalName),
    engineVersion: engine_version,
    failed: !is_ok,
    confidence: result.confidence,
    margin: result.margin,
    skinErythema: result.skin_erythema,
    notMeasured: result.not_measured?.reason ?? null,
    areas: result.area_results.flatMap((area) => parseArea(area, skipped)),
    skipped,
  };
}

/** The area that stands for the whole face; undefined when the entry has parts of it only. */
export function mainArea(entry: ParsedEntry): ParsedArea | undefined {
  return entry.areas.find((area) => area.name === DEFAULT_AREA);
}

function parseArea(input: unknown, skipped: SkippedPart[]): ParsedArea[] {
  const parsed = v.safeParse(areaResultSchema, input);
  if (!parsed.success) {
    skipped.push({ entry: input, reason: "malformed-area" });
    return [];
  }
  const { area_name, main_metric, sub_metrics } = parsed.output;
  const subMetrics = sub_metrics.flatMap((subMetric) => parseSubMetric(subMetric, skipped));
  const name = plainName(area_name ?? "") || DEFAULT_AREA;
  return [{ name, value: main_metric.value, subMetrics: new Map(subMetrics) }];
}

function parseSubMetric(input: unknown, skipped: SkippedPart[]): [techName: string, value: number][] {
  const parsed = v.safeParse(subMetricSchema, input);
  if (parsed.success) return [[plainName(parsed.output.tech_name), parsed.output.value]];
  skipped.push({ entry: input, reason: "malformed-sub-metric" });
  return [];
}

/** A technical name as we write it: providers also send "Sagging score" and "sagging-score". */
function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, "_");
}
