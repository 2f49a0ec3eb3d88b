import type { Criterion } from "../criterion/criterion.ts";
import { type CriterionId, IMAGE_QUALITY_ID } from "../criterion/criterionId.ts";
import { type MarkReviews, verifiedScore } from "../mark/markReview.ts";
import {
  type CriterionResultOptions,
  measuredResult,
  notMeasuredResult,
  shownResult,
} from "./criterionResult.ts";
import type { CriterionResult, DiagnosisResult } from "./diagnosisResult.ts";
import {
  type ImageQuality,
  imageQualityLabel,
  imageQualitySubMetrics,
  type ImageQualityThresholds,
} from "./imageQuality.ts";
import { jowlsResult, type JowlsScale } from "./jowls.ts";
import { mainArea, type ParsedEntry } from "./parsedEntry.ts";
import { sortEntries } from "./sortEntries.ts";

const LINES_ID: CriterionId = 69;
const JOWLS_ID: CriterionId = 999;

/** Options that the AI settings, the client's birth year and the professional add to a result file. */
export interface ReadDiagnosisResultOptions extends CriterionResultOptions {
  /** Holds what level 4 of the jowls means in the files; by default a sharp jaw line. */
  readonly jowlsScale?: JowlsScale | undefined;
  /** Limits of the words for the photo's quality; by default 70 and 50. */
  readonly imageQualityThresholds?: ImageQualityThresholds | undefined;
  /** Reviews of the marks of this diagnosis. @default none */
  readonly reviews?: MarkReviews | undefined;
}

/**
 * Reads a result file as `parseDiagnosisResult` does, with criteria of the caller's own. It brings none of the
 * French texts of the 13 criteria into a bundle.
 * @param json the parsed content of the file
 * @param criteria the criteria in force, in their order of display; one that is not in it is not in the result
 */
export function readDiagnosisResult(
  json: unknown,
  criteria: readonly Criterion[],
  {
    jowlsScale = "four-is-sharp",
    imageQualityThresholds,
    realAge,
    reviews = {},
  }: ReadDiagnosisResultOptions = {},
): DiagnosisResult {
  const { entries, engineVersion, skipped } = sortEntries(json, criteria);

  const results = criteria.map((criterion): CriterionResult => {
    const entry = entries.get(criterion.id);
    if (criterion.id === JOWLS_ID) {
      return shownResult(jowlsResult(criterion, { entry, lines: entries.get(LINES_ID) }, jowlsScale), null);
    }
    return entry
      ? shownResult(
          measuredResult(criterion, entry, { realAge }),
          verifiedScore(reviews, criterion.id, engineVersion),
        )
      : notMeasuredResult(criterion);
  });

  const quality = entries.get(IMAGE_QUALITY_ID);
  return {
    criteria: results,
    imageQuality: quality ? imageQualityOf(quality, imageQualityThresholds) : null,
    engineVersion,
    skipped,
    outOfRange: results.flatMap(({ criterion: { id, min, max }, value }) =>
      value !== null && (value < min || value > max) ? [{ id, value }] : [],
    ),
  };
}

function imageQualityOf(
  entry: ParsedEntry,
  thresholds: ImageQualityThresholds | undefined,
): ImageQuality | null {
  const main = entry.notMeasured ? undefined : mainArea(entry);
  if (!main) return null;
  const value = Math.min(100, Math.max(0, main.value));
  return {
    value,
    label: imageQualityLabel(value, thresholds),
    subMetrics: imageQualitySubMetrics.flatMap(({ techName, label }) => {
      const measured = main.subMetrics.get(techName);
      return measured === undefined ? [] : [{ techName, label, value: measured }];
    }),
  };
}
