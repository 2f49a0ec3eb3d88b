import type { ReactNode } from "react";

/** One step of a routine. Its id is that of the placement: a product may stand in the morning and the evening. */
export interface RoutineStep {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Holds what the step is called, in announcements as well. */
  readonly name: string;
  /** « 3 gouttes, avant la crème ». */
  readonly note?: ReactNode;
  /** A thumbnail, decorative. */
  readonly media?: ReactNode;
  /** At the end of its line: price, quantity. Its controls take the step out by `useRoutineStep`. */
  readonly end?: ReactNode;
  /** Under the step, in its whole width: reason, warning. */
  readonly details?: ReactNode;
  /** Entries at the head of its menu (`MenuItem`): what else can be done with it. */
  readonly actions?: ReactNode;
}

/** A moment of the routine with its steps in order. */
export interface RoutineColumn {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The name of the moment: « Matin ». */
  readonly title: string;
  /** Its steps, in the order of their application. */
  readonly steps: readonly RoutineStep[];
  /** Count in its heading: « 4 gestes », « 9 séances ». @default the number of its steps */
  readonly countText?: string | undefined;
  /** Holds why there is no step yet; by default it says that there is none. */
  readonly emptyText?: ReactNode;
  /** A control at the foot of the column: « Ajouter au matin ». */
  readonly add?: ReactNode;
}

export interface StepPlace {
  readonly columnIndex: number;
  readonly stepIndex: number;
}

/** Finds the place of a step, or `null` when it is nowhere. */
export function placeOf(columns: readonly RoutineColumn[], stepId: string): StepPlace | null {
  for (const [columnIndex, column] of columns.entries()) {
    const stepIndex = column.steps.findIndex((step) => step.id === stepId);
    if (stepIndex >= 0) return { columnIndex, stepIndex };
  }
  return null;
}

/** The columns without a step; the same columns when it is nowhere. */
export function withoutStep(columns: readonly RoutineColumn[], stepId: string): readonly RoutineColumn[] {
  const place = placeOf(columns, stepId);
  if (!place) return columns;
  return columns.map((column, index) =>
    index === place.columnIndex
      ? { ...column, steps: column.steps.filter((step) => step.id !== stepId) }
      : column,
  );
}

/**
 * The columns with a step moved to an index of a column, counted once the step has left its place. Beyond an end
 * it stops at that end; an unknown step or column changes nothing.
 */
export function withStepAt(
  columns: readonly RoutineColumn[],
  stepId: string,
  columnIndex: number,
  stepIndex: number,
): readonly RoutineColumn[] {
  const place = placeOf(columns, stepId);
  const step = place && columns[place.columnIndex]?.steps[place.stepIndex];
  if (!step || !columns[columnIndex]) return columns;
  return withoutStep(columns, stepId).map((column, index) => {
    if (index !== columnIndex) return column;
    const at = Math.max(0, stepIndex);
    return { ...column, steps: [...column.steps.slice(0, at), step, ...column.steps.slice(at)] };
  });
}

export type RoutineDirection = "up" | "down" | "previous" | "next";

/** A step moved by one place, or to the neighbouring moment at the nearest height; unchanged at an end. */
export function withStepMoved(
  columns: readonly RoutineColumn[],
  stepId: string,
  direction: RoutineDirection,
): readonly RoutineColumn[] {
  const place = placeOf(columns, stepId);
  if (!place) return columns;
  const { columnIndex, stepIndex } = place;
  const isLast = stepIndex === (columns[columnIndex]?.steps.length ?? 0) - 1;
  switch (direction) {
    case "up":
      return stepIndex === 0 ? columns : withStepAt(columns, stepId, columnIndex, stepIndex - 1);
    case "down":
      return isLast ? columns : withStepAt(columns, stepId, columnIndex, stepIndex + 1);
    case "previous":
      return withStepAt(columns, stepId, columnIndex - 1, stepIndex);
    case "next":
      return withStepAt(columns, stepId, columnIndex + 1, stepIndex);
  }
}
