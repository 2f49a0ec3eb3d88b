import type { DataTableColumn } from "./DataTableColumn.ts";

/** Widths in pixels that were given to columns, by their ids. */
export type DataTableColumnWidths = Readonly<Record<string, number>>;

type SizedColumn = Pick<DataTableColumn<never>, "id" | "width" | "priority" | "minWidth" | "maxWidth">;

const positive = (value: unknown, other: number): number =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : other;

/** Narrowest and widest width of a column, whatever it asks for. */
export function widthBounds({ minWidth, maxWidth }: SizedColumn): {
  readonly min: number;
  readonly max: number;
} {
  const min = Math.min(10_000, positive(minWidth, 64));
  return { min, max: Math.min(10_000, Math.max(min, positive(maxWidth, 1000))) };
}

/** Brings a width within the bounds of its column, in whole pixels. */
export function boundedWidth(column: SizedColumn, width: number): number {
  const { min, max } = widthBounds(column);
  return Math.round(Math.min(max, Math.max(min, width)));
}

/** Describes how the columns of a table whose widths were changed are laid out. */
interface ColumnsLayout {
  /** `own` while the first column takes what is left, `all` once it has a width too; nothing before any was changed. */
  readonly resized: "own" | "all" | undefined;
  /** CSS lengths by the ids of the columns. */
  readonly widths: Readonly<Record<string, string | undefined>>;
  /** Sums of the widths of each priority, for the sheet, which knows the columns that have room. */
  readonly sums: Readonly<Record<`--cn-columns-${1 | 2 | 3}`, string>> | undefined;
}

/** Widths that a first column without one of its own keeps, and that another one takes. */
const firstWidth = "15rem";
const otherWidth = "7.5rem";

/** Lays columns out by the widths that were given to them, or by their own as long as there is none. */
export function columnsLayout(
  columns: readonly SizedColumn[],
  given: DataTableColumnWidths,
  edges: number,
): ColumnsLayout {
  const pixels = new Map(
    columns.flatMap((column) => {
      const width = given?.[column.id];
      return typeof width === "number" && Number.isFinite(width)
        ? [[column.id, boundedWidth(column, width)] as const]
        : [];
    }),
  );
  const first = columns[0]?.id;
  const changed = pixels.size > 0;
  const widths = Object.fromEntries(
    columns.map(({ id, width }) => {
      const own = pixels.get(id);
      if (own !== undefined) return [id, `${own}px`];
      // Beside columns of a known width the first takes what is left.
      return [id, changed ? (id === first ? undefined : (width ?? otherWidth)) : width];
    }),
  );
  if (!changed) return { resized: undefined, widths, sums: undefined };
  const sumOf = (priority: number): string =>
    `calc(${[
      "0px",
      ...columns
        .filter((column) => (column.priority ?? 1) === priority)
        .map(({ id }) => widths[id] ?? firstWidth),
      ...(priority === 1 ? [`${edges * 2.75}rem`] : []),
    ].join(" + ")})`;
  return {
    resized: first !== undefined && pixels.has(first) ? "all" : "own",
    widths,
    sums: { "--cn-columns-1": sumOf(1), "--cn-columns-2": sumOf(2), "--cn-columns-3": sumOf(3) },
  };
}
