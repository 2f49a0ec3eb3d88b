"use client";

import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { PlacedAt } from "../../foundations/internal/PlacedAt.tsx";
import { indexAfterKey, indexAfterPage } from "../../foundations/internal/useRovingIndex.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { BarAxis } from "./BarAxis.tsx";
import { labelledBars, numberedBars } from "./barLayout.ts";
import { barReadout } from "./barTexts.ts";
import type { BarsProps } from "./bars.ts";
import { crowdedPath } from "./crowdedPath.ts";

/** Columns too many for a control each: one outline of all, and one control that goes through them. */
export function CrowdedBars({ data, layout, format, words }: BarsProps): ReactNode {
  const [stop, setStop] = useState<number | null>(null);
  const [active, setActive] = useState(false);
  const count = data.length;
  const index = Math.min(stop ?? count - 1, count - 1);
  const shown = data[index];
  if (shown === undefined) return null;
  const [labelled, numbered] = [labelledBars(count), numberedBars(data)];
  const marked = new Set([...labelled, ...numbered, ...(active ? [index] : [])]);
  const handleKey = (event: KeyboardEvent): void => {
    const next = indexAfterKey(event.key, index, count) ?? indexAfterPage(event.key, index, count);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setStop(next);
  };
  const follow = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width === 0) return;
    setStop(Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count))));
    setActive(true);
  };
  return (
    <>
      <p className="cn-chart__readout" aria-hidden="true">
        <span>{shown.label}</span> {barReadout(shown, format, words)}
      </p>
      <div className="cn-bars__plot">
        <BarAxis axis={layout.axis} locale={format.locale} />
        <div
          // A native range keeps room for its thumb: its ends would not be those of the drawing.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
          aria-label={words.bars({ label: format.label })}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={index + 1}
          aria-valuetext={`${shown.label}, ${barReadout(shown, format, words)}`}
          className="cn-bars__whole"
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
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="cn-bars__whole">
            <path
              d={crowdedPath(layout.bars, "comparison", undefined, layout.zero)}
              fill="var(--cn-line-strong)"
              opacity={0.4}
            />
            <path d={crowdedPath(layout.bars, "length", undefined, layout.zero)} fill="var(--cn-action)" />
          </svg>
          {[...marked].map((place) => (
            <span
              key={place}
              className="cn-bars__column cn-bars__slot"
              data-active={(active && place === index) || undefined}
              data-last={place === count - 1 || undefined}
              {...appliedStyle({ left: percent(place / count), width: percent(1 / count) })}
            >
              {numbered.has(place) ? (
                <PlacedAt upright at={layout.zero + Math.max(0, layout.bars[place]?.length ?? 0)}>
                  <span className="cn-bars__number" aria-hidden="true">
                    {formatNumber(format.locale, data[place]?.value ?? Number.NaN, format.fractionDigits)}
                  </span>
                </PlacedAt>
              ) : null}
              {labelled.has(place) ? (
                <span
                  className="cn-bars__label"
                  aria-hidden="true"
                  data-odd={[...labelled].indexOf(place) % 2 === 1 || undefined}
                >
                  {data[place]?.shortLabel ?? data[place]?.label}
                </span>
              ) : null}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}
