import type { ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";

interface TableColumnsProps {
  readonly columns: readonly {
    readonly id: string;
    readonly priority?: number | undefined;
  }[];
  /** CSS lengths by the ids of the columns. */
  readonly widths: Readonly<Record<string, string | undefined>>;
  readonly selectable: boolean;
  readonly withEnd: boolean;
}

/** The widths of the columns. */
export function TableColumns({ columns, widths, selectable, withEnd }: TableColumnsProps): ReactNode {
  return (
    <colgroup>
      {selectable ? <col className="cn-data-table__picks-column" /> : null}
      {columns.map(({ id, priority }) => {
        const width = widths[id];
        // Another one when it gains or loses its width: what a ref has set is not taken away.
        const key = width === undefined ? id : `${id} sized`;
        return (
          <col key={key} data-priority={priority} {...(width === undefined ? {} : appliedStyle({ width }))} />
        );
      })}
      {withEnd ? <col className="cn-data-table__end-column" /> : null}
    </colgroup>
  );
}
