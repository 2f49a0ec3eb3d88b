import type { Criterion } from "../criterion/criterion.ts";
import { type CriterionId, IMAGE_QUALITY_ID, isCriterionId } from "../criterion/criterionId.ts";
import type { SkippedPart, SkipReason } from "./diagnosisResult.ts";
import { entriesOf } from "./entriesOf.ts";
import { imageQualityTechnicalNames } from "./imageQuality.ts";
import { mainArea, type ParsedEntry, parseEntry } from "./parsedEntry.ts";

type EntryKey = CriterionId | typeof IMAGE_QUALITY_ID;

/** The entries of a result file by algorithm. */
export interface SortedEntries {
  readonly entries: ReadonlyMap<EntryKey, ParsedEntry>;
  readonly engineVersion: string | null;
  readonly skipped: readonly SkippedPart[];
}

/**
 * Finds each entry's algorithm; the first usable entry of an algorithm counts.
 * @param criteria whose technical names are known
 */
export function sortEntries(json: unknown, criteria: readonly Criterion[]): SortedEntries {
  const entries = new Map<EntryKey, ParsedEntry>();
  const skipped: SkippedPart[] = [];
  const inputs = entriesOf(json);
  if (!inputs) return { entries, engineVersion: null, skipped: [{ entry: json, reason: "not-a-list" }] };

  const names = keysByName(criteria);
  let engineVersion: string | null = null;
  for (const input of inputs) {
    const entry = parseEntry(input);
    const key = entry && keyOf(entry, names);
    if (!entry || key === null) {
      skipped.push({ entry: input, reason: entry ? "unknown-algorithm" : "malformed" });
      continue;
    }
    for (const part of entry.skipped) skipped.push(part);
    const reason = entries.has(key) ? "duplicate" : unusable(entry);
    if (reason) {
      skipped.push({ entry: input, reason });
      continue;
    }
    entries.set(key, entry);
    engineVersion ??= entry.engineVersion;
  }
  return { entries, engineVersion, skipped };
}

function unusable(entry: ParsedEntry): SkipReason | null {
  if (entry.notMeasured) return null;
  if (entry.failed) return "failed";
  return mainArea(entry) ? null : "no-main-area";
}

function keysByName(criteria: readonly Criterion[]): ReadonlyMap<string, EntryKey> {
  return new Map<string, EntryKey>([
    ...criteria.flatMap(({ id, technicalNames }) => technicalNames.map((name) => [name, id] as const)),
    ...imageQualityTechnicalNames.map((name) => [name, IMAGE_QUALITY_ID] as const),
  ]);
}

function keyOf(
  { algorithmId, technicalName }: ParsedEntry,
  names: ReadonlyMap<string, EntryKey>,
): EntryKey | null {
  if (algorithmId === IMAGE_QUALITY_ID) return IMAGE_QUALITY_ID;
  if (algorithmId !== null && isCriterionId(algorithmId)) return algorithmId;
  return (technicalName === null ? undefined : names.get(technicalName)) ?? null;
}
