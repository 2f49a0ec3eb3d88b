"use client";

import type { ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { TrendAxes } from "./TrendAxes.tsx";
import type { TrendLayout } from "./trendLayout.ts";
import type { TrendNote } from "./TrendPoint.ts";
import { TrendButtons } from "./TrendButtons.tsx";
import type { TrendReading } from "./trendReading.ts";
import { TrendSlider } from "./TrendSlider.tsx";
import { pointReadout, type ReadPoint } from "./trendTexts.ts";
import { useTrendLanguage } from "./useTrendLanguage.ts";

export interface TrendPointsProps {
  readonly label: string;
  readonly reading: TrendReading;
  readonly reference: ReadPoint;
  readonly layout: TrendLayout;
  readonly onPointSelect: ((point: { readonly id: string }) => void) | undefined;
  /** Draws what stands around the points: the values of the shown one above them, the graduations under them. */
  readonly renderFrame: (shown: ReadPoint | undefined, children: ReactNode) => ReactNode;
}

interface TrendPlotProps extends Omit<TrendPointsProps, "renderFrame"> {
  readonly notes: readonly TrendNote[];
  readonly timeZone: string;
}

/** More points than this have no room for a finger each, not even on a wide screen. */
const MOST_BUTTONS = 60;

/** The plot, and above it the values of the point that is focused or pointed at; of the last one otherwise. */
export function TrendPlot({ notes, timeZone, ...props }: TrendPlotProps): ReactNode {
  const { layout, reading, reference } = props;
  const language = useTrendLanguage();
  const rows = layout.notes.reduce((most, place) => Math.max(most, place ? place.row + 1 : 0), 0);
  const crowded = reading.times.length > MOST_BUTTONS;
  const hasLane = reading.measuredCount < reading.times.length;
  const Points = crowded ? TrendSlider : TrendButtons;
  return (
    <Points
      {...props}
      renderFrame={(shown, children) => (
        <>
          {shown ? (
            <p className="cn-chart__readout" aria-hidden="true">
              <span>{shown.date}</span> {pointReadout(shown, reference, language)}
            </p>
          ) : null}
          <div
            className="cn-trend__plot"
            {...appliedStyle({ "--cn-note-rows": rows })}
            data-lane={hasLane || undefined}
          >
            <TrendAxes layout={layout} notes={notes} timeZone={timeZone} />
            {children}
          </div>
        </>
      )}
    />
  );
}
