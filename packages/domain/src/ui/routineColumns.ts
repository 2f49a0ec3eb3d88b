import { careMomentLabels, careMoments } from "../recommendation/careMoment.ts";
import type { Routine, RoutineStep } from "../routine/routine.ts";

/** A moment of a routine as a column of the kit's board. */
export interface BoardColumn {
  /** The moment, by which `arrangeRoutine` finds it again. */
  readonly id: string;
  readonly title: string;
  readonly steps: readonly BoardStep[];
}

/** A step of a routine as the kit's board shows it. */
export interface BoardStep {
  /** Id of the placement. */
  readonly id: string;
  readonly name: string;
  /** Frequency: how often and how: « 2 fois par semaine · En couche fine ». */
  readonly note?: string;
}

/**
 * A routine as the columns of `RoutineBoard`: the four moments, empty ones included, so that a step can be moved there.
 * What the board hands over after a gesture goes back through `arrangeRoutine(routine, columns)`.
 */
export function routineColumns(routine: Routine): BoardColumn[] {
  return careMoments.map((moment) => ({
    id: moment,
    title: careMomentLabels[moment],
    steps: routine[moment].map(boardStep),
  }));
}

function boardStep({ id, label, frequency, note }: RoutineStep): BoardStep {
  const words = [frequency, note].filter((text) => text !== "").join(" · ");
  return { id, name: label, ...(words === "" ? {} : { note: words }) };
}
