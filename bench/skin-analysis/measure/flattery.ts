import { scoreOf, scoredCriteria } from "./reading.ts";
import { movesOf, type Move, type Trial } from "./stability.ts";
import { countWords, quantile } from "./statistics.ts";

/** Describes what one way of spoiling photos did. */
export interface Degradation {
  readonly name: string;
  readonly photos: number;
  /** Photos that the engine refused, by code. */
  readonly refused: readonly (readonly [string, number])[];
  /** Scores of accepted photos that became "not measured". */
  readonly notMeasured: number;
  /** Median photo quality before and after, accepted photos only. */
  readonly quality: { readonly before: number; readonly after: number };
  /** Scores that rose beyond their margin, the worst first: a bad photo that flatters. */
  readonly flattered: readonly Move[];
}

const rise = (move: Move): number => move.after - move.before;

const qualityOf = (reading: Trial["before"]): number[] => ("refused" in reading ? [] : [reading.quality]);

/** Scores raised beyond their margin by each degradation. A refusal or "not measured" is a right answer. */
export function degradationsOf(trials: readonly Trial[]): Degradation[] {
  const names = [...new Set(trials.map((trial) => trial.change))];
  return names.map((name) => {
    const own = trials.filter((trial) => trial.change === name);
    const kept = own.filter((trial) => !("refused" in trial.after));
    const lost = (trial: Trial) =>
      scoredCriteria.filter(
        ({ key }) => scoreOf(trial.before, key) !== undefined && scoreOf(trial.after, key) === undefined,
      );
    return {
      name,
      photos: own.length,
      refused: countWords(own.flatMap(({ after }) => ("refused" in after ? [after.refused] : []))),
      notMeasured: kept.flatMap(lost).length,
      quality: {
        before: quantile(
          kept.flatMap((trial) => qualityOf(trial.before)),
          0.5,
        ),
        after: quantile(
          kept.flatMap((trial) => qualityOf(trial.after)),
          0.5,
        ),
      },
      flattered: own
        .flatMap(movesOf)
        // As the product compares: a difference as large as the margin is a change.
        .filter((move) => rise(move) >= move.margin)
        .toSorted((a, b) => rise(b) - rise(a)),
    };
  });
}
