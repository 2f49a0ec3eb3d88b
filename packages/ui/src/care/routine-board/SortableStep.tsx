"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Ellipsis, GripVertical } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { MenuItem, MenuSeparator } from "../../overlays/menu/MenuParts.tsx";
import { frRoutineBoard } from "../../foundations/messages/sections/sales.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { placeOf, type RoutineColumn, type RoutineDirection, type RoutineStep } from "./routineMoves.ts";
import { RoutineStepContent, RoutineStepDetails } from "./RoutineStepContent.tsx";
import type { RoutineMoves } from "./useRoutineMoves.ts";

const directions: Readonly<Record<string, RoutineDirection>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "previous",
  ArrowRight: "next",
};

interface SortableStepProps {
  readonly step: RoutineStep;
  readonly rank: number;
  readonly columns: readonly RoutineColumn[];
  readonly moves: RoutineMoves;
}

/** A step with its handle and the menu that offers the same moves. */
export function SortableStep({ step, rank, columns, moves }: SortableStepProps): ReactNode {
  const messages = useMessages("routineBoard", frRoutineBoard);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: step.id, attributes: { roleDescription: messages.handleRole } });
  const moveByKey = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    moves.move(step.id, direction);
  };
  const columnIndex = placeOf(columns, step.id)?.columnIndex;
  const isLast = columnIndex !== undefined && columns[columnIndex]?.steps.length === rank;
  return (
    <li
      ref={setNodeRef}
      className="cn-routine__step"
      style={{
        transform: CSS.Translate.toString(transform),
        transition: transition,
      }}
      {...(isDragging ? { "data-dragging": "" } : {})}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        id={moves.handleId(step.id)}
        label={messages.handle({ step: step.name })}
        icon={<GripVertical aria-hidden="true" />}
        onKeyDown={moveByKey}
        className="cn-routine__handle"
      />
      <RoutineStepContent step={step} rank={rank} />
      <Menu
        align="end"
        trigger={
          <IconButton
            label={messages.actions({ step: step.name })}
            icon={<Ellipsis aria-hidden="true" />}
            className="cn-routine__menu"
          />
        }
      >
        <MenuItem disabled={rank === 1} onSelect={() => moves.move(step.id, "up")}>
          {messages.moveUp}
        </MenuItem>
        <MenuItem disabled={isLast} onSelect={() => moves.move(step.id, "down")}>
          {messages.moveDown}
        </MenuItem>
        {columns.map((column, index) =>
          index === columnIndex ? null : (
            <MenuItem key={column.id} onSelect={() => moves.moveTo(step.id, index)}>
              {messages.moveTo({ column: column.title })}
            </MenuItem>
          ),
        )}
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => moves.remove(step.id)}>
          {messages.remove}
        </MenuItem>
      </Menu>
      <RoutineStepDetails step={step} />
    </li>
  );
}
