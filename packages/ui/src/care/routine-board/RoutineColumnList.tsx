"use client";

import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { frRoutineBoard } from "../../foundations/messages/sections/sales.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { RoutineColumn } from "./routineMoves.ts";

interface RoutineColumnListProps {
  readonly column: RoutineColumn;
  readonly headingLevel: 2 | 3 | 4;
  readonly headingId?: string | undefined;
  /** Takes steps that are dropped on it, even when it is empty. */
  readonly isDropZone?: boolean | undefined;
  readonly children: ReactNode;
}

/** A moment: its name, how many steps, the steps, and what adds one. */
export function RoutineColumnList(props: RoutineColumnListProps): ReactNode {
  const { column, headingLevel, headingId, isDropZone = false, children } = props;
  const messages = useMessages("routineBoard", frRoutineBoard);
  const Heading = `h${headingLevel}` as const;
  const list = <ol className="cn-routine__steps">{children}</ol>;
  const countText = column.countText ?? messages.stepCount({ count: column.steps.length });
  const empty =
    column.steps.length > 0 ? null : (
      <p className="cn-routine__empty">{column.emptyText ?? messages.empty}</p>
    );
  return (
    <section className="cn-routine__column">
      <Heading
        id={headingId}
        tabIndex={headingId === undefined ? undefined : -1}
        className="cn-routine__title"
      >
        {column.title} {countText === "" ? null : <small className="cn-routine__count">{countText}</small>}
      </Heading>
      {isDropZone ? (
        <DropZone column={column}>
          {list}
          {empty}
        </DropZone>
      ) : (
        <>
          {list}
          {empty}
        </>
      )}
      {column.add ? <div className="cn-routine__add">{column.add}</div> : null}
    </section>
  );
}

interface DropZoneProps {
  readonly column: RoutineColumn;
  readonly children: ReactNode;
}

function DropZone({ column, children }: DropZoneProps): ReactNode {
  const { setNodeRef, isOver } = useDroppable({
    id: `column:${column.id}`,
    data: { columnId: column.id },
  });
  return (
    <SortableContext items={column.steps.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
      <div ref={setNodeRef} className="cn-routine__zone" {...(isOver ? { "data-over": "" } : {})}>
        {children}
      </div>
    </SortableContext>
  );
}
