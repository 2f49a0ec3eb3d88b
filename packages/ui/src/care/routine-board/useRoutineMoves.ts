import { type RefObject, useEffect, useRef, useState } from "react";
import { treeRoot } from "../../foundations/internal/treeRoot.ts";
import { frRoutineBoard } from "../../foundations/messages/sections/sales.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import {
  placeOf,
  type RoutineColumn,
  type RoutineDirection,
  withoutStep,
  withStepAt,
  withStepMoved,
} from "./routineMoves.ts";

interface RoutineMovesOptions {
  readonly boardId: string;
  /** An element of the board. */
  readonly board: RefObject<Element | null>;
  readonly columns: readonly RoutineColumn[];
  readonly onColumnsChange: (columns: readonly RoutineColumn[]) => void;
}

export interface RoutineMoves {
  readonly handleId: (stepId: string) => string;
  readonly headingId: (columnId: string) => string;
  readonly move: (stepId: string, direction: RoutineDirection) => void;
  /** To the end of another moment. */
  readonly moveTo: (stepId: string, columnIndex: number) => void;
  readonly remove: (stepId: string) => void;
  /** The last move in words, for a live region. */
  readonly announcement: string;
}

/** Moves made without dragging: each is announced, and the focus stays on what moved. */
export function useRoutineMoves({
  boardId,
  board,
  columns,
  onColumnsChange,
}: RoutineMovesOptions): RoutineMoves {
  const messages = useMessages("routineBoard", frRoutineBoard);
  const [announcement, setAnnouncement] = useState("");
  const focusNext = useRef<string | null>(null);
  const handleId = (stepId: string): string => `${boardId}-step-${stepId}`;
  const headingId = (columnId: string): string => `${boardId}-column-${columnId}`;

  // A step that changes place is a new element for the browser, which drops the focus.
  useEffect(() => {
    if (focusNext.current === null) return;
    treeRoot(board.current).getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const apply = (moved: readonly RoutineColumn[], stepId: string): void => {
    const place = placeOf(moved, stepId);
    const column = place && moved[place.columnIndex];
    const step = place && column?.steps[place.stepIndex];
    if (moved === columns || !column || !step) return;
    focusNext.current = handleId(stepId);
    setAnnouncement(
      messages.moved({
        step: step.name,
        column: column.title,
        position: place.stepIndex + 1,
        total: column.steps.length,
      }),
    );
    onColumnsChange(moved);
  };

  const remove = (stepId: string): void => {
    const place = placeOf(columns, stepId);
    const column = place && columns[place.columnIndex];
    const step = place && column?.steps[place.stepIndex];
    if (!column || !step) return;
    const neighbour = column.steps[place.stepIndex + 1] ?? column.steps[place.stepIndex - 1];
    focusNext.current = neighbour ? handleId(neighbour.id) : headingId(column.id);
    setAnnouncement(messages.removed({ step: step.name }));
    onColumnsChange(withoutStep(columns, stepId));
  };

  return {
    handleId,
    headingId,
    announcement,
    remove,
    move: (stepId, direction) => apply(withStepMoved(columns, stepId, direction), stepId),
    moveTo: (stepId, columnIndex) =>
      apply(withStepAt(columns, stepId, columnIndex, Number.MAX_SAFE_INTEGER), stepId),
  };
}
