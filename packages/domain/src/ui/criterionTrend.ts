import { measureObstacle } from "../comparison/comparisonObstacle.ts";
import type { CriterionId } from "../criterion/criterionId.ts";
import type { DiagnosisResult } from "../result/diagnosisResult.ts";
import { criterionReading, type Reading, type ReadingOptions, stableThresholdOf } from "./reading.ts";
import { unitWords, type UnitWords } from "./comparisonChart.ts";

/** The result of a diagnosis, and when its photo was taken. */
export interface DatedResult {
  readonly id: string;
  readonly created: Date;
  readonly result: DiagnosisResult;
}

/** A criterion on one date. */
export interface TrendMeasure {
  readonly id: string;
  readonly date: Date;
  readonly value: number | null;
  /** True for a measure of low confidence. */
  readonly indicative: boolean;
}

/** One criterion over several diagnoses, as `TrendChart` takes it. */
export interface CriterionTrend extends Pick<Reading, "label" | "direction" | "bands"> {
  readonly points: readonly TrendMeasure[];
  readonly min?: number;
  readonly max?: number;
  /** The widest margin of these measures. */
  readonly stableThreshold: number;
  readonly unit: UnitWords;
  readonly differenceUnit: UnitWords;
  /** Count of how many diagnoses were measured by another version of the engine, whose values share no scale with these. */
  readonly otherVersions: number;
  /**
   * Number of diagnoses that measured something else than the newest: other areas of the face, a skin that was redder as a whole,
   * or marks that are verified on one of the two only.
   */
  readonly otherMeasures: number;
}

/**
 * A criterion over several diagnoses: those that the engine of the newest one measured, and whose values can be compared with
 * the newest value. Null when it measured the criterion on none of them.
 */
export function criterionTrend(
  results: readonly DatedResult[],
  criterion: CriterionId,
  options: ReadingOptions = {},
): CriterionTrend | null {
  const newest = results.toSorted((one, other) => other.created.getTime() - one.created.getTime());
  const version = newest[0]?.result.engineVersion;
  const comparable = newest.filter(({ result }) => result.engineVersion === version);
  const read = comparable.flatMap(({ id, created, result }) =>
    result.criteria
      .filter((measured) => measured.criterion.id === criterion)
      .map((measured) => ({ id, date: created, reading: criterionReading(measured, options), measured })),
  );
  const last = read.find(({ reading }) => reading.value !== null);
  if (last === undefined) return null;
  const alike = read.filter(
    ({ measured }) => measureObstacle({ before: measured, after: last.measured }) === null,
  );
  const { label, direction, bands, min, max } = last.reading;
  const { unit } = last.measured.criterion;
  return {
    label,
    direction,
    bands,
    points: alike.map(({ id, date, reading }) => ({
      id,
      date,
      value: reading.value,
      indicative: reading.confidence === "low",
    })),
    // Ages lie close together: the chart finds round bounds around them.
    ...(unit === "ans" ? {} : { min, max }),
    ...unitWords(unit),
    stableThreshold: Math.max(...alike.map(({ measured }) => stableThresholdOf(measured))),
    otherVersions: newest.length - comparable.length,
    otherMeasures: read.length - alike.length,
  };
}
