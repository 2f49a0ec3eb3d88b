import { bandOf } from "../criterion/band.ts";
import type { Criterion } from "../criterion/criterion.ts";
import { measuredResult, notMeasuredResult } from "./criterionResult.ts";
import type { CriterionResult } from "./diagnosisResult.ts";
import { mainArea, type ParsedEntry } from "./parsedEntry.ts";

/** Describes what level 4 means in the result files under 999: a sharp jaw line (the default) or a sagging one. */
export type JowlsScale = "four-is-sharp" | "four-is-sagging";

/** Describes what a file says about the jowls. */
export interface JowlsSources {
  /** The entry of the jowls: under id 999, or a provider's under their name. */
  readonly entry: ParsedEntry | undefined;
  /** The entry of Lines. */
  readonly lines: ParsedEntry | undefined;
}

/** Name under which a provider grades the jowls apart. */
const JOWLS = "jowls";

/** Sub-metric of Lines in which a provider grades the jowls: 1 to 4, a higher grade being more pronounced. */
const JOWLS_GRADE = "jowls_grade";

/**
 * The jowls in their canonical scale: 4 is a sharp jaw line, 1 a very marked sagging, so that a higher value is
 * better as everywhere else (CRITERIA A.7). A value under 999 is taken as it is, unless the scale setting says that
 * these files hold the severity; a provider's own grade is a severity always and is reversed, 5 − grade. The
 * conversion happens here, once, and nowhere in a view; the raw value is kept beside the result.
 */
export function jowlsResult(
  criterion: Criterion,
  { entry, lines }: JowlsSources,
  scale: JowlsScale,
): CriterionResult {
  if (!entry) return lines ? fromLines(criterion, lines) : notMeasuredResult(criterion);
  const result = measuredResult(criterion, entry, {});
  if (result.value === null) return result;
  if (entry.algorithmId !== criterion.id) {
    return fromGrade(criterion, JOWLS, result.value, entry);
  }
  return jowlsInScale(result, scale);
}

/** A result that was read as it is written, in the scale of its file; of what was converted already nothing changes. */
export function jowlsInScale(result: CriterionResult, scale: JowlsScale): CriterionResult {
  const { criterion, value, convertedFrom } = result;
  const isReversed = scale === "four-is-sagging" && criterion.unit === "/4";
  if (!isReversed || value === null || convertedFrom !== null) return result;
  return reversed(result, JOWLS, value);
}

function fromLines(criterion: Criterion, lines: ParsedEntry): CriterionResult {
  const grade = lines.notMeasured ? undefined : mainArea(lines)?.subMetrics.get(JOWLS_GRADE);
  return grade === undefined ? notMeasuredResult(criterion) : fromGrade(criterion, JOWLS_GRADE, grade, lines);
}

/** A grade outside the scale, such as a 5 of a newer scale, measures nothing. */
function fromGrade(
  criterion: Criterion,
  techName: string,
  grade: number,
  { confidence }: ParsedEntry,
): CriterionResult {
  const without = notMeasuredResult(criterion);
  if (grade < criterion.min || grade > criterion.max) return without;
  return { ...reversed(without, techName, grade), confidence };
}

function reversed(result: CriterionResult, techName: string, raw: number): CriterionResult {
  const { criterion } = result;
  const value = criterion.min + criterion.max - raw;
  return { ...result, value, band: bandOf(criterion, value), convertedFrom: { techName, value: raw } };
}
