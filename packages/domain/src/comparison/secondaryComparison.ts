import type { AreaName } from "../criterion/areaLabels.ts";
import { shownValue } from "../criterion/band.ts";
import type { Criterion, CriterionArea, SubMetric } from "../criterion/criterion.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import {
  type Change,
  type ChangeOptions,
  type Pair,
  type Verdict,
  changeBetween,
  confirmedVerdict,
  roundTo,
  verdictOf,
} from "./change.ts";

const WHOLE_FACE = "face" satisfies AreaName;

/** A criterion on one part of the face, on two photos; judged with the criterion's margin on these photos. */
export interface AreaComparison extends Change {
  readonly area: CriterionArea;
  readonly verdict: Verdict;
}

/** A secondary measure on two photos; its tendency follows its own direction, not the criterion's. */
export interface SubMetricComparison extends Change {
  readonly subMetric: SubMetric;
  /**
   * Judged with the criterion's margin where the measure is on the scale of 100. Null for counts, sizes, densities:
   * nobody has measured how much they move from one photo to the next, so their move is shown and not judged.
   */
  readonly verdict: Verdict | null;
}

/** Describes what both need to know about the two photos. */
export interface SecondaryOptions {
  readonly comparable: boolean;
  /** The difference from which the two photos tell a change of the criterion. */
  readonly smallest: number;
  /** False when no change of the criterion can be vouched for. */
  readonly confirmed: boolean;
}

/** Areas that at least one photo has, the whole face left out: its value is the criterion's. */
export function compareAreas(
  criterion: Criterion,
  results: Pair<CriterionResult>,
  { comparable, smallest, confirmed }: SecondaryOptions,
): AreaComparison[] {
  const { direction } = criterion;
  return criterion.areas
    .filter(({ name }) => name !== WHOLE_FACE)
    .flatMap((area) => {
      const shown = ({ areas }: CriterionResult): number | null => {
        const found = areas.find(({ name }) => name === area.name);
        return found ? shownValue(criterion, found.value) : null;
      };
      const change = changeOfPart(results, shown, { direction, comparable });
      if (!change) return [];
      const verdict = confirmedVerdict(verdictOf(change, { stable: smallest }), confirmed);
      return [{ area, ...change, verdict }];
    });
}

/** Secondary measures that at least one photo has. */
export function compareSubMetrics(
  criterion: Criterion,
  results: Pair<CriterionResult>,
  { comparable, smallest, confirmed }: SecondaryOptions,
): SubMetricComparison[] {
  return criterion.subMetrics.flatMap((subMetric) => {
    const shown = ({ subMetrics }: CriterionResult): number | null => {
      const found = subMetrics.find(({ techName }) => techName === subMetric.techName);
      return found ? shownSubMetricValue(subMetric, found.value) : null;
    };
    const { direction } = subMetric;
    const fractionDigits = subMetricDigits(subMetric);
    const change = changeOfPart(results, shown, { direction, fractionDigits, comparable });
    if (!change) return [];
    return [
      {
        subMetric,
        ...change,
        verdict: isOnScoreScale(subMetric)
          ? confirmedVerdict(verdictOf(change, { stable: smallest }), confirmed)
          : null,
      },
    ];
  });
}

/** The move of a part of a criterion; null when neither photo has it. */
function changeOfPart(
  { before, after }: Pair<CriterionResult>,
  shown: (result: CriterionResult) => number | null,
  options: ChangeOptions,
): Change | null {
  const values = { before: before && shown(before), after: after && shown(after) };
  return values.before === null && values.after === null ? null : changeBetween(values, options);
}

/** Tells whether a secondary measure is a score of 0-100, like most criteria. */
function isOnScoreScale({ unit }: SubMetric): boolean {
  return unit === "/100";
}

/** Decimals that a secondary measure is shown with: counts and scores are whole, shares of the skin are small. */
export function subMetricDigits({ unit }: SubMetric): number {
  if (unit === "% de la zone") return 2;
  return unit === "%" ? 1 : 0;
}

/** The value of a secondary measure as it is printed: not below 0, nor above 100 where it is a score or a share. */
export function shownSubMetricValue(subMetric: SubMetric, value: number): number {
  const shown = Math.max(0, roundTo(value, subMetricDigits(subMetric)));
  return subMetric.unit === "nombre" ? shown : Math.min(100, shown);
}
