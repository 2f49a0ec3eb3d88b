import { criteria as allCriteria } from "../criterion/criteria.ts";
import type { Criterion } from "../criterion/criterion.ts";
import { type CriterionId, IMAGE_QUALITY_ID } from "../criterion/criterionId.ts";
import { type CriterionResultOptions, measuredResult, notMeasuredResult } from "./criterionResult.ts";
import type { CriterionResult, DiagnosisResult, SkipReason } from "./diagnosisResult.ts";
import {
  type ImageQuality,
  imageQualityLabel,
  imageQualitySubMetrics,
  imageQualityTechnicalNames,
} from "./imageQuality.ts";
import { canonicalJowls, type JowlsScale, jowlsFromLines } from "./jowls.ts";
import { mainArea, type ParsedEntry, parseEntry } from "./parsedEntry.ts";

const LINES_ID: CriterionId = 69;
const JOWLS_ID: CriterionId = 999;

export interface ParseDiagnosisResultOptions extends CriterionResultOptions {
  /** The criteria with the thresholds in force; by default the starting values. */
  readonly criteria?: readonly Criterion[];
  readonly jowlsScale?: JowlsScale;
}

/**
 * Reads the content of a result file: a JSON array of `ResultEntry`. Never throws: what cannot be read is listed
 * in `skipped`, and every criterion is in the result, with a null value when it was not measured.
 * An entry belongs to the criterion of its algorithm id; when the id is unknown, to the one of its technical name.
 */
export function parseDiagnosisResult(
  json: unknown,
  { criteria = allCriteria, jowlsScale = "four-is-sharp", realAge }: ParseDiagnosisResultOptions = {},
): DiagnosisResult {
  const { entries, engineVersion, skipped } = sortEntries(json, criteria);

  const results = criteria.map((criterion): CriterionResult => {
    const entry = entries.get(criterion.id);
    const lines = entries.get(LINES_ID);
    if (criterion.id === JOWLS_ID) {
      if (entry) return canonicalJowls(measuredResult(criterion, entry, { realAge }), jowlsScale);
      return lines ? jowlsFromLines(notMeasuredResult(criterion), lines) : notMeasuredResult(criterion);
    }
    return entry ? measuredResult(criterion, entry, { realAge }) : notMeasuredResult(criterion);
  });

  const quality = entries.get(IMAGE_QUALITY_ID);
  return {
    criteria: results,
    imageQuality: quality ? imageQualityOf(quality) : null,
    engineVersion,
    skipped,
    outOfRange: results.flatMap(({ criterion: { id, min, max }, value }) =>
      value !== null && (value < min || value > max) ? [{ id, value }] : [],
    ),
  };
}

type EntryKey = CriterionId | typeof IMAGE_QUALITY_ID;

interface SortedEntries {
  readonly entries: ReadonlyMap<EntryKey, ParsedEntry>;
  readonly engineVersion: string | null;
  readonly skipped: DiagnosisResult["skipped"];
}

/** Finds each entry's algorithm; the first readable entry of an algorithm counts. */
function sortEntries(json: unknown, criteria: readonly Criterion[]): SortedEntries {
  const entries = new Map<EntryKey, ParsedEntry>();
  const skipped: { entry: unknown; reason: SkipReason }[] = [];
  if (!Array.isArray(json)) {
    return { entries, engineVersion: null, skipped: [{ entry: json, reason: "not-a-list" }] };
  }
  let engineVersion: string | null = null;
  for (const input of json) {
    const entry = parseEntry(input);
    const key = entry && keyOf(entry, criteria);
    if (!entry) skipped.push({ entry: input, reason: "malformed" });
    else if (!key) skipped.push({ entry: input, reason: "unknown-algorithm" });
    else if (entries.has(key)) skipped.push({ entry: input, reason: "duplicate" });
    else if (!entry.notMeasured && !mainArea(entry)) skipped.push({ entry: input, reason: "no-main-area" });
    else {
      entries.set(key, entry);
      engineVersion ??= entry.engineVersion;
    }
  }
  return { entries, engineVersion, skipped };
}

function keyOf({ algorithmId, technicalName }: ParsedEntry, criteria: readonly Criterion[]): EntryKey | null {
  if (algorithmId === IMAGE_QUALITY_ID) return IMAGE_QUALITY_ID;
  const byId = criteria.find(({ id }) => id === algorithmId);
  if (byId) return byId.id;
  if (technicalName === null) return null;
  if (imageQualityTechnicalNames.includes(technicalName)) return IMAGE_QUALITY_ID;
  return criteria.find(({ technicalNames }) => technicalNames.includes(technicalName))?.id ?? null;
}

function imageQualityOf(entry: ParsedEntry): ImageQuality | null {
  const main = entry.notMeasured ? undefined : mainArea(entry);
  if (!main) return null;
  return {
    value: main.value,
    label: imageQualityLabel(main.value),
    subMetrics: imageQualitySubMetrics.flatMap(({ techName, label }) => {
      const value = main.subMetrics.get(techName);
      return value === undefined ? [] : [{ techName, label, value }];
    }),
  };
}
