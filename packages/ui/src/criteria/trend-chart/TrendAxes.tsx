"use client";

import type { CSSProperties, ReactNode } from "react";
import { tickDigits } from "../../foundations/internal/digits.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { tickLabel } from "./timeTicks.ts";
import type { TrendLayout } from "./trendLayout.ts";
import type { TrendNote } from "./TrendPoint.ts";

interface TrendAxesProps {
  readonly layout: TrendLayout;
  readonly notes: readonly TrendNote[];
  readonly timeZone: string;
}

/** Ratios cross to the style sheet as custom properties; it owns the geometry. */
const place = (values: Readonly<Record<`--cn-${string}`, number>>): CSSProperties => values as CSSProperties;

/** Near an end a label would leave the plot: it is aligned with its edge instead. */
const edgeOf = (x: number): "start" | "end" | undefined =>
  x < 0.06 ? "start" : x > 0.94 ? "end" : undefined;

/** All that is drawn under the points: graduations, stable band, notes and the line itself. */
export function TrendAxes({ layout, notes, timeZone }: TrendAxesProps): ReactNode {
  const locale = useLocale();
  const { valueAxis, timeAxis, stableBand, line } = layout;
  return (
    <div className="cn-trend__drawing" aria-hidden="true">
      {valueAxis.map(({ value, y }) => (
        <span key={value} className="cn-trend__grid" style={place({ "--cn-y": y })}>
          <span>{formatNumber(locale, value, tickDigits(value))}</span>
        </span>
      ))}
      {timeAxis.map((tick, index) => (
        <span
          key={tick.time}
          className="cn-trend__time"
          data-edge={edgeOf(tick.x)}
          data-odd={index % 2 === 1 || undefined}
          style={place({ "--cn-x": tick.x })}
        >
          {tickLabel(tick, timeAxis[index - 1], locale, timeZone)}
        </span>
      ))}
      {stableBand ? (
        <span
          className="cn-trend__band"
          style={place({ "--cn-start": stableBand.start, "--cn-end": stableBand.end })}
        />
      ) : null}
      {notes.map(({ id, label }, index) => {
        const note = layout.notes[index];
        if (!note) return null;
        return (
          <span
            key={id}
            className="cn-trend__note"
            data-side={note.side}
            style={place({ "--cn-x": note.x, "--cn-row": note.row })}
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
