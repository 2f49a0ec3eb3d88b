"use client";

import { createContext, useContext } from "react";

/** Changes to the step in which a control stands. */
export interface RoutineStepActions {
  /** Takes the step out: the board says so aloud and gives the focus to the step's neighbour. */
  readonly remove: () => void;
}

export const RoutineStepContext = createContext<RoutineStepActions | null>(null);

/** Gives a control in a step of a `RoutineBoard` what it can do with that step; null where the board is only read. */
export function useRoutineStep(): RoutineStepActions | null {
  return useContext(RoutineStepContext);
}
