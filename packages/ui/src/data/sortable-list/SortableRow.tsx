"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown } from "../../foundations/icons/ArrowDown.tsx";
import { ArrowUp } from "../../foundations/icons/ArrowUp.tsx";
import { GripVertical } from "../../foundations/icons/GripVertical.tsx";
import type { KeyboardEvent, ReactNode } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { frSortableList } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { SortableItem } from "./SortableList.tsx";

interface SortableRowProps {
  readonly item: SortableItem;
  /** From 0. */
  readonly place: number;
  /** The last place. */
  readonly last: number;
  readonly busy: boolean;
  /** Starts the ids of its controls. */
  readonly controlId: string;
  /** @param control id of what has the focus, and keeps it */
  readonly onMove: (id: string, place: number, control: string) => void;
}

/** One line with its handle and its two arrows. */
export function SortableRow({ item, place, last, busy, controlId, onMove }: SortableRowProps): ReactNode {
  const messages = useMessages("sortableList", frSortableList);
  const { id, name, content } = item;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: busy, attributes: { roleDescription: messages.handleRole } });
  const moveByKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(id, place + step, controlId);
  };
  const arrow = (step: 1 | -1): void => {
    const next = place + step;
    // There its arrow is off, and cannot have the focus.
    onMove(id, next, next === 0 || next === last ? controlId : `${controlId}-${step}`);
  };
  return (
    <li
      ref={setNodeRef}
      className="cn-sortable-list__row"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...(isDragging ? { "data-dragging": "" } : {})}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        id={controlId}
        label={messages.handle({ item: name })}
        icon={<GripVertical aria-hidden="true" />}
        aria-disabled={busy}
        onKeyDown={moveByKey}
        className="cn-sortable-list__handle"
      />
      <div className="cn-sortable-list__content">{content}</div>
      <div className="cn-sortable-list__arrows">
        <IconButton
          id={`${controlId}--1`}
          label={messages.moveUp({ item: name })}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={place === 0}
          aria-disabled={busy}
          onClick={() => arrow(-1)}
        />
        <IconButton
          id={`${controlId}-1`}
          label={messages.moveDown({ item: name })}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={place === last}
          aria-disabled={busy}
          onClick={() => arrow(1)}
        />
      </div>
    </li>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
