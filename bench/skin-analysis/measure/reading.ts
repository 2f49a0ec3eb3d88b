import { measureObstacle } from "../../../packages/domain/src/comparison/comparisonObstacle.ts";
import { criteria, type Criterion } from "@carnation/domain/criterion";
import type { AnalysisOutcome } from "@carnation/skin-analysis/node";

/** Criteria with a score out of 100: the ages and the jowls have no curve to judge. */
export const scoredCriteria: readonly Criterion[] = criteria.filter((criterion) => criterion.unit === "/100");

/** One criterion of one photo. */
export type CriterionReading =
  | {
      readonly value: number;
      readonly confidence: string;
      /** The engine's margin: what another photo may differ by, in points. */
      readonly margin: number;
      /** The scores of its areas and of its sub-measures out of 100, by wire name; the whole face is `value`. */
      readonly areas?: ReadonlyMap<string, number>;
      readonly subMeasures?: ReadonlyMap<string, number>;
      /** Redness of the whole skin over the white of the eyes, hundredths of a decade. */
      readonly skinErythema?: number | undefined;
    }
  /** Reason why there is no score. */
  | { readonly missing: string };

/** Describes what the engine said of one photo. */
export type Reading =
  | {
      readonly engine: string;
      /** Photo quality, 0 to 100. */
      readonly quality: number;
      /** By the criterion's key. */
      readonly criteria: ReadonlyMap<string, CriterionReading>;
    }
  | { readonly refused: string };

const IMAGE_QUALITY_ID = 43;

/** The whole-face scores of an outcome. */
export function readOutcome(outcome: AnalysisOutcome): Reading {
  if (!outcome.ok) return { refused: outcome.error };
  const entryOf = (id: number) => outcome.entries.find((entry) => entry.algorithm_version_id === id)?.result;
  const faceOf = (id: number) =>
    entryOf(id)?.area_results.find((area) => area.area_name === "face")?.main_metric.value;
  const read = ({ id, subMetrics }: Criterion): CriterionReading => {
    const value = faceOf(id);
    const result = entryOf(id);
    if (value === undefined || !result) return { missing: result?.not_measured?.reason ?? "no-entry" };
    const areas = result.area_results.map(
      ({ area_name, main_metric }) => [area_name, main_metric.value] as const,
    );
    const face = result.area_results.find(({ area_name }) => area_name === "face");
    const scaled = new Set(subMetrics.filter(({ unit }) => unit === "/100").map(({ techName }) => techName));
    const subMeasures = (face?.sub_metrics ?? []).map((each) => [each.tech_name, each.value] as const);
    return {
      value,
      confidence: result.confidence,
      margin: result.margin ?? 0,
      areas: new Map(areas.filter(([name]) => name !== "face")),
      subMeasures: new Map(subMeasures.filter(([name]) => scaled.has(name))),
      skinErythema: result.skin_erythema,
    };
  };
  return {
    engine: outcome.engineVersion,
    quality: faceOf(IMAGE_QUALITY_ID) ?? Number.NaN,
    criteria: new Map(scoredCriteria.map((criterion) => [criterion.key, read(criterion)])),
  };
}

/** The score of a criterion; nothing when the photo was refused or the criterion not measured. */
export function scoreOf(reading: Reading, key: string): number | undefined {
  if ("refused" in reading) return undefined;
  const criterion = reading.criteria.get(key);
  return criterion && "value" in criterion ? criterion.value : undefined;
}

/** Tells whether the product compares a criterion on two photos: see `measureObstacle` of the domain. */
export function isComparable(before: Reading, after: Reading, key: string): boolean {
  const measured = (reading: Reading) => {
    const read = "refused" in reading ? undefined : reading.criteria.get(key);
    if (!read || !("value" in read)) return null;
    const { value, skinErythema, areas = new Map<string, number>() } = read;
    return { value, skinErythema, areas: [...areas.keys()].map((name) => ({ name })) };
  };
  return measureObstacle({ before: measured(before), after: measured(after) }) === null;
}

/** The margin that the engine gives a score; 0 where it gives none. */
export function marginOf(reading: Reading, key: string): number {
  if ("refused" in reading) return 0;
  const criterion = reading.criteria.get(key);
  return criterion && "value" in criterion ? criterion.margin : 0;
}
