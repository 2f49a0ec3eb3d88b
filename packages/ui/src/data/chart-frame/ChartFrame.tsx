"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { frChart } from "../../foundations/messages/sections/charts.ts";
import { lazyCode } from "../../foundations/internal/lazyCode.ts";
import { useLazyPart } from "../../foundations/internal/useLazyPart.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { ChartTable, type ChartTableData } from "./ChartTable.tsx";
import { TABLE_PAGE } from "./tablePage.ts";

/** Describes what every chart of the kit accepts for the frame around it. */
export interface ChartFrameOptions {
  /** Without one, the sentence names the figure. */
  readonly title?: ReactNode;
  /** Level of the title in the page. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * True to offer the values of the table, all of them, to be copied or downloaded as a CSV file, and the drawing as a PNG or
   * an SVG file, each named like the table.
   * @default false
   */
  readonly exportable?: boolean | undefined;
  /** True when the table is shown; leave it out to let the frame remember. */
  readonly tableOpen?: boolean | undefined;
  /** True when the table is open at first. @default false */
  readonly defaultTableOpen?: boolean | undefined;
  /** Receives whether the table is to be shown. */
  readonly onTableOpenChange?: ((open: boolean) => void) | undefined;
}

export interface ChartFrameProps
  extends ChartFrameOptions, Omit<ComponentPropsWithoutRef<"figure">, "title" | "children"> {
  /** The sentence that says what the chart shows. */
  readonly summary: ReactNode;
  /** The values, all of them; without a row there is nothing to show. */
  readonly table: ChartTableData;
  /**
   * Holds what becomes of the table while it is not shown: `readers` leaves it to screen readers, `hidden` to nobody,
   * for a chart that is a table itself. Print always has it. A table of more than a hundred rows is not drawn before it
   * is shown, for nobody: its button stays.
   * @default "readers"
   */
  readonly closedTable?: "readers" | "hidden" | undefined;
  /** Way to read the drawing, under it. */
  readonly note?: ReactNode;
  /** The drawing. */
  readonly children: ReactNode;
}

// Its buttons have no place in the weight of a chart that does not offer them.
const exportCode = lazyCode(() => import("./ChartExport.tsx"), "ChartExport");

/** Around a chart: a title, the sentence that says the same, the drawing, and its values as a table. */
export const ChartFrame = forwardRef<HTMLElement, ChartFrameProps>(function ChartFrame(
  {
    title,
    headingLevel = 3,
    summary,
    table,
    exportable = false,
    closedTable = "readers",
    tableOpen,
    defaultTableOpen = false,
    onTableOpenChange,
    note,
    className,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages("chart", frChart);
  const id = useId();
  const [open, setOpen] = useControllableState({
    value: tableOpen,
    defaultValue: defaultTableOpen,
    onValueChange: onTableOpenChange,
  });
  const ChartExport = useLazyPart(exportCode, exportable);
  const Heading = `h${headingLevel}` as const;
  return (
    <figure
      aria-labelledby={`${id}-${title ? "title" : "summary"}`}
      {...rest}
      ref={ref}
      className={cx("cn-chart", className)}
    >
      <figcaption className="cn-chart__head">
        {title ? (
          <Heading id={`${id}-title`} className="cn-chart__title">
            {title}
          </Heading>
        ) : null}
        <p id={`${id}-summary`} className="cn-chart__summary">
          {summary}
        </p>
      </figcaption>
      <div className="cn-chart__plot">{children}</div>
      {note ? <div className="cn-chart__note">{note}</div> : null}
      {table.rows.length === 0 ? null : (
        <>
          <button
            type="button"
            className="cn-chart__toggle"
            aria-expanded={open}
            aria-controls={`${id}-table`}
            onClick={() => setOpen(!open)}
          >
            {open ? messages.hideTable : messages.showTable}
          </button>
          {ChartExport ? <ChartExport table={table} /> : null}
          <div
            id={`${id}-table`}
            className="cn-chart__table-place"
            data-state={open ? "open" : "closed"}
            data-closed={closedTable}
          >
            {open || table.rows.length <= TABLE_PAGE ? <ChartTable table={table} /> : null}
          </div>
        </>
      )}
    </figure>
  );
});
