"use client";

import type { CSSProperties, ReactNode } from "react";
import { useRovingIndex } from "../../foundations/internal/useRovingIndex.ts";
import { labelledPoints } from "./labelledPoints.ts";
import { TrendAxes } from "./TrendAxes.tsx";
import type { TrendLayout } from "./trendLayout.ts";
import type { TrendNote } from "./TrendPoint.ts";
import { TrendPointButton } from "./TrendPointButton.tsx";
import { pointReadout, type ReadPoint } from "./trendTexts.ts";
import { useTrendLanguage } from "./useTrendLanguage.ts";

interface TrendPlotProps {
  readonly label: string;
  readonly points: readonly ReadPoint[];
  readonly reference: ReadPoint;
  readonly notes: readonly TrendNote[];
  readonly layout: TrendLayout;
  readonly timeZone: string;
  readonly onPointSelect: ((point: { readonly id: string }) => void) | undefined;
}

/** Tells where the reach of one point ends and that of the next begins: half-way between them. */
function reachOf(
  points: TrendLayout["points"],
  index: number,
): { readonly start: number; readonly end: number } {
  const x = points[index]?.x ?? 0;
  const [before, after] = [points[index - 1], points[index + 1]];
  return { start: before ? (before.x + x) / 2 : 0, end: after ? (x + after.x) / 2 : 1 };
}

/** The plot, and above it the values of the point that is focused or pointed at; of the last one otherwise. */
export function TrendPlot({
  label,
  points,
  reference,
  notes,
  layout,
  timeZone,
  onPointSelect,
}: TrendPlotProps): ReactNode {
  const language = useTrendLanguage();
  const roving = useRovingIndex(points.length, points.length - 1);
  const shown = points[roving.active ?? points.length - 1];
  const labelled = labelledPoints(layout.points);
  const rows = Math.max(0, ...layout.notes.map(({ row }) => row + 1));
  return (
    <>
      {shown ? (
        <p className="cn-chart__readout" aria-hidden="true">
          <span>{shown.date}</span> {pointReadout(shown, reference, language)}
        </p>
      ) : null}
      <div
        className="cn-trend__plot"
        style={{ "--cn-note-rows": rows } as CSSProperties}
        data-lane={points.some(({ measured }) => !measured) || undefined}
      >
        <TrendAxes layout={layout} notes={notes} timeZone={timeZone} />
        {/* One of them is a stop of the Tab key, the arrows go to the others. */}
        <ul aria-label={language.trend.points({ label })}>
          {points.map((point, index) => (
            <li key={point.id}>
              <TrendPointButton
                point={point}
                place={layout.points[index] ?? { x: 0, y: null }}
                reach={reachOf(layout.points, index)}
                labelled={labelled.has(index)}
                active={roving.active === index}
                spoken={`${point.date}, ${pointReadout(point, reference, language)}`}
                rovingProps={roving.propsOf(index)}
                onSelect={onPointSelect}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
