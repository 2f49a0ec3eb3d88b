"use client";

import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { treeRoot } from "../../foundations/internal/treeRoot.ts";
import { frSortableList } from "../../foundations/messages/sections/tables.ts";
import { dragAnnouncements } from "../../foundations/provider/dragAnnouncements.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useOverlayContainer } from "../../foundations/provider/useOverlayContainer.ts";
import { SortableRow } from "./SortableRow.tsx";

/** One line of a list whose order people choose. */
export interface SortableItem {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Holds what it is called where it is moved: « Déplacer « Pro » ». */
  readonly name: string;
  /** Holds what there is to see of it. */
  readonly content: ReactNode;
}

export interface SortableListProps extends Omit<ComponentPropsWithoutRef<"ol">, "children"> {
  /** The lines, in their order. */
  readonly items: readonly SortableItem[];
  /** Receives what was moved, and the place where it is to stand, from 0. The host answers with the new order. */
  readonly onMove: (id: string, place: number) => void;
  /**
   * Keeps the order, for instance while the last move is being saved; the focus stays where it is.
   * @default false
   */
  readonly busy?: boolean | undefined;
}

/**
 * A list whose order people choose: by its handle, with a mouse, a finger or the arrow keys, or with the two arrows at its
 * end. Dragging is never the only way. Name the list with `aria-label`.
 */
export const SortableList = forwardRef<HTMLOListElement, SortableListProps>(function SortableList(
  { items, onMove, busy = false, className, ...rest },
  ref,
) {
  const messages = useMessages("sortableList", frSortableList);
  const listId = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const [announcement, setAnnouncement] = useState("");
  const { container, place: announcer, element } = useOverlayContainer(undefined, undefined);
  const focusNext = useRef<string | null>(null);
  // A line that changes place is a new element for the browser, which drops the focus.
  useEffect(() => {
    if (focusNext.current === null) return;
    const control = treeRoot(element.current).getElementById(focusNext.current);
    focusNext.current = null;
    control?.focus();
  }, [items, element]);

  const names = new Map<unknown, string>(items.map(({ id, name }) => [id, name]));
  const nameOf = (id: unknown): string => String(names.get(id));
  const placeOf = (id: unknown): number => items.findIndex((item) => item.id === id);
  const wordsOf = (id: unknown, place: number): string =>
    messages.moved({ item: nameOf(id), position: place + 1, total: items.length });
  const move = (id: string, place: number, control?: string): void => {
    if (busy || place < 0 || place >= items.length || place === placeOf(id)) return;
    if (control !== undefined) {
      focusNext.current = control;
      setAnnouncement(wordsOf(id, place));
    }
    onMove(id, place);
  };

  return (
    <DndContext
      id={listId}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => messages.lifted({ item: nameOf(active.id) }),
          // One of the lines is always the closest.
          onDragOver: ({ active, over }) => wordsOf(active.id, placeOf(over?.id)),
          onDragEnd: ({ active, over }) => wordsOf(active.id, placeOf(over?.id)),
          onDragCancel: ({ active }) => messages.returned({ item: nameOf(active.id) }),
        },
        screenReaderInstructions: { draggable: messages.instructions },
        ...dragAnnouncements(container),
      }}
      onDragEnd={({ active, over }) => move(String(active.id), placeOf(over?.id))}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol {...rest} ref={ref} className={cx("cn-sortable-list", className)}>
          {items.map((item, place) => (
            <SortableRow
              key={item.id}
              item={item}
              place={place}
              last={items.length - 1}
              busy={busy}
              controlId={`${listId}-${item.id}`}
              onMove={move}
            />
          ))}
        </ol>
      </SortableContext>
      <output ref={announcer} className="cn-visually-hidden">
        {announcement}
      </output>
    </DndContext>
  );
});
