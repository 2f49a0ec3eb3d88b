"use client";

import type { PointerEvent, ReactNode } from "react";
import { percent } from "../../foundations/internal/svgPlace.ts";
import type { ValueBounds } from "../../foundations/internal/valueScale.ts";
import { nearestPoint, type PeriodPoint, pointPlace, seriesPaths, valuePlace } from "./periodLayout.ts";

interface PeriodLinesProps {
  readonly points: readonly PeriodPoint[];
  readonly bounds: ValueBounds;
  /** Index of the point that the rule goes through; -1 for none. */
  readonly shown: number;
  /** Heights of the lines across, as ratios; the floor is always drawn. */
  readonly grid?: readonly number[];
  readonly onPoint: (index: number) => void;
  /** Words laid over the drawing. */
  readonly children?: ReactNode;
}

/** Both lines, the floor under them and the rule through the point that is shown. Nothing of it is read out. */
export function PeriodLines({
  points,
  bounds,
  shown,
  grid = [],
  onPoint,
  children,
}: PeriodLinesProps): ReactNode {
  const place = pointPlace(shown, points.length);
  const height = valuePlace(points[shown]?.value, bounds);
  const paths = {
    before: seriesPaths(
      points.map(({ comparison }) => comparison),
      bounds,
    ),
    now: seriesPaths(
      points.map(({ value }) => value),
      bounds,
    ),
  };
  const follow = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) onPoint(nearestPoint((clientX - left) / width, points.length));
  };
  return (
    <div className="cn-period__plot" aria-hidden="true" onPointerMove={follow} onPointerDown={follow}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {[0, ...grid].map((at) => (
          <path key={at} className="cn-period__grid" d={`M0 ${100 - at * 100}H100`} />
        ))}
        {(["before", "now"] as const).map((kind) => (
          <g key={kind} className={`cn-period__${kind}`}>
            <path d={paths[kind].line} />
            <path data-dots="" d={paths[kind].dots} />
          </g>
        ))}
        {shown < 0 ? null : (
          <path
            className="cn-period__rule"
            d={`M${place * 100} ${height === null ? 0 : 100 - height * 100}V100`}
          />
        )}
      </svg>
      {shown < 0 || height === null ? null : (
        <svg className="cn-period__over">
          <circle className="cn-period__dot" cx={percent(place)} cy={percent(1 - height)} r="5.5" />
        </svg>
      )}
      {children}
    </div>
  );
}
