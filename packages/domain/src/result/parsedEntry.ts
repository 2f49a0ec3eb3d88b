import * as v from "valibot";
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
  readonly algorithmId: number;
  readonly technicalName: string | null;
  readonly engineVersion: string | null;
  readonly confidence: Confidence | null;
  readonly notMeasured: NotMeasuredReason | null;
  readonly areas: readonly ParsedArea[];
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
  const { algorithm_version_id, algorithm_tech_name, engine_version, result } = parsed.output;
  return {
    algorithmId: algorithm_version_id,
    technicalName: algorithm_tech_name ?? null,
    engineVersion: engine_version ?? null,
    confidence: result.confidence ?? null,
    notMeasured: result.not_measured?.reason ?? null,
    areas: (result.area_results ?? []).flatMap(parseArea),
  };
}

/** The area that stands for the whole face; undefined when the entry has parts of it only. */
export function mainArea(entry: ParsedEntry): ParsedArea | undefined {
  return entry.areas.find((area) => area.name === DEFAULT_AREA);
}

function parseArea(input: unknown): ParsedArea[] {
  const parsed = v.safeParse(areaResultSchema, input);
  if (!parsed.success) return [];
  const { area_name, main_metric, sub_metrics } = parsed.output;
  const subMetrics = (sub_metrics ?? []).flatMap(parseSubMetric);
  return [{ name: area_name, value: main_metric.value, subMetrics: new Map(subMetrics) }];
}

function parseSubMetric(input: unknown): [techName: string, value: number][] {
  const parsed = v.safeParse(subMetricSchema, input);
  return parsed.success ? [[parsed.output.tech_name, parsed.output.value]] : [];
}
