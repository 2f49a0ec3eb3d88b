"use client";

import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frStatTile } from "../../foundations/messages/sections/charts.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { hasMovement, type PeriodBaseline, type PeriodPoint, periodBounds } from "./periodLayout.ts";
import { PeriodLines } from "./PeriodLines.tsx";

export interface SmallMultipleProps extends Omit<ComponentPropsWithoutRef<"figure">, "title" | "children"> {
  /** Name of what is counted: « Devis émis ». It names the figure. */
  readonly label: string;
  /** The figure of the period, as it is printed: « 188 », « 96 % »; `null` is « — ». */
  readonly value: string | null;
  /** Difference with the period before, in short: « +9 ». */
  readonly delta?: string | undefined;
  /** The same difference in words, for screen readers: « 9 de plus que les 30 jours précédents ». */
  readonly summary?: string | undefined;
  /** From the first day to the last. */
  readonly points: readonly PeriodPoint[];
  /** Foot of the drawing: zero, or the lowest value. @default "zero" */
  readonly baseline?: PeriodBaseline | undefined;
  /** Upper bound of the drawing: 100 for percentages. */
  readonly max?: number | undefined;
  /** Point that the rule goes through; none without it. */
  readonly shownId?: string | undefined;
  /** Receives the point that was pointed at. */
  readonly onShownIdChange?: ((id: string) => void) | undefined;
}

/** One figure with its line, small, made to stand beside others over the same days. A line of zeros is not drawn. */
export const SmallMultiple = forwardRef<HTMLElement, SmallMultipleProps>(function SmallMultiple(
  {
    label,
    value,
    delta,
    summary,
    points,
    baseline = "zero",
    max,
    shownId,
    onShownIdChange,
    className,
    ...rest
  },
  ref,
) {
  const id = useId();
  const words = useMessages("statTile", frStatTile);
  return (
    <figure
      aria-labelledby={id}
      {...rest}
      ref={ref}
      data-component="small-multiple"
      className={cx("cn-small-multiple", className)}
    >
      <figcaption>
        <span id={id} className="cn-small-multiple__label">
          {label}
        </span>
        <span className="cn-small-multiple__value">
          {value === null ? (
            <>
              <span aria-hidden="true">—</span>
              <VisuallyHidden>{words.noValue}</VisuallyHidden>
            </>
          ) : (
            value
          )}
          {delta === undefined ? null : <small aria-hidden={summary !== undefined}>{delta}</small>}
        </span>
        {summary === undefined ? null : <VisuallyHidden>{summary}</VisuallyHidden>}
      </figcaption>
      {hasMovement(points) ? (
        <PeriodLines
          points={points}
          bounds={periodBounds(points, baseline, max)}
          shown={shownId === undefined ? -1 : points.findIndex((point) => point.id === shownId)}
          onPoint={(index) => {
            const next = points[index];
            if (next !== undefined && next.id !== shownId) onShownIdChange?.(next.id);
          }}
        />
      ) : null}
    </figure>
  );
});
