import { bandOf } from "../criterion/band.ts";
import type { Band, Criterion } from "../criterion/criterion.ts";
import type { VerifiedScore } from "../mark/markReview.ts";
import type { CriterionResult } from "./diagnosisResult.ts";
import { mainArea, type ParsedEntry } from "./parsedEntry.ts";

/** Describes what the bands and labels of a result need beside the entries. */
export interface CriterionResultOptions {
  /** Real age in years: without it the perceived ages have no band. */
  readonly realAge?: number | undefined;
}

/** Gives what an entry says about a criterion. An entry with a reason for not measuring has no value, whatever else it holds. */
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
    ...(entry.skinErythema !== null && { skinErythema: entry.skinErythema }),
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

/** Tells whether an age lies so near the real one that the engine cannot tell them apart: it is then in no band. */
function isWithinMargin({ ageGap }: Criterion, gap: number, margin: number | null): boolean {
  return ageGap !== null && margin !== null && Math.abs(gap) < margin;
}

/**
 * A result as it is shown. Verified marks have their own score, whatever the engine's card says: it was not the engine that
 * said which marks are real. Of another criterion that is looked at and not scored, nothing of its value is left.
 */
export function shownResult(result: CriterionResult, verified: VerifiedScore | null): CriterionResult {
  const { criterion, value } = result;
  if (value === null) return result;
  if (verified !== null) return verifiedResult(result, verified);
  return criterion.observed ? notMeasuredResult(criterion, "observed") : result;
}

/** Name of the count, the one sub-measure that is known of verified marks. */
const COUNT = "number_of_regions";

function verifiedResult(
  { criterion: known, ...result }: CriterionResult,
  verified: VerifiedScore,
): CriterionResult {
  const criterion: Criterion = { ...known, observed: false };
  const { value, margin, count } = verified;
  return {
    ...result,
    criterion,
    value,
    margin,
    confidence: null,
    band: bandOf(criterion, value),
    areas: [],
    subMetrics: criterion.subMetrics
      .filter(({ techName }) => techName === COUNT)
      .map((subMetric) => ({ ...subMetric, value: count })),
    verified,
  };
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
