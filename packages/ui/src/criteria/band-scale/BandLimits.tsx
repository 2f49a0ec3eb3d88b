"use client";

import { frBandScale } from "../../foundations/messages/sections/charts.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { type ComponentPropsWithoutRef, forwardRef, useRef } from "react";
import { BandMark } from "../band-mark/BandMark.tsx";
import {
  type GaugeBand,
  type GaugeDirection,
  isScale,
  positionOf,
  segmentsOf,
} from "../criterion-gauge/gaugeScale.ts";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { BandLimitHandle } from "./BandLimitHandle.tsx";
import { limitRange } from "./limitRange.ts";

/** A band whose limit can be moved. */
export interface LimitBand extends GaugeBand {
  /** Names the handle of its limit: « Seuil « Point fort » ». The first band has none. */
  readonly limitLabel?: string | undefined;
  /** Limit of before, struck beside the new one where they differ. */
  readonly former?: number | undefined;
}

export interface BandLimitsProps extends Omit<ComponentPropsWithoutRef<"div">, "children" | "role"> {
  /** Names the group of handles: « Seuils du critère Rougeurs ». */
  readonly label: string;
  /** Lower end of the drawing, in the unit of the limits. */
  readonly min: number;
  /** Upper end of the drawing, in the unit of the limits. */
  readonly max: number;
  /** Choice of which way is better; better is drawn to the right either way. @default "higher" */
  readonly direction?: GaugeDirection | undefined;
  /** From worst to best. A limit that was typed beyond an end stands at that end. */
  readonly bands: readonly LimitBand[];
  /** Receives the place of the band and its new limit, a whole number. */
  readonly onLimitChange: (band: number, limit: number) => void;
  /** Lowest limit that a handle reaches. @default min */
  readonly lowest?: number | undefined;
  /** Highest limit that a handle reaches. @default max */
  readonly highest?: number | undefined;
  /** Smallest distance that handles keep from each other. @default 1 */
  readonly gap?: number | undefined;
}

/** Words of two handles nearer than this would touch. */
const NEAR = 0.09;

/**
 * The bands of a scale with a handle at each limit: dragged, or moved by the arrow keys by 1, with Shift by 5. Beside it
 * stand fields for the same numbers: who types is held by the form, who drags by the handles.
 */
export const BandLimits = forwardRef<HTMLDivElement, BandLimitsProps>(function BandLimits(
  {
    label,
    min,
    max,
    direction = "higher",
    bands,
    onLimitChange,
    lowest = min,
    highest = max,
    gap = 1,
    className,
    ...rest
  },
  ref,
) {
  const track = useRef<HTMLDivElement>(null);
  const scale = { min, max, direction };
  const words = useMessages("bandScale", frBandScale);
  if (!isScale(scale)) {
    return (
      <div {...rest} ref={ref} data-component="band-limits" className={cx("cn-band-limits", className)}>
        {words.unreadable}
      </div>
    );
  }
  const segments = segmentsOf(bands, scale).map(({ start, end }, index) => ({
    size: Math.max(0, end - start),
    tone: bands[index]?.tone ?? "reference",
    label: bands[index]?.label,
  }));
  const limits = bands.flatMap(({ from, former, limitLabel = "" }, band) =>
    from === undefined ? [] : [{ band, from, former, limitLabel, at: positionOf(from, scale) }],
  );
  // Limits that were typed in the wrong order stand as they are.
  const places = limits.map((limit) => limit.at).toSorted((a, b) => a - b);
  return (
    <div
      {...rest}
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a frame and a width of its own
      role="group"
      aria-label={label}
      data-component="band-limits"
      className={cx("cn-band-limits", className)}
    >
      <div ref={track} className="cn-band-limits__track">
        <span aria-hidden="true" className="cn-band-limits__segments">
          {segments.map(({ size, tone }) =>
            size === 0 ? null : (
              <svg key={tone} className="cn-band-limits__segment" data-tone={tone} width={percent(size)} />
            ),
          )}
        </span>
        {limits.map(({ band, from, former, limitLabel, at }, index) => (
          <BandLimitHandle
            key={band}
            name={limitLabel}
            value={from}
            former={former === from ? undefined : former}
            at={at}
            formerAt={former === undefined ? at : positionOf(former, scale)}
            anchor={anchorOf(at, places)}
            isLast={places.length > 1 && at === places.at(-1)}
            scale={{ ...scale, gap }}
            range={limitRange(
              limits.map((limit) => limit.from),
              index,
              { min: lowest, max: highest, direction, gap },
            )}
            track={track}
            onMove={(limit) => onLimitChange(band, limit)}
          />
        ))}
      </div>
      <div
        aria-hidden="true"
        className="cn-band-limits__bands"
        {...appliedStyle({
          gridTemplateColumns: segments
            .map(({ size }) => `minmax(min-content, ${size.toFixed(3)}fr)`)
            .join(" "),
        })}
      >
        {segments.map((segment) => (
          <BandMark key={segment.tone} tone={segment.tone}>
            {segment.label}
          </BandMark>
        ))}
      </div>
    </div>
  );
});

/** Turns the numbers of two near handles away from each other. */
function anchorOf(at: number, places: readonly number[]): "start" | "middle" | "end" {
  const rank = places.indexOf(at);
  const [before, after] = [places[rank - 1], places[rank + 1]];
  if (after !== undefined && after - at < NEAR) return "end";
  return before !== undefined && at - before < NEAR ? "start" : "middle";
}
