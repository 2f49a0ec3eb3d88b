"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Ellipsis, GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { MenuItem, MenuSeparator } from "../../overlays/menu/MenuParts.tsx";
import { lineKey } from "../../foundations/internal/direction.ts";
import { frRoutineBoard } from "../../foundations/messages/sections/sales.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { placeOf, type RoutineColumn, type RoutineDirection, type RoutineStep } from "./routineMoves.ts";
import { RoutineStepContent, RoutineStepDetails, RoutineStepEnd } from "./RoutineStepContent.tsx";
import type { RoutineMoves } from "./useRoutineMoves.ts";
import { RoutineStepContext } from "./useRoutineStep.ts";

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
  const actions = useMemo(() => ({ remove: () => moves.remove(step.id) }), [moves, step.id]);
  const moveByKey = (event: KeyboardEvent): void => {
    const direction = directions[lineKey(event)];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    moves.move(step.id, direction);
  };
  // Alt with an arrow moves it from wherever the focus stands in it, but in a text, whose words these keys go through.
  const moveByAlt = (event: KeyboardEvent): void => {
    const isInText = event.target instanceof Element && event.target.closest("input, textarea") !== null;
    if (event.altKey && !isInText) moveByKey(event);
  };
  const columnIndex = placeOf(columns, step.id)?.columnIndex;
  const isLast = columnIndex !== undefined && columns[columnIndex]?.steps.length === rank;
  return (
    <RoutineStepContext.Provider value={actions}>
      {/* The keys are those of the controls in it, which let them through. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <li
        ref={setNodeRef}
        className="cn-routine__step"
        onKeyDown={moveByAlt}
        style={{
          transform: CSS.Translate.toString(transform),
          transition: transition,
        }}
        {...(isDragging ? { "data-dragging": "" } : {})}
      >
        <RoutineStepContent
          step={step}
          lead={
            <button
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              type="button"
              id={moves.handleId(step.id)}
              aria-label={messages.handle({ step: step.name })}
              onKeyDown={moveByKey}
              className="cn-routine__handle"
            >
              {step.media}
              <GripVertical aria-hidden="true" className="cn-routine__grip" />
            </button>
          }
        />
        <RoutineStepEnd step={step} />
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
          {step.actions}
          {step.actions ? <MenuSeparator /> : null}
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
    </RoutineStepContext.Provider>
  );
}
