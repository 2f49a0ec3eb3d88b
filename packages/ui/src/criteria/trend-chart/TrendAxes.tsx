"use client";

import type { ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { tickDigits } from "../../foundations/internal/digits.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { tickLabel } from "./timeTicks.ts";
import type { TrendLayout } from "./trendLayout.ts";
import type { TrendNote } from "./TrendPoint.ts";

interface TrendAxesProps {
  readonly layout: TrendLayout;
  readonly notes: readonly TrendNote[];
  readonly timeZone: string;
}

/** Near an end a label would leave the plot: it is aligned with its edge instead. */
const edgeOf = (x: number): "start" | "end" | undefined =>
  x < 0.06 ? "start" : x > 0.94 ? "end" : undefined;

/** All that is drawn under the points: graduations, stable band, notes and the line itself. */
export function TrendAxes({ layout, notes, timeZone }: TrendAxesProps): ReactNode {
  const locale = useLocale();
  const { valueAxis, timeAxis, stableBand, line } = layout;
  return (
    <div className="cn-trend__drawing" aria-hidden="true">
      <svg>
        {valueAxis.map(({ value, y }) => (
          <g key={value} className="cn-trend__grid">
            <line x1="0" x2="100%" y1={percent(1 - y)} y2={percent(1 - y)} />
            <text x="-8" y={percent(1 - y)}>
              {formatNumber(locale, value, tickDigits(value))}
            </text>
          </g>
        ))}
        {timeAxis.map((tick, index) => (
          <svg
            key={tick.time}
            className="cn-trend__time"
            data-edge={edgeOf(tick.x)}
            data-odd={index % 2 === 1 || undefined}
            x={percent(tick.x)}
            y="100%"
          >
            <g>
              <line y1="3" y2="8" />
              <text y="18">{tickLabel(tick, timeAxis[index - 1], locale, timeZone)}</text>
            </g>
          </svg>
        ))}
        {stableBand ? (
          <rect
            className="cn-trend__band"
            width="100%"
            y={percent(1 - stableBand.end)}
            height={percent(stableBand.end - stableBand.start)}
          />
        ) : null}
      </svg>
      {notes.map(({ id, label }, index) => {
        const note = layout.notes[index];
        if (!note) return null;
        return (
          <span
            key={id}
            className="cn-trend__note"
            data-side={note.side}
            {...appliedStyle({ "--cn-x": note.x, "--cn-row": note.row, visibility: "inherit" })}
          >
            {label}
          </span>
        );
      })}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="cn-trend__line" d={line} />
      </svg>
    </div>
  );
}
