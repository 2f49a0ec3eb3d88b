import { useMemo } from "react";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { type DataTableColumnWidths, columnsLayout } from "./columnWidths.ts";
import type { DataTableColumn } from "./DataTableColumn.ts";
import { pinColumns, type PinnedColumns } from "./pinnedColumns.ts";

/** The part of a table's props that decides how wide its columns are, and which stay in view. */
export interface DataTableLayoutProps {
  /**
   * Lets the person change the widths of the columns, by the edges of their headers.
   * @default false
   */
  readonly resizable?: boolean | undefined;
  /** Widths in pixels by column id, when the host decides, for instance to keep them. */
  readonly columnWidths?: DataTableColumnWidths | undefined;
  /** Widths at first. @default {} */
  readonly defaultColumnWidths?: DataTableColumnWidths | undefined;
  /** Receives the widths of all the columns that have one, also of those that a first change has fixed where they were. */
  readonly onColumnWidthsChange?: ((widths: DataTableColumnWidths) => void) | undefined;
  /**
   * Lets the person choose in the menu of the columns which stay in view.
   * @default false
   */
  readonly pinningMenu?: boolean | undefined;
  /** Ids of the columns that stay in view while the others scroll, when the host decides. */
  readonly pinnedColumns?: readonly string[] | undefined;
  /** Ids of the columns that stay in view at first. @default those that are `pinned` */
  readonly defaultPinnedColumns?: readonly string[] | undefined;
  /** Receives the ids of all the columns that are to stay in view. */
  readonly onPinnedColumnsChange?: ((ids: readonly string[]) => void) | undefined;
}

interface LayoutOptions<Row> extends DataTableLayoutProps {
  readonly allColumns: readonly DataTableColumn<Row>[];
  /** Those that are not hidden. */
  readonly shown: readonly DataTableColumn<Row>[];
  readonly selectable: boolean;
  readonly withEnd: boolean;
}

export interface TableLayout<Row> extends ReturnType<typeof columnsLayout> {
  readonly placed: PinnedColumns<Row>;
  readonly pinned: readonly string[];
  readonly setPinned: (ids: readonly string[]) => void;
  readonly givenWidths: DataTableColumnWidths;
  /** Gives a column a width, and the others beside it those that they have, so that none moves. */
  readonly resize: (id: string, width: number, head: HTMLTableCellElement) => void;
}

const noWidths: DataTableColumnWidths = {};

/** Lays the columns out: the host's choice, or the person's. */
export function useColumnsLayout<Row>(options: LayoutOptions<Row>): TableLayout<Row> {
  const { allColumns, shown, selectable, withEnd } = options;
  const [givenWidths, setWidths] = useControllableState({
    value: options.columnWidths,
    defaultValue: options.defaultColumnWidths ?? noWidths,
    onValueChange: options.onColumnWidthsChange,
  });
  const pinnedAtFirst = useMemo(
    () => allColumns.flatMap((column) => (column.pinned ? [column.id] : [])),
    [allColumns],
  );
  const [chosen, setPinned] = useControllableState<readonly string[] | null>({
    value: options.pinnedColumns,
    defaultValue: options.defaultPinnedColumns ?? null,
    onValueChange: (ids) => options.onPinnedColumnsChange?.(ids ?? []),
  });
  const pinned = chosen ?? pinnedAtFirst;
  const placed = useMemo(
    () => pinColumns(shown, { pinned, selectable, withEnd }),
    [shown, pinned, selectable, withEnd],
  );
  const edges = (selectable ? 1 : 0) + (withEnd ? 1 : 0);
  const layout = useMemo(
    () => columnsLayout(placed.columns, givenWidths, edges),
    [placed.columns, givenWidths, edges],
  );
  const resize = (id: string, width: number, head: HTMLTableCellElement): void => {
    const heads = [...(head.parentElement?.querySelectorAll<HTMLElement>("[data-column]") ?? [])];
    const measured = heads.slice(1).flatMap((cell) => {
      const { width: now } = cell.getBoundingClientRect();
      // A column without room has no width to keep.
      return now > 0 ? [[cell.dataset["column"] ?? "", Math.round(now)] as const] : [];
    });
    setWidths({ ...Object.fromEntries(measured), ...givenWidths, [id]: width });
  };
  return { placed, ...layout, pinned, setPinned, givenWidths, resize };
}
