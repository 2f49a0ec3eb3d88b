import type { ReactNode } from "react";

interface TableColumnsProps {
  readonly columns: readonly {
    readonly id: string;
    readonly width?: string | undefined;
    readonly priority?: number | undefined;
  }[];
  readonly selectable: boolean;
  readonly withEnd: boolean;
}

/** The widths of the columns. */
export function TableColumns({ columns, selectable, withEnd }: TableColumnsProps): ReactNode {
  return (
    <colgroup>
      {selectable ? <col className="cn-data-table__picks-column" /> : null}
      {columns.map(({ id, width, priority }) => (
        <col key={id} data-priority={priority} style={width === undefined ? undefined : { width }} />
      ))}
      {withEnd ? <col className="cn-data-table__end-column" /> : null}
    </colgroup>
  );
}
