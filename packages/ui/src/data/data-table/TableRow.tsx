"use client";

import type { Row as TanStackRow } from "@tanstack/react-table";
import { Check } from "../../foundations/icons/Check.tsx";
import { Minus } from "../../foundations/icons/Minus.tsx";
import { memo, type ReactNode, type RefCallback } from "react";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useLocale, useTimeZone } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Spinner } from "../../foundations/spinner/Spinner.tsx";
import { cellText } from "./cellText.ts";
import type { CellActions, RowDrafts } from "./useCellDrafts.ts";
import type { EditableCellCode } from "./useEditableCell.ts";
import type { DataTableColumn } from "./DataTableColumn.ts";
import { focusRowLink, pressRowLink } from "./pressRowLink.ts";
import { RowCheckbox } from "./RowCheckbox.tsx";
import type { PinnedColumns } from "./pinnedColumns.ts";
import type { RowContent } from "./RowContent.ts";
import { RowMenu } from "./RowMenu.tsx";
import { RowNote } from "./RowNote.tsx";
import type { DataTableFeatures } from "./tableModel.ts";

export interface TableRowProps<Row extends object> {
  readonly row: TanStackRow<DataTableFeatures, Row>;
  /** The columns, and where those that stay in view stand. */
  readonly placed: PinnedColumns<Row>;
  readonly content: RowContent<Row>;
  readonly selectable: boolean;
  readonly selected: boolean;
  /** True for the row that something beside the table follows. */
  readonly current: boolean;
  /** Tells whether something beside the table follows the rows: a press then chooses the row. */
  readonly followed: boolean;
  /** The cell that is edited, once its code is there. */
  readonly EditableCell: EditableCellCode | undefined;
  readonly drafts: RowDrafts | undefined;
  readonly cellActions: CellActions;
  /** Tells whether the last cell is there, for the menu of the row or of the columns. */
  readonly withEnd: boolean;
  /** Place among the rows of a virtualised table, from 0. */
  readonly index?: number | undefined;
  readonly measure?: RefCallback<HTMLTableRowElement> | undefined;
}

function PlainTableRow<Row extends object>(props: TableRowProps<Row>): ReactNode {
  const { row, placed, content, selectable, selected, current, followed, withEnd, index, measure } = props;
  const { EditableCell, drafts, cellActions } = props;
  const { getRowName, rowPicture, rowNote, rowLink, rowActions, isRowBusy } = content;
  const { columns, pins, picks, end } = placed;
  const locale = useLocale();
  const timeZone = useTimeZone();
  const messages = useMessages("dataTable", frDataTable);
  const data = row.original;
  const name = getRowName(data);
  const busy = isRowBusy?.(data) ?? false;
  const contentOf = (column: DataTableColumn<Row>): ReactNode => {
    if (column.cell) return column.cell(data);
    const value = column.value?.(data);
    const { none, yes, no } = messages;
    const text = cellText({ locale, timeZone, words: { none, yes, no, ...column.booleanWords } }, value);
    if (column.booleanMark !== true || typeof value !== "boolean") return text;
    const Mark = value ? Check : Minus;
    return (
      <span className="cn-data-table__mark" {...(value ? {} : { "data-off": "" })}>
        <Mark aria-hidden="true" />
        {text}
      </span>
    );
  };
  const editableContent = (column: DataTableColumn<Row>): ReactNode => {
    const { id, header, editing } = column;
    if (!EditableCell || !editing || editing.isEditable?.(data) === false || busy) return contentOf(column);
    const { field } = editing;
    return (
      <EditableCell
        column={header}
        name={name}
        text={editing.text(data)}
        draft={drafts?.[id]}
        field={field && ((fieldProps) => field(fieldProps, data))}
        onType={(text) => cellActions.type(row.id, id, text)}
        onClose={() => cellActions.close(row.id, id)}
        onSave={(text) => cellActions.save(row.id, id, { text, run: () => editing.save(text, data) })}
      >
        {contentOf(column)}
      </EditableCell>
    );
  };
  const [first, ...others] = columns;
  const note = rowNote || columns.some(({ standIn }) => standIn);
  return (
    <tr
      {...tableRoles.row}
      ref={measure}
      className="cn-data-table__row"
      aria-busy={busy || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-index={index}
      data-row-id={row.id}
      aria-current={current || undefined}
      {...(selected ? { "data-selected": "" } : {})}
      {...(rowLink ? { onClick: followed ? focusRowLink : pressRowLink, "data-opens": "" } : {})}
    >
      {selectable ? (
        <td {...tableRoles.cell} className="cn-data-table__picks" data-pin={picks}>
          <RowCheckbox
            label={messages.selectRow({ name })}
            checked={selected}
            disabled={busy}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      ) : null}
      {first ? (
        <th
          {...tableRoles.rowHeader}
          scope="row"
          className="cn-data-table__name"
          data-pin={pins[first.id]}
          {...(rowPicture ? { "data-picture": "" } : {})}
          {...(note ? { "data-note": "" } : {})}
        >
          {rowPicture ? <span className="cn-data-table__picture">{rowPicture(data)}</span> : null}
          {rowLink ? (
            <span data-row-link="">{rowLink(data, contentOf(first))}</span>
          ) : note ? (
            <span>{contentOf(first)}</span>
          ) : (
            contentOf(first)
          )}
          {note ? <RowNote row={data} columns={columns} rowNote={rowNote} /> : null}
        </th>
      ) : null}
      {others.map((column) => (
        <td
          key={column.id}
          {...tableRoles.cell}
          data-pin={pins[column.id]}
          data-align={column.align}
          data-priority={column.priority}
          data-phone={(typeof column.phone === "function" ? column.phone(data) : column.phone) ?? "none"}
        >
          {editableContent(column)}
        </td>
      ))}
      {withEnd ? (
        <td {...tableRoles.cell} className="cn-data-table__end" data-pin={end}>
          {busy ? <Spinner className="cn-data-table__spinner" /> : null}
          {rowActions && !busy ? <RowMenu name={name}>{rowActions(data)}</RowMenu> : null}
        </td>
      ) : null}
    </tr>
  );
}

/** One row. It renders again only when something of its own changes: a long table scrolls through thousands. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
