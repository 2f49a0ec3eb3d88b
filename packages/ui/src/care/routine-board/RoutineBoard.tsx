"use client";

import { closestCorners, DndContext, DragOverlay, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frRoutineBoard } from "../../foundations/messages/sections/sales.ts";
import { dragAnnouncements } from "../../foundations/provider/dragAnnouncements.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useOverlayContainer } from "../../foundations/provider/useOverlayContainer.ts";
import { RoutineColumnList } from "./RoutineColumnList.tsx";
import type { RoutineColumn } from "./routineMoves.ts";
import { RoutineStepContent, RoutineStepDetails, RoutineStepEnd } from "./RoutineStepContent.tsx";
import { SortableStep } from "./SortableStep.tsx";
import { useRoutineDrag } from "./useRoutineDrag.ts";
import { useRoutineMoves } from "./useRoutineMoves.ts";

export interface RoutineBoardProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** The moments in the order of the day, each with its steps in the order of their application. */
  readonly columns: readonly RoutineColumn[];
  /** Receives the new columns after each move or removal; without it the board is only read. */
  readonly onColumnsChange?: ((columns: readonly RoutineColumn[]) => void) | undefined;
  /**
   * Level of the moments' headings.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * A routine by moments. A step is moved by its handle, with a mouse, a finger or the arrow keys, or from its menu:
 * dragging is never the only way.
 */
export const RoutineBoard = forwardRef<HTMLDivElement, RoutineBoardProps>(function RoutineBoard(
  { columns, onColumnsChange, headingLevel = 3, className, ...rest },
  ref,
) {
  const root = { ...rest, ref, className: cx("cn-routine", className) };
  return onColumnsChange ? (
    <EditableBoard
      root={root}
      columns={columns}
      onColumnsChange={onColumnsChange}
      headingLevel={headingLevel}
    />
  ) : (
    <div {...root} data-read-only="">
      {columns.map((column) => (
        <RoutineColumnList key={column.id} column={column} headingLevel={headingLevel}>
          {column.steps.map((step) => (
            <li key={step.id} className="cn-routine__step">
              <RoutineStepContent step={step} />
              <RoutineStepEnd step={step} />
              <RoutineStepDetails step={step} />
            </li>
          ))}
        </RoutineColumnList>
      ))}
    </div>
  );
});

interface EditableBoardProps {
  readonly root: ComponentPropsWithoutRef<"div">;
  readonly columns: readonly RoutineColumn[];
  readonly onColumnsChange: (columns: readonly RoutineColumn[]) => void;
  readonly headingLevel: 2 | 3 | 4;
}

function EditableBoard({ root, columns, onColumnsChange, headingLevel }: EditableBoardProps): ReactNode {
  const boardId = useId();
  const messages = useMessages("routineBoard", frRoutineBoard);
  const { container, place, element } = useOverlayContainer(undefined, undefined);
  const moves = useRoutineMoves({ boardId, board: element, columns, onColumnsChange });
  const drag = useRoutineDrag({ columns, onColumnsChange });
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  return (
    <DndContext
      id={boardId}
      sensors={sensors}
      collisionDetection={closestCorners}
      accessibility={{
        announcements: drag.announcements,
        screenReaderInstructions: { draggable: messages.instructions },
        ...dragAnnouncements(container),
      }}
      {...drag.handlers}
    >
      <div {...root}>
        {drag.shown.map((column) => (
          <RoutineColumnList
            key={column.id}
            column={column}
            headingLevel={headingLevel}
            headingId={moves.headingId(column.id)}
            isDropZone
          >
            {column.steps.map((step, index) => (
              <SortableStep key={step.id} step={step} rank={index + 1} columns={drag.shown} moves={moves} />
            ))}
          </RoutineColumnList>
        ))}
        <output ref={place} className="cn-visually-hidden">
          {moves.announcement}
        </output>
      </div>
      <DragOverlay dropAnimation={null}>
        {drag.active ? (
          <div className="cn-routine__step cn-routine__step--lifted">
            <RoutineStepContent step={drag.active} />
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
