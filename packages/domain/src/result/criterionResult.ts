import { bandOf } from "../criterion/band.ts";
import type { Band, Criterion } from "../criterion/criterion.ts";
import type { CriterionResult } from "./diagnosisResult.ts";
import { mainArea, type ParsedEntry } from "./parsedEntry.ts";

/** What the bands and labels of a result need beside the entries. */
export interface CriterionResultOptions {
  /** Real age in years: without it the perceived ages have no band. */
  readonly realAge?: number | undefined;
}

/** What an entry says about a criterion. An entry with a reason for not measuring has no value, whatever else it holds. */
export function measuredResult(
  criterion: Criterion,
  entry: ParsedEntry,
  { realAge }: CriterionResultOptions,
): CriterionResult {
  const main = entry.notMeasured ? undefined : mainArea(entry);
  if (!main) return notMeasuredResult(criterion, entry.notMeasured);
  return {
    criterion,
    value: main.value,
    reason: null,
    confidence: entry.confidence,
    margin: entry.margin,
    band: bandOfMeasure(criterion, { value: main.value, margin: entry.margin }, { realAge }),
    areas: criterion.areas.flatMap(({ name, label }) => {
      const area = entry.areas.find((candidate) => candidate.name === name);
      return area ? [{ name, label, value: area.value }] : [];
    }),
    subMetrics: criterion.subMetrics.flatMap((subMetric) => {
      const value = main.subMetrics.get(subMetric.techName);
      return value === undefined ? [] : [{ ...subMetric, value }];
    }),
    convertedFrom: null,
  };
}

/** The band of a measure with its margin; null where there is none to be in. */
export function bandOfMeasure(
  criterion: Criterion,
  { value, margin }: { readonly value: number; readonly margin: number | null },
  { realAge }: CriterionResultOptions,
): Band | null {
  if (isWithinMargin(criterion, value - (realAge ?? 0), margin)) return null;
  return bandOf(criterion, value, { realAge });
}

/** Whether an age lies so near the real one that the engine cannot tell them apart: it is then in no band. */
function isWithinMargin({ ageGap }: Criterion, gap: number, margin: number | null): boolean {
  return ageGap !== null && margin !== null && Math.abs(gap) < margin;
}

/** A result as it is shown: of a criterion that is looked at and not scored, nothing of its value is left. */
export function observedResult(result: CriterionResult): CriterionResult {
  const { criterion, value } = result;
  return criterion.observed && value !== null ? notMeasuredResult(criterion, "observed") : result;
}

/** The result of a criterion without a score; the reason is null when nobody gave one. */
export function notMeasuredResult(
  criterion: Criterion,
  reason: CriterionResult["reason"] = null,
): CriterionResult {
  return {
    criterion,
    value: null,
    reason,
    confidence: null,
    margin: null,
    band: null,
    areas: [],
    subMetrics: [],
    convertedFrom: null,
  };
}
