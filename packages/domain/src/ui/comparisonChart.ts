import type { DiagnosisComparison } from "../comparison/compareDiagnoses.ts";
import { comparisonObstacleSentence } from "../comparison/comparisonObstacle.ts";
import type { Verdict } from "../comparison/change.ts";
import { type CriterionComparison, isStepped } from "../comparison/criterionComparison.ts";
import { isObservedOnly } from "../comparison/observedComparison.ts";
import { isAge } from "../criterion/criteria.ts";
import type { Criterion, Direction } from "../criterion/criterion.ts";
import { formatPhotoDate } from "../format/photoDate.ts";
import type { FormatOptions } from "../format/formatOptions.ts";

/** A unit as the kit says it: one text, or the words of a language that counts. */
export type UnitWords = string | { readonly one: string; readonly other: string };

/** A criterion on two photos, as a row of the chart. */
export interface ChartRow {
  readonly id: string;
  readonly label: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly stableThreshold: number;
  /** The domain's: the chart computes none of its own. */
  readonly verdict: Verdict;
  /** Reason why the two cannot be compared. */
  readonly reason?: string;
  /** True when one of the two measures is of low confidence. */
  readonly indicative?: true;
}

/** Criteria that share an axis. */
export interface ChartBlock {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly ChartRow[];
  readonly min?: number;
  readonly max?: number;
  readonly direction: Direction;
  readonly scale: "continuous" | "steps";
  readonly unit: UnitWords;
  readonly differenceUnit: UnitWords;
}

/** Describes what `ComparisonChart` takes of a comparison; `ComparisonCounts` takes its `blocks`. */
export interface ComparisonChartView {
  readonly blocks: readonly ChartBlock[];
  readonly beforeLabel: string;
  readonly afterLabel: string;
}

const years = { one: "an", other: "ans" };

const words: Readonly<
  Record<
    Criterion["unit"],
    { readonly id: string; readonly label: string } & Pick<ChartBlock, "unit" | "differenceUnit">
  >
> = {
  "/100": { id: "scores", label: "Scores", unit: "/100", differenceUnit: { one: "pt", other: "pts" } },
  ans: { id: "ages", label: "Âges perçus", unit: years, differenceUnit: years },
  "/4": { id: "levels", label: "Niveaux", unit: "/4", differenceUnit: { one: "niveau", other: "niveaux" } },
};

/** Tells how the values of a unit, and their differences, are said. */
export function unitWords(unit: Criterion["unit"]): Pick<ChartBlock, "unit" | "differenceUnit"> {
  const { unit: value, differenceUnit } = words[unit];
  return { unit: value, differenceUnit };
}

/**
 * A comparison as the kit draws it: scores, ages and levels on an axis each, with the dates of the two diagnoses.
 * Criteria that are only looked at have no place on it; those that improve the other way than those of their unit stand on an axis of their own.
 */
export function comparisonChart(
  { criteria, before, after }: DiagnosisComparison,
  options: FormatOptions = {},
): ComparisonChartView {
  const blocks = new Map<string, ChartBlock>();
  for (const comparison of criteria) {
    if (isObservedOnly(comparison)) continue;
    const { unit, direction } = comparison.criterion;
    const id = `${words[unit].id}-${direction}`;
    const block = blocks.get(id) ?? emptyBlock(id, comparison.criterion);
    blocks.set(id, { ...block, rows: [...block.rows, rowOf(comparison)] });
  }
  return {
    blocks: [...blocks.values()].toSorted((one, other) => placeOf(one) - placeOf(other)),
    beforeLabel: formatPhotoDate(before.created, [after.created], options),
    afterLabel: formatPhotoDate(after.created, [before.created], options),
  };
}

/** Scores stand before ages and levels, whichever criterion comes first. */
function placeOf({ id }: ChartBlock): number {
  return blockOrder.findIndex((unit) => id.startsWith(`${words[unit].id}-`));
}

const blockOrder = ["/100", "ans", "/4"] as const satisfies readonly Criterion["unit"][];

function emptyBlock(id: string, criterion: Criterion): ChartBlock {
  const { unit, direction, min, max } = criterion;
  return {
    ...words[unit],
    id,
    direction,
    scale: isStepped(criterion) ? "steps" : "continuous",
    // Ages lie close together: the chart finds round bounds around them.
    ...(isAge(criterion) ? {} : { min, max }),
    rows: [],
  };
}

function rowOf({
  criterion,
  before,
  after,
  verdict,
  obstacle,
  smallestChange,
  confidence,
}: CriterionComparison): ChartRow {
  return {
    id: String(criterion.id),
    label: criterion.label,
    before,
    after,
    stableThreshold: smallestChange,
    verdict,
    ...(obstacle ? { reason: comparisonObstacleSentence(obstacle) } : {}),
    ...(confidence === "low" ? { indicative: true } : {}),
  };
}
