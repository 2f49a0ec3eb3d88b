"use client";

import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { indexAfterKey, indexAfterPage } from "../../foundations/internal/useRovingIndex.ts";
import { labelledPoints } from "./labelledPoints.ts";
import { nearestPlace } from "./nearestPlace.ts";
import { pointData, pointStyle, TrendMark, TrendShape } from "./TrendMark.tsx";
import type { TrendPointsProps } from "./TrendPlot.tsx";
import { pointReadout } from "./trendTexts.ts";
import { useTrendLanguage } from "./useTrendLanguage.ts";

/** One control over points that are too many for a button each: a pointer or the arrows go through every one. */
export function TrendSlider({
  label,
  reading,
  reference,
  layout,
  onPointSelect,
  renderFrame,
}: TrendPointsProps): ReactNode {
  const language = useTrendLanguage();
  const count = reading.times.length;
  const [stop, setStop] = useState<number | null>(null);
  const [active, setActive] = useState(false);
  const index = Math.min(stop ?? count - 1, count - 1);
  const point = reading.at(index);
  if (point === undefined) return null;
  const place = layout.points[index] ?? { x: 0, y: null };
  const labelled = [...labelledPoints(layout.points)].filter((other) => !active || other !== index);
  const select = (): void => onPointSelect?.({ id: point.id });
  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = indexAfterKey(event.key, index, count) ?? indexAfterPage(event.key, index, count);
    if (event.key === "Enter" || event.key === " ") select();
    else if (next === null) return;
    event.preventDefault();
    setStop(next ?? index);
    setActive(true);
  };
  const follow = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setStop(nearestPlace(layout.points, (clientX - left) / width));
    setActive(true);
  };
  return renderFrame(
    point,
    <>
      {labelled.map((other) => {
        const mark = reading.at(other);
        const at = layout.points[other];
        return mark && at ? <TrendMark key={other} point={mark} place={at} /> : null;
      })}
      <div
        // A native range keeps room for its thumb: its ends would not be those of the drawing.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        aria-label={language.trend.points({ label })}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        aria-valuetext={`${point.date}, ${pointReadout(point, reference, language)}`}
        className="cn-trend__point"
        {...pointData(point, place)}
        data-active={active || undefined}
        {...pointStyle(place)}
        onKeyDown={handleKey}
        onFocus={() => setActive(true)}
        onBlur={() => setActive(false)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={({ pointerType, currentTarget }) => {
          // A finger leaves as soon as it is lifted: keep what it read out.
          if (pointerType === "touch" || currentTarget.matches(":focus")) return;
          setStop(null);
          setActive(false);
        }}
        onClick={select}
      >
        {active ? <TrendShape point={point} numbered /> : null}
      </div>
    </>,
  );
}
