import type { ReactNode } from "react";
import { centredAt, percent } from "../../foundations/internal/svgPlace.ts";
import type { BandTone } from "../band-mark/bandTone.ts";
import { BandShape } from "../band-mark/BandShape.tsx";
import type { GaugeDrawing } from "./gaugeDrawing.ts";

export interface DrawingProps {
  readonly drawing: GaugeDrawing;
  readonly tone: BandTone;
}

/** The réglet: a track cut at the limits, the active piece in colour, the caliper and the band's shape. */
export function LinearDrawing({ drawing, tone }: DrawingProps): ReactNode {
  const { segments, caliper, reference, marker } = drawing;
  return (
    <span className="cn-gauge__track" data-tone={tone} aria-hidden="true">
      {segments.map(({ start, end, active }) => (
        <svg
          key={start}
          className="cn-gauge__segment"
          width={percent(end - start)}
          data-active={active || undefined}
        />
      ))}
      {marker === null ? null : (
        <svg className="cn-gauge__marks">
          {caliper &&
            [caliper.start, caliper.end].map((limit, index) => (
              <line
                key={index === 0 ? "start" : "end"}
                className="cn-gauge__caliper"
                x1={percent(limit)}
                x2={percent(limit)}
                y1="10%"
                y2="90%"
              />
            ))}
          {reference !== null && (
            <line
              className="cn-gauge__reference"
              x1={percent(reference)}
              x2={percent(reference)}
              y1="4%"
              y2="96%"
            />
          )}
          <BandShape {...centredAt(marker)} tone={tone} className="cn-gauge__marker" />
        </svg>
      )}
    </span>
  );
}
