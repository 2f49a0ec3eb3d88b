import type { MarkedCriterion } from "@carnation/skin-analysis/node";

/** Marks painted on one photo and what was counted before and after. */
export interface PaintedTrial {
  readonly kind: string;
  /** The criterion that is to count them. */
  readonly criterion: MarkedCriterion;
  readonly painted: number;
  readonly before: Readonly<Record<MarkedCriterion, number>>;
  readonly after: Readonly<Record<MarkedCriterion, number>>;
}

/** Count of how many painted marks of one kind were found. */
export interface PaintedTruth {
  readonly kind: string;
  readonly photos: number;
  readonly painted: number;
  /** Marks that its own criterion counts more, and those that the other one does: less when they hide real ones. */
  readonly own: number;
  readonly other: number;
  /** Photos on which its own criterion counts as many more as were painted, within one. */
  readonly withinOne: number;
}

/** Sums the trials up by kind of mark. */
export function paintedTruthOf(trials: readonly PaintedTrial[]): PaintedTruth[] {
  return [...new Set(trials.map(({ kind }) => kind))].map((kind) => {
    const own = trials.filter((trial) => trial.kind === kind);
    const gain = ({ before, after }: PaintedTrial, criterion: MarkedCriterion) =>
      after[criterion] - before[criterion];
    const sum = (value: (trial: PaintedTrial) => number) => own.reduce((all, trial) => all + value(trial), 0);
    const otherOf = ({ criterion }: PaintedTrial): MarkedCriterion =>
      criterion === "acne" ? "pigmentation" : "acne";
    return {
      kind,
      photos: own.length,
      painted: sum(({ painted }) => painted),
      own: sum((trial) => gain(trial, trial.criterion)),
      other: sum((trial) => gain(trial, otherOf(trial))),
      withinOne: own.filter((trial) => Math.abs(gain(trial, trial.criterion) - trial.painted) <= 1).length,
    };
  });
}
