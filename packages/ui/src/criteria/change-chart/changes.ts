import { readDigits } from "../../foundations/internal/digits.ts";
import { fittingBounds, valueTicks } from "../../foundations/internal/valueScale.ts";
import type { ComparisonBlock, ComparisonRow } from "../comparison-chart/comparison.ts";
import { type GaugeScale, isBeyond, placeOf, positionOf } from "../criterion-gauge/gaugeScale.ts";
import { differenceOf, type Verdict, verdictOf, verdicts } from "../score-delta/verdict.ts";

/** One criterion at two dates, and what its difference is worth. */
export interface ChangeRow extends Omit<ComparisonRow, "axisLabel"> {
  /** True for a measure of low confidence: it is drawn dotted and said to be indicative. @default false */
  readonly indicative?: boolean | undefined;
}

/** Criteria whose changes share an axis; the blocks of a `ComparisonChart` fit as they are. */
export interface ChangeBlock extends Omit<ComparisonBlock, "rows" | "min" | "max" | "onRadar"> {
  /** The criteria; the chart sorts them. */
  readonly rows: readonly ChangeRow[];
  /** Largest change that the axis reaches to either side, in the unit of the block. @default a round value above all */
  readonly limit?: number | undefined;
}

/** Choice of how the rows of a block follow each other. */
export const changeOrders = ["change", "verdict", "given"] as const;
export type ChangeOrder = (typeof changeOrders)[number];

/** A row with what follows from its values. Places are ratios from worst (0) to best (1). */
export interface DrawnChange extends ChangeRow {
  readonly verdict: Verdict;
  readonly difference: number | null;
  /** Smallest difference that counts, as it is printed; 0 without a margin. */
  readonly margin: number;
  /** Place of the change; `null` where there is none to draw. */
  readonly at: number | null;
  /** True when the change is larger than the axis. */
  readonly beyond: boolean;
  /** Holds the changes that say nothing; `null` without a margin or a change. */
  readonly band: { readonly start: number; readonly end: number } | null;
}

export interface DrawnBlock extends Omit<ChangeBlock, "rows"> {
  readonly rows: readonly DrawnChange[];
  /** Empty where no row has a change. */
  readonly axis: readonly { readonly value: number; readonly at: number }[];
}

/** Rows that are drawn at most; the sentence and the table have all of them. */
export const MOST_CHANGES = 200;
/** Beyond it a double no longer holds the digits of a graduation. */
const MOST_LIMIT = 1e15;

/**
 * A margin in printed digits. Rounded up: as printed differences are whole in those digits, the same ones reach it, and none
 * that counts is smaller than the margin printed beside it.
 */
function printedMargin(threshold: number, fractionDigits: number): number {
  if (!(threshold > 0) || threshold > MOST_LIMIT) return 0;
  const power = 10 ** readDigits(fractionDigits);
  return Math.ceil(threshold * power - 1e-9) / power;
}

type Change = Pick<DrawnChange, "verdict" | "difference" | "margin">;

function changeOf(row: ChangeRow, { direction, scale, fractionDigits = 0 }: ChangeBlock): Change {
  const margin = scale === "steps" ? 0 : printedMargin(row.stableThreshold ?? 0, fractionDigits);
  const pair = { before: row.before, after: row.after, fractionDigits };
  const difference = differenceOf(pair);
  const computed = verdictOf({ ...pair, direction, stableThreshold: margin });
  const own = verdicts.find((known) => known === row.verdict) ?? computed;
  if (difference === null || !Number.isFinite(difference) || own === "incomparable")
    return { verdict: "incomparable", difference: null, margin };
  // Whatever the host says, nothing is said of a change inside the band that is drawn around it.
  return { verdict: computed === "stable" ? "stable" : own, difference, margin };
}

function limitOf(changes: readonly Change[], limit: number | undefined): number {
  if (limit !== undefined && limit > 0 && limit <= MOST_LIMIT) return limit;
  const most = changes.reduce(
    (far, { difference, margin }) =>
      difference === null ? far : Math.max(far, Math.abs(difference), margin * 1.25),
    0,
  );
  return most === 0 ? 1 : fittingBounds([-Math.min(most, MOST_LIMIT), Math.min(most, MOST_LIMIT)]).max;
}

function axisOf(scale: GaugeScale, steps: boolean): DrawnBlock["axis"] {
  return valueTicks(scale, steps ? Math.max(2, Math.min(4, 2 * Math.floor(scale.max))) : 4)
    .map((value) => ({ value, at: positionOf(value, scale) }))
    .sort((left, right) => left.at - right.at);
}

/** From the largest change for the better to the largest for the worse; what cannot be compared comes last. */
function byChange(left: DrawnChange, right: DrawnChange, better: 1 | -1): number {
  if (left.difference === null || right.difference === null)
    return Number(left.difference === null) - Number(right.difference === null);
  return better * (right.difference - left.difference);
}

function byVerdict(left: DrawnChange, right: DrawnChange): number {
  return (
    verdicts.indexOf(left.verdict) - verdicts.indexOf(right.verdict) ||
    Math.abs(right.difference ?? 0) - Math.abs(left.difference ?? 0)
  );
}

/** Lays a block out: its axis around no change, and its rows in the order in which they are drawn. */
export function layOutChanges(block: ChangeBlock, order: ChangeOrder = "change"): DrawnBlock {
  const direction = block.direction === "lower" ? "lower" : "higher";
  const changes = block.rows.map((row) => changeOf(row, block));
  const limit = limitOf(changes, block.limit);
  const scale: GaugeScale = { min: -limit, max: limit, direction };
  const rows = block.rows.map((row, index): DrawnChange => {
    const change = changes[index] ?? changeOf(row, block);
    const { difference, margin } = change;
    const ends = [positionOf(-margin, scale), positionOf(margin, scale)] as const;
    return {
      ...row,
      ...change,
      at: difference === null ? null : placeOf(difference, scale),
      beyond: difference !== null && isBeyond(difference, scale),
      band: difference === null || margin === 0 ? null : { start: Math.min(...ends), end: Math.max(...ends) },
    };
  });
  const better = direction === "higher" ? 1 : -1;
  if (order === "verdict") rows.sort(byVerdict);
  else if (order !== "given") rows.sort((left, right) => byChange(left, right, better));
  const placed = rows.some(({ at }) => at !== null);
  return { ...block, rows, axis: placed ? axisOf(scale, block.scale === "steps") : [] };
}

/** The first rows of some blocks, as many as can be drawn; blocks left without a row disappear. */
export function firstChanges(blocks: readonly DrawnBlock[], most: number = MOST_CHANGES): DrawnBlock[] {
  let left = most;
  return blocks.flatMap((block) => {
    const rows = block.rows.slice(0, left);
    left -= rows.length;
    return rows.length === 0 ? [] : [{ ...block, rows }];
  });
}
