"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { Row as TanStackRow } from "@tanstack/react-table";
import { type FocusEvent, type ReactNode, useState } from "react";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { rowSlots, withFocusedRow } from "./rowSlots.ts";
import { TableRow, type TableRowProps } from "./TableRow.tsx";
import type { DataTableFeatures } from "./tableModel.ts";
import type { RowDrafts } from "./useCellDrafts.ts";

interface WindowedRowsProps<Row extends object> extends Omit<
  TableRowProps<Row>,
  "row" | "selected" | "current" | "index" | "measure" | "drafts"
> {
  readonly rows: readonly TanStackRow<DataTableFeatures, Row>[];
  readonly selectedIds: ReadonlySet<string>;
  readonly drafts: ReadonlyMap<string, RowDrafts>;
  readonly currentId: string | null;
  readonly scrollElement: HTMLElement | null;
}

const rowHeight = 58;
const headerHeight = 43;

const rowIdOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row-id]")?.dataset["rowId"] : undefined;

/** The rows of the scrolled window, and whichever row has the focus: its height is kept, and it is not lost. */
export function WindowedRows<Row extends object>(props: WindowedRowsProps<Row>): ReactNode {
  const { rows, drafts, selectedIds, currentId, scrollElement, ...rowProps } = props;
  const [focusedId, setFocusedId] = useState<string>();
  const focused = focusedId === undefined ? -1 : rows.findIndex(({ id }) => id === focusedId);
  // oxlint-disable-next-line react/incompatible-library -- the memoised rows receive only its stable `measureElement`
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scrollElement,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    // The header is stuck over the first pixels of the window.
    scrollPaddingStart: headerHeight,
    // What a server renders, and a browser before it has measured anything.
    initialRect: { width: 1000, height: 640 },
    rangeExtractor: (range) =>
      withFocusedRow(defaultRangeExtractor(range), focused < 0 ? undefined : focused, range.count),
  });
  // The focus events of the controls in the rows, as they bubble: the body itself is not a control.
  const watchFocus = {
    onFocus: ({ target }: FocusEvent): void => setFocusedId(rowIdOf(target)),
    onBlur: ({ target, relatedTarget }: FocusEvent): void => {
      // When it is the window that loses the focus, the element still has it on the way back.
      if (target.ownerDocument.activeElement === target) return;
      // Where the focus goes must still be there when it arrives: it is kept before it has the focus.
      setFocusedId(rowIdOf(relatedTarget));
    },
  };
  return (
    <tbody {...tableRoles.rowGroup} {...watchFocus}>
      {rowSlots(virtualizer.getVirtualItems(), virtualizer.getTotalSize()).map((slot) => {
        if (slot.kind === "gap") {
          return (
            <tr
              key={slot.key}
              aria-hidden="true"
              className="cn-data-table__gap"
              style={{ height: slot.height }}
            />
          );
        }
        const row = rows[slot.index];
        return row ? (
          <TableRow
            key={row.id}
            {...rowProps}
            row={row}
            drafts={drafts.get(row.id)}
            selected={selectedIds.has(row.id)}
            current={row.id === currentId}
            index={slot.index}
            measure={virtualizer.measureElement}
          />
        ) : null;
      })}
    </tbody>
  );
}
