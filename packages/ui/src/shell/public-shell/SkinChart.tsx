"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { skinTones } from "./skinTones.ts";

/** Rows that a phone has room for; the one that carries the mark is among them. */
const PHONE_ROWS: readonly number[] = [1, 3];
const MARKED = { row: 3, column: 2 };

export interface SkinChartProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** A line under the chart. */
  readonly caption?: ReactNode;
}

/** The colour chart of skins, for the `aside` of the pages before sign-in. Decorative: nobody hears of it. */
export const SkinChart = forwardRef<HTMLDivElement, SkinChartProps>(function SkinChart(
  { caption, className, ...rest },
  ref,
) {
  return (
    <div aria-hidden="true" {...rest} ref={ref} className={cx("cn-skin-chart", className)}>
      <div className="cn-skin-chart__tones">
        {skinTones.map(({ colour, row, column }) => (
          <span
            key={colour}
            {...appliedStyle({ backgroundColor: colour })}
            {...(PHONE_ROWS.includes(row) ? { "data-phone": "" } : {})}
            {...(row === MARKED.row && column === MARKED.column ? { "data-marked": "" } : {})}
          />
        ))}
      </div>
      {caption ? <p>{caption}</p> : null}
    </div>
  );
});
