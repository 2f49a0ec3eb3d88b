"use client";

import type { ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { centredAt, percent } from "../../foundations/internal/svgPlace.ts";
import { BandShape } from "../band-mark/BandShape.tsx";
import { VerdictShape } from "../score-delta/VerdictShape.tsx";
import type { TrendPlace } from "./trendLayout.ts";
import type { ReadPoint } from "./trendTexts.ts";

interface PlacedPoint {
  readonly point: ReadPoint;
  readonly place: TrendPlace;
}

/** The shapes of points, over the line. What was not measured stands under the plot. */
export function TrendMarks({ points }: { readonly points: readonly PlacedPoint[] }): ReactNode {
  return (
    <svg className="cn-trend__marks" aria-hidden="true">
      {points.map(({ point: { id, verdict, tone, measured }, place: { x, y } }) => {
        const bottom = 1 - (y ?? 0);
        return (
          <g key={id} data-measured={measured}>
            {verdict ? (
              <>
                <circle className="cn-chart__halo" cx={percent(x)} cy={percent(bottom)} r="8.5" />
                <VerdictShape {...centredAt(x, bottom)} verdict={verdict} className="cn-trend__marker" />
              </>
            ) : (
              <BandShape {...centredAt(x, bottom)} tone={tone} className="cn-trend__marker" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The number of a point, where there is room for it. */
export function TrendNumber({ point }: { readonly point: ReadPoint }): ReactNode {
  return point.measured ? (
    <span className="cn-trend__number" aria-hidden="true">
      {point.number}
    </span>
  ) : null;
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

/** The number of a point that cannot be reached by itself. */
export function TrendLabel({ point, place }: PlacedPoint): ReactNode {
  return (
    <span className="cn-trend__point" aria-hidden="true" {...pointData(point, place)} {...pointStyle(place)}>
      <TrendNumber point={point} />
    </span>
  );
}
