import type { Announcements, DragEndEvent, DragOverEvent, DragStartEvent, Over } from "@dnd-kit/core";
import { useState } from "react";
import { frRoutineBoard } from "../../foundations/messages/sections/sales.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { placeOf, type RoutineColumn, type RoutineStep, type StepPlace, withStepAt } from "./routineMoves.ts";

interface RoutineDragOptions {
  readonly columns: readonly RoutineColumn[];
  readonly onColumnsChange: (columns: readonly RoutineColumn[]) => void;
}

interface RoutineDrag {
  /** The columns as they would be if the step were dropped now. */
  readonly shown: readonly RoutineColumn[];
  /** The step that is being dragged. */
  readonly active: RoutineStep | null;
  readonly announcements: Announcements;
  readonly handlers: {
    readonly onDragStart: (event: DragStartEvent) => void;
    readonly onDragOver: (event: DragOverEvent) => void;
    readonly onDragEnd: (event: DragEndEvent) => void;
    readonly onDragCancel: () => void;
  };
}

/** The place under the pointer: that of a step, or the end of a moment. */
function placeUnder(columns: readonly RoutineColumn[], over: Over): StepPlace | null {
  const columnId: unknown = over.data.current?.["columnId"];
  if (columnId === undefined) return placeOf(columns, String(over.id));
  const columnIndex = columns.findIndex(({ id }) => id === columnId);
  const column = columns[columnIndex];
  return column ? { columnIndex, stepIndex: column.steps.length } : null;
}

/** Dragging over a board: a draft until the step is dropped, nothing when the drag is cancelled. */
export function useRoutineDrag({ columns, onColumnsChange }: RoutineDragOptions): RoutineDrag {
  const messages = useMessages("routineBoard", frRoutineBoard);
  const [draft, setDraft] = useState<readonly RoutineColumn[] | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const shown = draft ?? columns;

  const stepAt = (stepId: string): { readonly step: RoutineStep; readonly place: StepPlace } | null => {
    const place = placeOf(shown, stepId);
    const step = place && shown[place.columnIndex]?.steps[place.stepIndex];
    return step ? { step, place } : null;
  };
  const end = (): void => {
    setDraft(null);
    setActiveId(null);
  };
  const placed = (stepId: string, over: Over | null): string | undefined => {
    const found = stepAt(stepId);
    const place = over && placeUnder(shown, over);
    const column = place && shown[place.columnIndex];
    if (!found || !column) return undefined;
    const total = column.steps.length;
    const position = Math.min(place.stepIndex + 1, Math.max(1, total));
    return messages.moved({ step: found.step.name, column: column.title, position, total });
  };
  const nameOf = (stepId: string): string => stepAt(stepId)?.step.name ?? "";
  const active = activeId === null ? null : stepAt(activeId);

  return {
    shown,
    active: active?.step ?? null,
    announcements: {
      onDragStart: (event) => messages.lifted({ step: nameOf(String(event.active.id)) }),
      onDragOver: (event) => placed(String(event.active.id), event.over),
      onDragEnd: (event) => placed(String(event.active.id), event.over),
      onDragCancel: (event) => messages.returned({ step: nameOf(String(event.active.id)) }),
    },
    handlers: {
      onDragStart: (event) => {
        setActiveId(String(event.active.id));
        setDraft(columns);
      },
      onDragOver: ({ active: dragged, over }) => {
        const target = over && placeUnder(shown, over);
        const from = placeOf(shown, String(dragged.id));
        // Inside one moment the list itself shows the new order.
        if (!target || !from || target.columnIndex === from.columnIndex) return;
        setDraft(withStepAt(shown, String(dragged.id), target.columnIndex, target.stepIndex));
      },
      onDragEnd: ({ active: dragged, over }) => {
        const target = over && placeUnder(shown, over);
        const dropped = target
          ? withStepAt(shown, String(dragged.id), target.columnIndex, target.stepIndex)
          : shown;
        end();
        const before = placeOf(columns, String(dragged.id));
        const after = placeOf(dropped, String(dragged.id));
        if (before?.columnIndex !== after?.columnIndex || before?.stepIndex !== after?.stepIndex) {
          onColumnsChange(dropped);
        }
      },
      onDragCancel: end,
    },
  };
}
