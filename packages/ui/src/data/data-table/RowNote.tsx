import type { ReactNode } from "react";
import type { DataTableColumn } from "./DataTableColumn.ts";
import type { RowContent } from "./RowContent.ts";

interface RowNoteProps<Row> extends Pick<RowContent<Row>, "rowNote"> {
  readonly row: Row;
  readonly columns: readonly DataTableColumn<Row>[];
}

const isSaid = (words: ReactNode): boolean => words != null && words !== "" && words !== false;

/** The line under the name of a row: its note, then what stands in for the columns that have no room. */
export function RowNote<Row>({ row, columns, rowNote }: RowNoteProps<Row>): ReactNode {
  const words = rowNote?.(row);
  const standIns = columns.flatMap(({ id, priority, standIn }) => {
    const said = standIn?.(row);
    return isSaid(said) ? [{ id, priority: priority ?? 1, said }] : [];
  });
  if (!isSaid(words) && standIns.length === 0) return null;
  return (
    <span className="cn-data-table__note">
      {isSaid(words) ? <span className="cn-data-table__note-words">{words}</span> : null}
      {/* What is shown on a phone alone comes first: there it begins the line. */}
      {standIns
        .toSorted((one, other) => one.priority - other.priority)
        .map(({ id, priority, said }) => (
          <span key={id} className="cn-data-table__stands-in" data-below={priority}>
            {" "}
            {said}
          </span>
        ))}
    </span>
  );
}
