import type { ReactNode } from "react";
import { boundedCount } from "../../foundations/internal/boundedCount.ts";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { Skeleton } from "../../feedback/skeleton/Skeleton.tsx";

interface SkeletonRowsProps {
  readonly columns: readonly {
    readonly id: string;
    readonly align?: string | undefined;
    readonly priority?: number | undefined;
    readonly phone?: unknown;
  }[];
  readonly count: number;
  readonly selectable: boolean;
  readonly withPicture: boolean;
  readonly withEnd: boolean;
}

/** Rows that stand for more of them: no screen is higher. */
const MOST_ROWS = 50;

// Lengths of words, the same on a server and in a browser.
const widths = ["72%", "54%", "64%", "80%", "48%"] as const;

/** Rows to come, in the shape of rows. */
export function SkeletonRows(props: SkeletonRowsProps): ReactNode {
  const { columns, count, selectable, withPicture, withEnd } = props;
  return (
    <tbody {...tableRoles.rowGroup} aria-hidden="true">
      {Array.from({ length: boundedCount(count, MOST_ROWS) }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows without content are told apart by their place
        <tr key={row} className="cn-data-table__row">
          {selectable ? (
            <td className="cn-data-table__picks">
              <Skeleton width="20px" height="20px" />
            </td>
          ) : null}
          {columns.map(({ id, align, priority, phone }, column) => (
            <td
              key={id}
              data-align={align}
              data-priority={priority}
              {...(column === 0
                ? { className: "cn-data-table__name", ...(withPicture ? { "data-picture": "" } : {}) }
                : { "data-phone": typeof phone === "string" ? phone : "none" })}
            >
              {column === 0 && withPicture ? (
                <Skeleton className="cn-data-table__picture" width="36px" height="44px" />
              ) : null}
              <Skeleton width={widths[(row + column * 2) % widths.length]} />
            </td>
          ))}
          {withEnd ? (
            <td className="cn-data-table__end">
              <Skeleton width="20px" height="4px" />
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}
