"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { BandMark } from "../band-mark/BandMark.tsx";
import { BandShape } from "../band-mark/BandShape.tsx";
import { type GaugeBand, type GaugeDirection, isBeyond, isScale } from "../criterion-gauge/gaugeScale.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { PlacedAt } from "../../foundations/internal/PlacedAt.tsx";
import { centredAt, percent } from "../../foundations/internal/svgPlace.ts";
import { type UnitName, withAmount } from "../../foundations/internal/unit.ts";
import { frBandScale, frChart } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { bandRanges } from "./bandRanges.ts";
import { scaleDrawing, type ScaleMarker } from "./scaleDrawing.ts";

export const bandScaleVariants = ["full", "compact"] as const;
export type BandScaleVariant = (typeof bandScaleVariants)[number];

/** A band of a scale, with what is seen in it. */
export interface ScaleBand extends GaugeBand {
  /** « Teint apaisé » */
  readonly phrase?: string | undefined;
}

export interface BandScaleProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Lower bound of the scale, in its unit. */
  readonly min: number;
  /** Upper bound of the scale, in its unit. */
  readonly max: number;
  /** Choice of which way is better; better is drawn to the right either way. @default "higher" */
  readonly direction?: GaugeDirection | undefined;
  /** From worst to best. */
  readonly bands: readonly ScaleBand[];
  /** Values shown on the scale, each with the shape of its band. */
  readonly markers?: readonly ScaleMarker[] | undefined;
  /** `steps` draws one piece per whole step. @default "continuous" */
  readonly scale?: "continuous" | "steps" | undefined;
  /** « ans », or the words of a language that counts, `{ one: "an", other: "ans" }`; leave it out for scores. */
  readonly unit?: UnitName | undefined;
  /** Digits after the decimal mark. @default 0 */
  readonly fractionDigits?: number | undefined;
  /** `compact` keeps the words and leaves the ranges to the graduations. @default "full" */
  readonly variant?: BandScaleVariant | undefined;
}

/** The scale of a criterion explained: its bands from worst to best, where they begin, what they are called. */
export const BandScale = forwardRef<HTMLDivElement, BandScaleProps>(function BandScale(
  {
    min,
    max,
    direction = "higher",
    bands,
    markers = [],
    scale = "continuous",
    unit = "",
    fractionDigits = 0,
    variant = "full",
    className,
    ...rest
  },
  ref,
) {
  const locale = useLocale();
  const words = useMessages("bandScale", frBandScale);
  const chart = useMessages("chart", frChart);
  const print = (value: number): string => formatNumber(locale, value, fractionDigits);
  const printWithUnit = (value: number): string => withAmount(locale, print(value), value, unit);
  const bounds = { min, max, direction };
  const steps = scale === "steps";
  const drawing = scaleDrawing(bounds, bands, markers, steps);
  const ranges = bandRanges(bands, { scale: bounds, steps, fractionDigits, printWithUnit, print }, words);
  return (
    <div
      {...rest}
      ref={ref}
      data-component="band-scale"
      data-variant={variant}
      className={cx("cn-band-scale", className)}
    >
      {isScale(bounds) ? null : <p className="cn-band-scale__phrase">{words.unreadable}</p>}
      {drawing.markers.length > 0 ? (
        <ul className="cn-band-scale__values">
          {drawing.markers.map(({ id, value, label, at: place, anchor }) => (
            <li key={id}>
              <PlacedAt at={place}>
                <span className="cn-band-scale__value" data-anchor={anchor}>
                  <b>{printWithUnit(value)}</b>
                  {label ? ` ${label}` : null}
                  {isBeyond(value, bounds) ? `, ${chart.offScale}` : null}
                </span>
              </PlacedAt>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="cn-band-scale__track" aria-hidden="true">
        {drawing.segments.map(({ start, end, tone }) => (
          <svg key={start} className="cn-band-scale__segment" data-tone={tone} width={percent(end - start)} />
        ))}
        <svg className="cn-band-scale__marks">
          {drawing.markers.map(({ id, tone, at: place }) => (
            <BandShape {...centredAt(place)} key={id} tone={tone} className="cn-band-scale__marker" />
          ))}
        </svg>
      </div>
      <div className="cn-band-scale__ticks" aria-hidden="true">
        <svg>
          {drawing.ticks.map(({ value, at: place }) => (
            <text
              key={value}
              x={percent(place)}
              y="50%"
              data-edge={place === 0 ? "start" : place === 1 ? "end" : undefined}
            >
              {print(value)}
            </text>
          ))}
        </svg>
      </div>
      <ul className="cn-band-scale__bands" aria-label={words.label}>
        {bands.map(({ tone, label, phrase }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two bands of a wrong scale can have one range
          <li key={index}>
            <BandMark tone={tone}>{label}</BandMark>{" "}
            <span className="cn-band-scale__range">{ranges[index]}</span>
            {phrase ? <span className="cn-band-scale__phrase">{phrase}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
});
