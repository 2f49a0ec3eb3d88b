import { type GaugeScale, hasSteps, placeOf, positionOf } from "../criterion-gauge/gaugeScale.ts";
import type { UnitName } from "../../foundations/internal/unit.ts";
import { boundsAround, valueTicks } from "../../foundations/internal/valueScale.ts";
import { differenceOf, type Verdict, verdictOf, verdicts } from "../score-delta/verdict.ts";

/** One criterion at two dates. */
export interface ComparisonRow {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The name of the criterion. */
  readonly label: string;
  /** Name of its axis on the radar, where further is better: « Apaisement du teint ». @default `label` */
  readonly axisLabel?: string | undefined;
  /** In the unit of the block; `null` is not measured. */
  readonly before: number | null;
  /** In the unit of the block; `null` is not measured. */
  readonly after: number | null;
  /** Smallest difference that counts, in the unit of the block. @default 0, every difference */
  readonly stableThreshold?: number | undefined;
  /**
   * Direction of the difference, when the host has judged it.
   * @default the verdict computed from the values, the threshold and the direction
   */
  readonly verdict?: Verdict | undefined;
  /** Reason why the two cannot be compared, one sentence. */
  readonly reason?: string | undefined;
}

/** Criteria that share an axis. */
export interface ComparisonBlock {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The name of the block: « Scores », « Âges ». */
  readonly label: string;
  /** The criteria; the chart sorts them by verdict, then by the size of their change. */
  readonly rows: readonly ComparisonRow[];
  /** Value at the foot of the scale. @default round bounds that hold every value */
  readonly min?: number | undefined;
  /** Upper bound of the axis. @default round bounds that hold every value */
  readonly max?: number | undefined;
  /** Choice of which way is better; better is drawn to the right either way. @default "higher" */
  readonly direction?: "higher" | "lower" | undefined;
  /** `steps` has a tick at each whole value and no margin. @default "continuous" */
  readonly scale?: "continuous" | "steps" | undefined;
  /** Unit of a value: « /100 », `{ one: "an", other: "ans" }`. */
  readonly unit?: UnitName | undefined;
  /** Unit of a difference: « pts ». @default `unit` */
  readonly differenceUnit?: UnitName | undefined;
  /** Digits after the decimal mark. @default 0 */
  readonly fractionDigits?: number | undefined;
  /** True when the radar draws it. @default continuous blocks where higher is better */
  readonly onRadar?: boolean | undefined;
}

/** A place on an axis, from its worst end (0) to its best (1). */
interface AxisTick {
  readonly value: number;
  readonly at: number;
}

/** A row with what follows from its values. Places are ratios from worst (0) to best (1). */
export interface ComparedRow extends ComparisonRow {
  readonly verdict: Verdict;
  readonly difference: number | null;
  readonly beforeAt: number | null;
  readonly afterAt: number | null;
  /** Holds what lies within the threshold of the value before; `null` without a threshold or a value. */
  readonly stableBand: { readonly start: number; readonly end: number } | null;
}

export interface ComparedBlock extends Omit<ComparisonBlock, "rows"> {
  readonly rows: readonly ComparedRow[];
  /** Empty where no row has a value: graduations without anything on them would be read as a measure. */
  readonly axis: readonly AxisTick[];
}

const measured = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** The bounds of a block: its own, or round ones around its values and their margins. */
function scaleOf({ rows, min, max, direction = "higher" }: ComparisonBlock): GaugeScale {
  const values = rows.flatMap(({ before, after }) => [before, after]).filter(measured);
  const margin = rows.reduce((most, { stableThreshold = 0 }) => Math.max(most, stableThreshold || 0), 0);
  return { ...boundsAround(values, { min, max }, margin), direction };
}

function compareRow(row: ComparisonRow, block: ComparisonBlock, scale: GaugeScale): ComparedRow {
  const { stableThreshold = 0 } = row;
  const before = measured(row.before) ? row.before : null;
  const after = measured(row.after) ? row.after : null;
  const { direction, fractionDigits } = block;
  const pair = { before, after, fractionDigits };
  // A verdict of another version of the host is computed here.
  const own = verdicts.find((known) => known === row.verdict);
  const verdict = own ?? verdictOf({ ...pair, direction, stableThreshold });
  const place = (value: number | null): number | null => (measured(value) ? placeOf(value, scale) : null);
  const ends =
    measured(before) && stableThreshold > 0 && block.scale !== "steps"
      ? [positionOf(before - stableThreshold, scale), positionOf(before + stableThreshold, scale)]
      : null;
  return {
    ...row,
    before,
    after,
    verdict,
    // Both values can be there and stand on two scales: what cannot be compared has no difference.
    difference: verdict === "incomparable" ? null : differenceOf(pair),
    beforeAt: place(before),
    afterAt: place(after),
    stableBand: ends && { start: Math.min(...ends), end: Math.max(...ends) },
  };
}

/** Improvements, then what to watch, what is stable, what cannot be compared; the largest change first. */
function byVerdict(left: ComparedRow, right: ComparedRow): number {
  return (
    verdicts.indexOf(left.verdict) - verdicts.indexOf(right.verdict) ||
    Math.abs(right.difference ?? 0) - Math.abs(left.difference ?? 0)
  );
}

/** Lays a block out: its axis, and its rows in the order in which they are told. */
export function compareBlock(block: ComparisonBlock): ComparedBlock {
  const scale = scaleOf(block);
  const rows = block.rows.map((row) => compareRow(row, block, scale)).sort(byVerdict);
  const placed = rows.some(({ beforeAt, afterAt }) => beforeAt !== null || afterAt !== null);
  const ticks = placed
    ? valueTicks(scale, block.scale === "steps" && hasSteps(scale) ? scale.max - scale.min : 2)
    : [];
  return {
    ...block,
    rows,
    axis: ticks
      .map((value) => ({ value, at: positionOf(value, scale) }))
      .sort((left, right) => left.at - right.at),
  };
}

/** Counts how many rows have each verdict. */
export function countVerdicts(blocks: readonly ComparedBlock[]): Readonly<Record<Verdict, number>> {
  const counts = { improvement: 0, watch: 0, unconfirmed: 0, stable: 0, incomparable: 0 };
  for (const { verdict } of blocks.flatMap(({ rows }) => rows)) counts[verdict] += 1;
  return counts;
}

/** Only what moved by more than its margin, surely or not; blocks left without a row disappear. */
export function changesOf(blocks: readonly ComparedBlock[]): ComparedBlock[] {
  return blocks
    .map((block) => ({
      ...block,
      rows: block.rows.filter(({ verdict }) => verdict !== "stable" && verdict !== "incomparable"),
    }))
    .filter(({ rows }) => rows.length > 0);
}
