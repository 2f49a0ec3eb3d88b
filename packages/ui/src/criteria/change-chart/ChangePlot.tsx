import type { ReactNode } from "react";
import { centredAt, percent } from "../../foundations/internal/svgPlace.ts";
import { VerdictShape } from "../score-delta/VerdictShape.tsx";
import type { DrawnBlock, DrawnChange } from "./changes.ts";

interface ChangePlotProps {
  readonly row: DrawnChange;
  readonly axis: DrawnBlock["axis"];
}

/** The margin around no change, and the verdict at the change: better to the right. */
export function ChangePlot({ row: { at, band, verdict, indicative }, axis }: ChangePlotProps): ReactNode {
  if (at === null) return null;
  return (
    <span className="cn-change__plot" aria-hidden="true">
      <svg>
        {axis.map(({ value, at: tick }) => (
          <line
            key={value}
            className={value === 0 ? "cn-change__zero" : "cn-change__grid"}
            x1={percent(tick)}
            x2={percent(tick)}
            y1="0"
            y2="100%"
          />
        ))}
        {band && (
          <rect
            className="cn-change__band"
            x={percent(band.start)}
            width={percent(band.end - band.start)}
            y="26%"
            height="48%"
          />
        )}
        <line
          className="cn-change__line"
          strokeDasharray={indicative === true ? "1 5" : undefined}
          x1="50%"
          x2={percent(at)}
          y1="50%"
          y2="50%"
        />
        <circle className="cn-chart__halo" cx={percent(at)} cy="50%" r="10" />
        <VerdictShape {...centredAt(at)} verdict={verdict} className="cn-change__point" />
      </svg>
    </span>
  );
}
