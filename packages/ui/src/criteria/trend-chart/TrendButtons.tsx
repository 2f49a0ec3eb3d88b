"use client";

import type { ReactNode } from "react";
import { useRovingIndex } from "../../foundations/internal/useRovingIndex.ts";
import { labelledPoints } from "./labelledPoints.ts";
import type { TrendLayout } from "./trendLayout.ts";
import { TrendMarks } from "./TrendMark.tsx";
import { TrendPointButton } from "./TrendPointButton.tsx";
import type { TrendPointsProps } from "./TrendPlot.tsx";
import { pointReadout } from "./trendTexts.ts";
import { useTrendLanguage } from "./useTrendLanguage.ts";

/** Tells where the reach of one point ends and that of the next begins: half-way between them. */
function reachOf(
  points: TrendLayout["points"],
  index: number,
): { readonly start: number; readonly end: number } {
  const x = points[index]?.x ?? 0;
  const [before, after] = [points[index - 1], points[index + 1]];
  return { start: before ? (before.x + x) / 2 : 0, end: after ? (x + after.x) / 2 : 1 };
}

/** A button for each point: one of them is a stop of the Tab key, the arrows go to the others. */
export function TrendButtons({
  label,
  reading,
  reference,
  layout,
  onPointSelect,
  renderFrame,
}: TrendPointsProps): ReactNode {
  const language = useTrendLanguage();
  const count = reading.times.length;
  const roving = useRovingIndex(count, count - 1);
  const labelled = labelledPoints(layout.points);
  const points = reading.times.flatMap((_, index) => {
    const point = reading.at(index);
    return point ? [{ point, place: layout.points[index] ?? { x: 0, y: null } }] : [];
  });
  return renderFrame(
    reading.at(roving.active ?? count - 1),
    <>
      <TrendMarks points={points} />
      <ul aria-label={language.trend.points({ label })}>
        {points.map(({ point, place }, index) => (
          <li key={point.id}>
            <TrendPointButton
              point={point}
              place={place}
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
    </>,
  );
}
