import { isComparable, marginOf, scoredCriteria, scoreOf, type Reading } from "./reading.ts";
import { quantile, shareOf } from "./statistics.ts";

/** One photo read as it is and read again after a change. */
export interface Trial {
  readonly photo: string;
  readonly change: string;
  readonly before: Reading;
  readonly after: Reading;
}

/** One score before and after a change. */
export interface Move {
  readonly photo: string;
  readonly change: string;
  readonly criterion: string;
  readonly before: number;
  readonly after: number;
  /** The smallest difference that the product calls a change between these two photos, in points. */
  readonly margin: number;
}

/** Measure of how well some scores kept still. */
export interface Stillness {
  readonly name: string;
  /** Scores that were there before and after. */
  readonly compared: number;
  /** Share of them that moved by less than the margin, 0 to 1: the product calls those equal. */
  readonly within: number;
  /** 95th percentile of the absolute move, in points. */
  readonly high: number;
  /** The largest move. */
  readonly worst: Move | undefined;
}

/** Describes what some changes did to the scores. */
export interface Stability {
  readonly all: Stillness;
  readonly byCriterion: readonly Stillness[];
  readonly byChange: readonly Stillness[];
  /** Scores that the change took away, by refusal or as not measured. */
  readonly lost: number;
}

const sizeOf = (move: Move): number => Math.abs(move.after - move.before);

/** Every score that a trial has both before and after, and that the product compares. */
export function movesOf({ photo, change, before, after }: Trial): Move[] {
  return scoredCriteria.flatMap(({ key, stable }) => {
    const [from, to] = [scoreOf(before, key), scoreOf(after, key)];
    if (from === undefined || to === undefined || !isComparable(before, after, key)) return [];
    const margin = Math.max(stable, Math.ceil(marginOf(before, key)), Math.ceil(marginOf(after, key)));
    return [{ photo, change, criterion: key, before: from, after: to, margin }];
  });
}

function stillnessOf(name: string, moves: readonly Move[]): Stillness {
  return {
    name,
    compared: moves.length,
    within: shareOf(moves, (move) => sizeOf(move) < move.margin),
    high: quantile(moves.map(sizeOf), 0.95),
    worst: moves.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0],
  };
}

/** Share of the scores that stay within their margin, over all, by criterion and by change. */
export function stabilityOf(trials: readonly Trial[]): Stability {
  const moves = trials.flatMap(movesOf);
  const before = trials.flatMap((trial) =>
    scoredCriteria.filter(({ key }) => scoreOf(trial.before, key) !== undefined),
  );
  const changes = [...new Set(trials.map((trial) => trial.change))];
  return {
    all: stillnessOf("all", moves),
    byCriterion: scoredCriteria.map(({ key }) =>
      stillnessOf(
        key,
        moves.filter((move) => move.criterion === key),
      ),
    ),
    byChange: changes.map((change) =>
      stillnessOf(
        change,
        moves.filter((move) => move.change === change),
      ),
    ),
    lost: before.length - moves.length,
  };
}
