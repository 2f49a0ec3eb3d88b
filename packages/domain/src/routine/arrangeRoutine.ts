import { findStep } from "./changeRoutine.ts";
import { momentSteps, type Routine } from "./routine.ts";
import { type RoutineChange, settled } from "./routineChange.ts";

/** A moment as a board shows it: its id is the moment's, those of its steps are the placements'. */
export interface RoutineArrangement {
  readonly id: string;
  readonly steps: readonly { readonly id: string }[];
}

/**
 * Takes over what a board shows after a gesture: the steps in its order, without those that it no longer has. Unknown
 * columns and steps change nothing, and a step shown twice stays where it comes first.
 */
export function arrangeRoutine(routine: Routine, columns: readonly RoutineArrangement[]): RoutineChange {
  const placed = new Set<string>();
  const steps = momentSteps((moment) =>
    columns
      .filter(({ id }) => id === moment)
      .flatMap((column) => column.steps)
      .flatMap(({ id }) => {
        const found = placed.has(id) ? null : findStep(routine, id);
        placed.add(id);
        return found ? [found.step] : [];
      }),
  );
  return settled(routine, { ...routine, ...steps });
}
