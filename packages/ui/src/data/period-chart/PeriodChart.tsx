"use client";

import { shownDigits } from "../../foundations/internal/digits.ts";
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useId } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { type UnitName, withAmount } from "../../foundations/internal/unit.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { frChart, frPeriodChart } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { PeriodKey } from "./PeriodKey.tsx";
import {
  lastKnown,
  type PeriodBaseline,
  type PeriodPoint,
  periodBounds,
  pointPlace,
} from "./periodLayout.ts";
import { PeriodLines } from "./PeriodLines.tsx";

/** Share of the width in which a word at an end would meet that of the shown point. */
const END_ROOM = 0.34;
/** Points that a page key moves by. */
const PAGE = 7;

export interface PeriodChartProps extends Omit<ComponentPropsWithoutRef<"figure">, "title" | "children"> {
  /** Name of what is counted: « Diagnostics ». It names the figure. */
  readonly label: string;
  /** Level of that name among the headings of the page. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The sentence that says what the chart shows; it comes first. */
  readonly summary: ReactNode;
  /** From the first day to the last, two or more. */
  readonly points: readonly PeriodPoint[];
  /** Foot of the drawing: zero, or the lowest value. @default "zero" */
  readonly baseline?: PeriodBaseline | undefined;
  /** Upper bound of the drawing: 100 for percentages. @default a round value above all others */
  readonly max?: number | undefined;
  /** Follows the number of the highest line: `{ one: "diagnostic par jour", other: "diagnostics par jour" }`. */
  readonly axisLabel?: UnitName | undefined;
  /** Unit of a value; leave it out for counts. */
  readonly unit?: UnitName | undefined;
  /** Digits after the decimal mark. @default 0, or as many as a value under a half needs */
  readonly fractionDigits?: number | undefined;
  /** Name of the period: « Novembre ». */
  readonly seriesLabel: string;
  /** Name of the period before; without it only one line is drawn. */
  readonly comparisonLabel?: string | undefined;
  /** Point that the rule goes through. Leave it out and the chart keeps its own, at first the last known one. */
  readonly shownId?: string | undefined;
  /** Receives the point that was pointed at, or reached by an arrow. */
  readonly onShownIdChange?: ((id: string) => void) | undefined;
  /** Name of what the rule goes through: « Semaine montrée ». @default « Jour montré » */
  readonly shownName?: string | undefined;
  /** After the key: which keys do what. */
  readonly note?: ReactNode;
}

/** A period day by day beside the one before, with a rule that arrows move from day to day. */
export const PeriodChart = forwardRef<HTMLElement, PeriodChartProps>(function PeriodChart(
  {
    label,
    headingLevel = 3,
    summary,
    points: given,
    baseline = "zero",
    max,
    axisLabel = "",
    unit = "",
    fractionDigits: hostDigits,
    seriesLabel,
    comparisonLabel,
    shownId,
    onShownIdChange,
    shownName,
    note,
    className,
    ...rest
  },
  ref,
) {
  const id = useId();
  const locale = useLocale();
  const words = useMessages("periodChart", frPeriodChart);
  const [chosen, choose] = useControllableState({
    value: shownId,
    defaultValue: "",
    onValueChange: onShownIdChange,
  });
  const points =
    comparisonLabel === undefined ? given.map((point) => ({ ...point, comparison: null })) : given;
  const found = points.findIndex((point) => point.id === chosen);
  const shown = found === -1 ? lastKnown(points) : found;
  const point = points[shown];
  const bounds = periodBounds(points, baseline, max);
  const { offScale } = useMessages("chart", frChart);
  const fractionDigits = shownDigits(hostDigits, [point?.value, point?.comparison]);
  const text = (value: number | null | undefined): string => {
    if (value === null || value === undefined || !Number.isFinite(value)) return "—";
    const amount = withAmount(locale, formatNumber(locale, value, fractionDigits), value, unit);
    return value < bounds.min || value > bounds.max ? `${amount}, ${offScale}` : amount;
  };
  const topText = withAmount(
    locale,
    formatNumber(locale, bounds.max, shownDigits(hostDigits, [bounds.max])),
    bounds.max,
    unit,
  );
  const reading = (name: string): string =>
    words.reading({
      label: name,
      value: text(point?.value),
      previous: comparisonLabel === undefined ? null : text(point?.comparison),
    });
  const goTo = (index: number): void => {
    const next = points[Math.min(points.length - 1, Math.max(0, index))];
    if (next !== undefined && next.id !== point?.id) choose(next.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = keyTarget(event.key, shown, points.length);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  const Heading = `h${headingLevel}` as const;
  const place = pointPlace(shown, points.length);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <figure
      aria-labelledby={`${id}-label`}
      {...rest}
      ref={ref}
      data-component="period-chart"
      className={cx("cn-period", className)}
    >
      <figcaption className="cn-period__head">
        <Heading id={`${id}-label`}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Heading>
        <p className="cn-period__summary">{summary}</p>
      </figcaption>
      {point === undefined ? null : (
        <>
          <div
            // A native range keeps room for its thumb: its ends would not be those of the drawing.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="slider"
            tabIndex={0}
            aria-label={words.slider({ label })}
            aria-valuemin={1}
            aria-valuemax={points.length}
            aria-valuenow={shown + 1}
            aria-valuetext={reading(point.label)}
            className="cn-period__slider"
            onKeyDown={onKeyDown}
          >
            <PeriodLines points={points} bounds={bounds} shown={shown} grid={[0.5, 1]} onPoint={goTo}>
              <span className="cn-period__tick" data-place="top">
                {withAmount(locale, topText, bounds.max, axisLabel)}
              </span>
              {points.length < 2 || place < END_ROOM ? null : (
                <span className="cn-period__tick" data-place="first">
                  {first?.shortLabel ?? first?.label}
                </span>
              )}
              <span
                className="cn-period__tick"
                data-place="shown"
                {...appliedStyle({ "--cn-x": place, visibility: "inherit" })}
              >
                {reading(point.shortLabel ?? point.label)}
              </span>
              {points.length < 2 || place > 1 - END_ROOM ? null : (
                <span className="cn-period__tick" data-place="last">
                  {last?.shortLabel ?? last?.label}
                </span>
              )}
            </PeriodLines>
          </div>
          <PeriodKey
            seriesLabel={seriesLabel}
            comparisonLabel={comparisonLabel}
            shownLabel={words.shown({ name: shownName ?? words.shownName, label: point.label })}
            note={note}
          />
        </>
      )}
    </figure>
  );
});

/** Index that a key leads to; `null` when the key is none of the chart's. Time runs to the right in every script. */
function keyTarget(key: string, index: number, count: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - PAGE,
    PageUp: index + PAGE,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? null;
}
