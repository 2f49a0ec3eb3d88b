"use client";

import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { indexAfterKey, indexAfterPage } from "../../foundations/internal/useRovingIndex.ts";
import { extentOf } from "../../foundations/internal/valueScale.ts";
import { nearestPlace } from "./nearestPlace.ts";
import { dateText } from "./trendDates.ts";
import { thinLine, trendPath } from "./trendLine.ts";
import { indicesWithin, type TrendRange } from "./trendRange.ts";
import { useTrendLanguage } from "./useTrendLanguage.ts";

export interface TrendOverviewProps {
  readonly label: string;
  /** All the points, in the order of time. */
  readonly points: readonly { readonly time: number; readonly value: number | null }[];
  readonly direction: "higher" | "lower";
  readonly timeZone: string;
  readonly range: TrendRange | null;
  readonly onRangeChange: (range: TrendRange | null) => void;
}

type End = "start" | "end";

/** The whole time in small, with two handles around the part that is shown. */
export function TrendOverview(props: TrendOverviewProps): ReactNode {
  const { label, points, direction, timeZone, range, onRangeChange } = props;
  const language = useTrendLanguage();
  const { trend } = language;
  const strip = useRef<HTMLDivElement>(null);
  const dragged = useRef<End | null>(null);
  const last = points.length - 1;
  const { places, times, line } = useMemo(() => {
    const all = points.map(({ time }) => time);
    const values = points.flatMap(({ value }) => (value !== null && Number.isFinite(value) ? [value] : []));
    const { min: from, max: to } = extentOf(all) ?? { min: 0, max: 1 };
    const { min, max } = extentOf(values) ?? { min: 0, max: 1 };
    const drawn = points.map(({ time, value }) => {
      const ratio = value === null || !Number.isFinite(value) ? null : (value - min) / (max - min || 1);
      return {
        x: (time - from) / (to - from || 1),
        y: ratio === null || direction === "higher" ? ratio : 1 - ratio,
      };
    });
    return { places: drawn, times: all, line: trendPath(thinLine(drawn, 400)) };
  }, [points, direction]);
  const shown = indicesWithin(points, range);
  const xOf = (index: number): number => places[index]?.x ?? 0;
  const move = (end: End, index: number): void => {
    const [start, stop] =
      end === "start" ? [Math.min(index, shown.end), shown.end] : [shown.start, Math.max(index, shown.start)];
    if (start === shown.start && stop === shown.end) return;
    const [from, to] = [times[start] ?? 0, times[stop] ?? 0];
    onRangeChange(start === 0 && stop === last ? null : { from, to });
  };
  const handleKey = (end: End, event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = shown[end];
    // As a slider: up and right go on in time.
    const key = { ArrowUp: "ArrowRight", ArrowDown: "ArrowLeft" }[event.key] ?? event.key;
    const next = indexAfterKey(key, index, points.length) ?? indexAfterPage(event.key, index, points.length);
    if (next === null) return;
    event.preventDefault();
    // Points of one instant are one step: none of them can be shown alone.
    move(end, beyondSameTime(times, index, next));
  };
  const follow = (event: PointerEvent): void => {
    const box = strip.current?.getBoundingClientRect();
    if (dragged.current === null || !box || box.width === 0) return;
    move(dragged.current, nearestPlace(places, (event.clientX - box.left) / box.width));
  };
  const handleOf = (end: End): ReactNode => (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two native ranges cannot share a line
      role="slider"
      tabIndex={0}
      aria-label={end === "start" ? trend.overviewStart : trend.overviewEnd}
      aria-valuemin={end === "start" ? 1 : shown.start + 1}
      aria-valuemax={end === "start" ? shown.end + 1 : last + 1}
      aria-valuenow={shown[end] + 1}
      aria-valuetext={dateText(times[shown[end]] ?? 0, times, timeZone, language)}
      className="cn-trend__handle"
      data-end={end}
      onKeyDown={(event) => handleKey(end, event)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = end;
      }}
      onPointerMove={follow}
      onLostPointerCapture={() => {
        dragged.current = null;
      }}
      {...appliedStyle({ left: percent(xOf(shown[end])) })}
    />
  );
  return (
    <fieldset className="cn-trend__overview" data-cn-picture="none" aria-label={trend.overview({ label })}>
      <div ref={strip} className="cn-trend__strip">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={line} />
        </svg>
        <svg className="cn-trend__window" aria-hidden="true">
          <rect
            x={percent(xOf(shown.start))}
            width={percent(Math.max(0, xOf(shown.end) - xOf(shown.start)))}
            height="100%"
          />
        </svg>
        {handleOf("start")}
        {handleOf("end")}
      </div>
      {shown.start === 0 && shown.end === last ? null : (
        <button
          type="button"
          className="cn-chart__toggle"
          onClick={() => {
            // The button goes away with the range.
            strip.current?.querySelector<HTMLElement>("[role=slider]")?.focus();
            onRangeChange(null);
          }}
        >
          {trend.showAll}
        </button>
      )}
    </fieldset>
  );
}

/** Goes on past points of the same instant, in the way of the step. */
function beyondSameTime(times: readonly number[], from: number, to: number): number {
  const step = Math.sign(to - from);
  let index = to;
  if (step === 0) return to;
  while (times[index] === times[from] && index + step in times) index += step;
  return index;
}
