import { bandOf } from "../criterion/band.ts";
import type { Criterion } from "../criterion/criterion.ts";
import type { CriterionResult } from "./diagnosisResult.ts";
import { mainArea, type ParsedEntry } from "./parsedEntry.ts";

/** What level 4 means in the result files under 999: a sharp jaw line (the default) or a sagging one. */
export type JowlsScale = "four-is-sharp" | "four-is-sagging";

/** Sub-metric of Lines in which a provider grades the jowls: 1 to 4, a higher grade being more pronounced. */
const JOWLS_GRADE = "jowls_grade";

function reverse(criterion: Criterion, value: number): number {
  return criterion.min + criterion.max - value;
}

function converted(result: CriterionResult, techName: string, raw: number): CriterionResult {
  const value = reverse(result.criterion, raw);
  return { ...result, value, band: bandOf(result.criterion, value), convertedFrom: { techName, value: raw } };
}

/**
 * The jowls in their canonical scale: 4 is a sharp jaw line, 1 a very marked sagging, so that a higher value is
 * better as everywhere else. A value written under 999 is taken as it is, unless the scale setting says that
 * these files hold the severity. The conversion happens here, once, and nowhere in a view.
 */
export function canonicalJowls(result: CriterionResult, scale: JowlsScale): CriterionResult {
  if (scale === "four-is-sharp" || result.value === null) return result;
  return converted(result, "jowls", result.value);
}

/** The jowls read from the provider's sub-metric of Lines, for files without an entry 999. */
export function jowlsFromLines(withoutValue: CriterionResult, lines: ParsedEntry): CriterionResult {
  const grade = lines.notMeasured ? undefined : mainArea(lines)?.subMetrics.get(JOWLS_GRADE);
  const { min, max } = withoutValue.criterion;
  if (grade === undefined || grade < min || grade > max) return withoutValue;
  return { ...converted(withoutValue, JOWLS_GRADE, grade), confidence: lines.confidence };
}
