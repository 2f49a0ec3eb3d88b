import { type CriterionId, criterionIds, IMAGE_QUALITY_ID } from "@carnation/domain/criterion";
import {
  type CriterionResult,
  DEFAULT_AREA,
  type DiagnosisResult,
  parseDiagnosisResult,
  type ResultEntry,
} from "@carnation/domain/result";
import { type RemoteResult, techNameOf } from "./remoteResult.ts";

/** Marks the results of this service among those of all engines. */
const PROVIDER = "hautai";

/** Entries of a result file and the version that they are comparable within. */
export interface RemoteEntries {
  readonly entries: readonly ResultEntry[];
  readonly engineVersion: string;
}

/**
 * A remote answer in the shape of our result files, read as the domain reads a provider's: by technical name, under
 * any of its spellings, and by the specification's id where there is no name. Values outside their scale are none, and
 * the grade of the jowls is turned round (1 is the lightest there, 4 the best here).
 *
 * Masks (`masks_original`, in the photo's own pixels) are left where they are: this is where they would be read.
 * @returns `null` when no criterion is measured
 */
export function toEntries(results: readonly RemoteResult[]): RemoteEntries | null {
  const known = latestFirst(results).filter((result) => algorithmOf(result) !== null);
  const read = parseDiagnosisResult(known.map(byName));
  if (!read.criteria.some(isInScale)) return null;

  const engineVersion = versionOf(known);
  const tried = new Set(known.map(algorithmOf));
  const entries = read.criteria.flatMap((result): ResultEntry[] => {
    if (isInScale(result)) return [measuredEntry(result, engineVersion)];
    // Left out: not measured, for a reason that the service does not tell.
    return tried.has(result.criterion.id) ? [] : [absentEntry(result, engineVersion)];
  });
  return { entries: [...entries, ...qualityEntry(read, engineVersion)], engineVersion };
}

/** Deprecated there (firmness, radiance), or a part of another result (the jowls, of the lines). */
const MAY_NOT_COME: readonly CriterionId[] = [37, 50, 999];

/** Tells whether every result that may be expected is there: the photo's quality and all criteria but those. */
export function isWhole(results: readonly RemoteResult[]): boolean {
  const come = new Set(results.map(algorithmOf));
  const expected = criterionIds.filter((id) => !MAY_NOT_COME.includes(id));
  return [IMAGE_QUALITY_ID, ...expected].every((id) => come.has(id));
}

/** An image may have been analysed more than once: the domain takes the first entry of an algorithm. */
function latestFirst(results: readonly RemoteResult[]): RemoteResult[] {
  return results.toSorted((one, other) => other.creation_time.localeCompare(one.creation_time));
}

/** Numbers are versions of algorithms there: 36 is not acne when its name is "lines". */
function byName(result: RemoteResult): unknown {
  return techNameOf(result) === null ? result : { ...result, algorithm_version_id: null };
}

/** The id of the criterion that a result is about, measured or not, or that of the photo's quality. */
function algorithmOf(result: RemoteResult): number | null {
  const measured = { ...result.result, area_results: [{ main_metric: { value: 1 } }] };
  const { criteria, imageQuality } = parseDiagnosisResult([
    byName({ ...result, is_ok: true, result: measured }),
  ]);
  if (imageQuality !== null) return IMAGE_QUALITY_ID;
  return criteria.find(({ value }) => value !== null)?.criterion.id ?? null;
}

/**
 * The version of every algorithm, `hautai-19.23.56`, those that failed on this photo included: two results are
 * comparable when all their algorithms are the same.
 */
function versionOf(known: readonly RemoteResult[]): string {
  const versions = new Set(known.map(({ algorithm_version_id }) => algorithm_version_id));
  return `${PROVIDER}-${[...versions].toSorted((one, other) => one - other).join(".")}`;
}

interface MeasuredResult extends CriterionResult {
  readonly value: number;
}

function isInScale(result: CriterionResult): result is MeasuredResult {
  const { value, criterion } = result;
  return value !== null && value >= criterion.min && value <= criterion.max;
}

function measuredEntry(result: MeasuredResult, engineVersion: string): ResultEntry {
  const { criterion, value, areas, subMetrics, convertedFrom } = result;
  const sub = [...subMetrics, ...(convertedFrom ? [convertedFrom] : [])];
  const parts = areas.filter(
    (area) => area.name !== DEFAULT_AREA && area.value >= criterion.min && area.value <= criterion.max,
  );
  return {
    ...headOf(result, engineVersion),
    result: {
      area_results: [
        areaOf(DEFAULT_AREA, value, sub),
        ...parts.map((area) => areaOf(area.name, area.value, [])),
      ],
    },
  };
}

function absentEntry(result: CriterionResult, engineVersion: string): ResultEntry {
  return {
    ...headOf(result, engineVersion),
    result: { area_results: [], not_measured: { reason: "not-supported" } },
  };
}

function qualityEntry({ imageQuality }: DiagnosisResult, engineVersion: string): ResultEntry[] {
  if (imageQuality === null) return [];
  return [
    {
      algorithm_version_id: IMAGE_QUALITY_ID,
      algorithm_tech_name: "image_quality",
      engine_version: engineVersion,
      result: { area_results: [areaOf(DEFAULT_AREA, imageQuality.value, imageQuality.subMetrics)] },
    },
  ];
}

function headOf({ criterion: { id, technicalNames } }: CriterionResult, engineVersion: string) {
  const [name] = technicalNames;
  return {
    algorithm_version_id: id,
    ...(name === undefined ? {} : { algorithm_tech_name: name }),
    engine_version: engineVersion,
  };
}

function areaOf(
  name: string,
  value: number,
  sub: readonly { readonly techName: string; readonly value: number }[],
): ResultEntry["result"]["area_results"][number] {
  const area = { area_name: name, main_metric: { value } };
  if (sub.length === 0) return area;
  return { ...area, sub_metrics: sub.map((one) => ({ tech_name: one.techName, value: one.value })) };
}
