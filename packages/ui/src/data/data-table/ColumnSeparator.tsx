"use client";

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { directionOf, lineKey } from "../../foundations/internal/direction.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { boundedWidth, widthBounds } from "./columnWidths.ts";
import type { DataTableColumn } from "./DataTableColumn.ts";
import { naturalWidth } from "./naturalWidth.ts";

interface ColumnSeparatorProps {
  readonly column: Pick<DataTableColumn<never>, "id" | "header" | "minWidth" | "maxWidth">;
  /** Width that was given to it; without, it is measured. */
  readonly width: number | undefined;
  readonly onResize: (width: number, head: HTMLTableCellElement) => void;
}

const STEP = 10;

interface Drag {
  readonly pointerId: number;
  readonly from: number;
  readonly width: number;
}

const widthAround = (handle: Element | null): number =>
  Math.round(handle?.closest("th")?.getBoundingClientRect().width ?? 0);

/** The edge by which a column is made wider: dragged, moved by the arrows, or fitted to what its cells hold. */
export function ColumnSeparator({ column, width, onResize }: ColumnSeparatorProps): ReactNode {
  const messages = useMessages("dataTable", frDataTable);
  const locale = useLocale();
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [dragging, setDragging] = useState(false);
  const [measured, setMeasured] = useState(0);
  const { min, max } = widthBounds(column);
  const headOf = (): HTMLTableCellElement | null => handle.current?.closest("th") ?? null;
  const measure = (): number => widthAround(handle.current);
  // oxlint-disable-next-line react/set-state-in-effect -- a width that only the page knows
  useEffect(() => {
    if (width === undefined) setMeasured(widthAround(handle.current));
  }, [width]);
  const now = width === undefined ? boundedWidth(column, measured) : boundedWidth(column, width);
  const resize = (next: number): void => {
    const head = headOf();
    const bounded = boundedWidth(column, next);
    if (head && bounded !== measure()) onResize(bounded, head);
  };
  const fit = (): void => {
    const head = headOf();
    if (head) resize(naturalWidth(head));
  };
  const end = (): void => {
    drag.current = null;
    setDragging(false);
  };
  const cancelResize = (): void => {
    if (drag.current) resize(drag.current.width);
    end();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.shiftKey ? STEP * 5 : STEP;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowRight: () => resize(measure() + step),
      ArrowLeft: () => resize(measure() - step),
      Home: () => resize(min),
      End: () => resize(max),
      Enter: fit,
      ...(drag.current ? { Escape: cancelResize } : {}),
    };
    const key = lineKey(event);
    if (!Object.hasOwn(moves, key)) return;
    event.preventDefault();
    event.stopPropagation();
    moves[key]?.();
  };
  const start = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointerId: event.pointerId, from: event.clientX, width: measure() };
    setDragging(true);
  };
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (drag.current?.pointerId !== event.pointerId) return;
    const moved = event.clientX - drag.current.from;
    resize(drag.current.width + (directionOf(event.currentTarget) === "rtl" ? -moved : moved));
  };
  return (
    <div
      ref={handle}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <hr> is no control
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={messages.columnWidth({ column: column.header })}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={messages.widthInPixels({ amount: formatNumber(locale, now), count: now })}
      className="cn-data-table__separator"
      data-dragging={dragging || undefined}
      onFocus={() => setMeasured(measure())}
      onKeyDown={handleKey}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancelResize}
      onLostPointerCapture={end}
      onDoubleClick={fit}
    />
  );
}
