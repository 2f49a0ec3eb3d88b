"use client";

import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from "react";
import { formatNumber } from "../../foundations/internal/format.ts";
import { PlacedAt } from "../../foundations/internal/PlacedAt.tsx";
import { frBandScale } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { limitAt, type LimitRange, type LimitRules, moveLimit } from "./limitRange.ts";

interface BandLimitHandleProps {
  readonly name: string;
  readonly value: number;
  /** Limit of before; left out while it is the same. */
  readonly former: number | undefined;
  /** Place on the track, from the worst end (0) to the best (1). */
  readonly at: number;
  readonly formerAt: number;
  readonly anchor: "start" | "middle" | "end";
  /** True for the one nearest the best end: what is struck stands on its outer side. */
  readonly isLast: boolean;
  readonly scale: LimitRules;
  readonly range: LimitRange;
  readonly track: RefObject<HTMLElement | null>;
  readonly onMove: (limit: number) => void;
}

/** Number of points that Shift, and the keys of a page, move by. */
const LEAP = 5;

/** One limit between two bands, as a slider: its number above, the one of before struck beside it. */
export function BandLimitHandle({
  name,
  value,
  former,
  at,
  formerAt,
  anchor,
  isLast,
  scale,
  range,
  track,
  onMove,
}: BandLimitHandleProps): ReactNode {
  const locale = useLocale();
  const words = useMessages("bandScale", frBandScale);
  const print = (limit: number): string => formatNumber(locale, limit, 0);
  const put = (limit: number): void => {
    if (limit !== value) onMove(limit);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    // Better is to the right: on a scale that improves downwards, the right arrow lowers the limit.
    const right = scale.direction === "higher" ? 1 : -1;
    const step = event.shiftKey ? LEAP : 1;
    const by = {
      ArrowRight: right * step,
      ArrowLeft: -right * step,
      ArrowUp: step,
      ArrowDown: -step,
      PageUp: LEAP,
      PageDown: -LEAP,
      Home: -Infinity,
      End: Infinity,
    }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    put(moveLimit(value, by, range));
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0 || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    put(limitAt((event.clientX - box.left) / box.width, scale, range));
  };
  return (
    <>
      {former === undefined ? null : (
        <PlacedAt at={formerAt}>
          <span aria-hidden="true" className="cn-band-limits__former" />
        </PlacedAt>
      )}
      <PlacedAt at={at}>
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two native ranges cannot share one track
          role="slider"
          tabIndex={0}
          aria-label={name}
          aria-valuenow={value}
          aria-valuemin={Math.min(value, range.min)}
          aria-valuemax={Math.max(value, range.max)}
          aria-valuetext={
            former === undefined
              ? print(value)
              : words.changed({ limit: print(value), former: print(former) })
          }
          className="cn-band-limits__handle"
          data-anchor={anchor}
          {...(former === undefined ? {} : { "data-changed": "" })}
          onKeyDown={handleKey}
          onPointerDown={(event) => {
            if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
        >
          <span
            aria-hidden="true"
            className="cn-band-limits__number"
            {...(isLast ? { "data-last": "" } : {})}
          >
            {former === undefined ? null : <s>{print(former)}</s>}
            <b>{print(value)}</b>
          </span>
        </span>
      </PlacedAt>
    </>
  );
}
