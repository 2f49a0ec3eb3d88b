import type { CSSProperties, ReactNode } from "react";
import type { BandTone } from "../band-mark/bandTone.ts";
import { BandShape } from "../band-mark/BandShape.tsx";
import type { GaugeDrawing } from "./gaugeDrawing.ts";
import type { GaugeSegment } from "./gaugeScale.ts";

/** Ratios cross to the style sheet as custom properties; it owns the geometry. */
const at = (position: number): CSSProperties => ({ "--cn-at": position }) as CSSProperties;
const between = ({ start, end }: GaugeSegment): CSSProperties =>
  ({ "--cn-start": start, "--cn-end": end }) as CSSProperties;

export interface DrawingProps {
  readonly drawing: GaugeDrawing;
  readonly tone: BandTone;
}

/** The réglet: a track cut at the limits, the active piece in colour, the caliper and the band's shape. */
export function LinearDrawing({ drawing, tone }: DrawingProps): ReactNode {
  const { segments, caliper, reference, marker } = drawing;
  return (
    <span className="cn-gauge__track" data-tone={tone} aria-hidden="true">
      {segments.map((segment) => (
        <span
          key={segment.start}
          className="cn-gauge__segment"
          style={between(segment)}
          data-active={segment.active || undefined}
        />
      ))}
      {caliper && <span className="cn-gauge__caliper" style={between(caliper)} />}
      {reference !== null && <span className="cn-gauge__reference" style={at(reference)} />}
      {marker !== null && <BandShape tone={tone} className="cn-gauge__marker" style={at(marker)} />}
    </span>
  );
}
