"use client";

import type { ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { BandShape } from "../band-mark/BandShape.tsx";
import { VerdictShape } from "../score-delta/VerdictShape.tsx";
import type { TrendPlace } from "./trendLayout.ts";
import type { ReadPoint } from "./trendTexts.ts";

interface TrendShapeProps {
  readonly point: ReadPoint;
  /** True where there is room for the number beside the shape. */
  readonly numbered: boolean;
}

/** The shape of a point, and its number beside it. */
export function TrendShape({ point, numbered }: TrendShapeProps): ReactNode {
  const { verdict, tone, number, measured } = point;
  return (
    <>
      {verdict ? (
        <VerdictShape verdict={verdict} className="cn-trend__marker cn-chart__marker" />
      ) : (
        <BandShape tone={tone} className="cn-trend__marker" />
      )}
      {numbered && measured ? (
        <span className="cn-trend__number" aria-hidden="true">
          {number}
        </span>
      ) : null}
    </>
  );
}

/** Attributes that place a point by the style sheet, within the whole plot or the reach of the point alone. */
export const pointStyle = (
  { x, y }: TrendPlace,
  { start, end } = { start: 0, end: 1 },
): ReturnType<typeof appliedStyle> =>
  appliedStyle({
    "--cn-start": start,
    "--cn-end": end,
    "--cn-x": x,
    "--cn-y": y ?? 0,
    visibility: "inherit",
  });

/** Attributes of what stands at a point. */
export const pointData = (
  point: ReadPoint,
  { y }: TrendPlace,
): { readonly "data-measured": boolean; readonly "data-below": true | undefined } => ({
  "data-measured": point.measured,
  // Over a point at the top there is no room for its number.
  "data-below": (y ?? 0) > 0.86 || undefined,
});

/** A point that is drawn and cannot be reached by itself. */
export function TrendMark({
  point,
  place,
}: {
  readonly point: ReadPoint;
  readonly place: TrendPlace;
}): ReactNode {
  return (
    <span className="cn-trend__point" aria-hidden="true" {...pointData(point, place)} {...pointStyle(place)}>
      <TrendShape point={point} numbered />
    </span>
  );
}
