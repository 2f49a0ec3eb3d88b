import type { ReactNode } from "react";
import { BandShape } from "../band-mark/BandShape.tsx";
import { arcPath, arcPoint, arcRatio } from "./gaugeArc.ts";
import type { DrawingProps } from "./LinearDrawing.tsx";

const centre = { x: 60, y: 60 };
const radius = 50;
const halfGap = arcRatio(0.8, radius);
const markerSize = 9.5;

/** SVG path of a stroke across the track at a ratio of the arc. */
function strokePath(ratio: number): string {
  const [inner, outer] = [arcPoint(ratio, centre, radius - 4), arcPoint(ratio, centre, radius + 4)];
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
}

/** The réglet bent to 240°: same pieces, same shape, same caliper. */
export function RadialDrawing({ drawing, tone }: DrawingProps): ReactNode {
  const { segments, caliper, reference, marker } = drawing;
  const place = marker === null ? null : arcPoint(marker, centre, radius);
  return (
    <svg className="cn-gauge__arc" viewBox="0 0 120 96" data-tone={tone} aria-hidden="true">
      {segments.map(({ start, end, active }) => (
        <path
          key={start}
          className="cn-gauge__arc-segment"
          d={arcPath(start && start + halfGap, end === 1 ? 1 : end - halfGap, centre, radius)}
          data-active={active || undefined}
        />
      ))}
      {caliper && (
        <path className="cn-gauge__arc-caliper" d={strokePath(caliper.start) + strokePath(caliper.end)} />
      )}
      {reference !== null && <path className="cn-gauge__arc-reference" d={strokePath(reference)} />}
      {place && (
        <BandShape
          tone={tone}
          className="cn-gauge__arc-marker"
          x={place.x - markerSize / 2}
          y={place.y - markerSize / 2}
          width={markerSize}
          height={markerSize}
        />
      )}
    </svg>
  );
}
