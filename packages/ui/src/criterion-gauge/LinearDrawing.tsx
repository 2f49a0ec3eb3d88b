import type { CSSProperties, ReactNode } from "react";
import { BandShape } from "../band-mark/BandShape.tsx";
import type { CriterionReading } from "./CriterionReading.ts";
import type { GaugeReading } from "./gaugeReading.ts";
import { caliperOf, type GaugeSegment, positionOf, segmentsOf, stepsOf } from "./gaugeScale.ts";

/** Ratios cross to the style sheet as custom properties; it owns the geometry. */
const at = (position: number): CSSProperties => ({ "--cn-at": position }) as CSSProperties;
const between = ({ start, end }: GaugeSegment): CSSProperties =>
  ({ "--cn-start": start, "--cn-end": end }) as CSSProperties;

interface LinearDrawingProps {
  readonly criterion: CriterionReading;
  readonly reading: GaugeReading;
}

/** The réglet: a track cut at the limits, the active piece in colour, the caliper and the band's shape. */
export function LinearDrawing({ criterion, reading }: LinearDrawingProps): ReactNode {
  const { scale, shown, tone, bandIndex } = reading;
  if (shown === null) return <span className="cn-gauge__track" data-tone={tone} aria-hidden="true" />;
  const steps = criterion.scale === "steps" ? stepsOf(shown, scale) : null;
  const segments = steps
    ? Array.from({ length: steps.count }, (_, step) => ({
        start: step / steps.count,
        end: (step + 1) / steps.count,
      }))
    : segmentsOf(criterion.bands ?? [], scale);
  const caliper = steps ? null : caliperOf(shown, criterion.stableThreshold ?? 0, scale);
  const isActive = (index: number): boolean => (steps ? index < steps.filled : index === bandIndex);
  return (
    <span className="cn-gauge__track" data-tone={tone} aria-hidden="true">
      {segments.map((segment, index) => (
        <span
          key={segment.start}
          className="cn-gauge__segment"
          style={between(segment)}
          {...(isActive(index) ? { "data-active": "" } : {})}
        />
      ))}
      {caliper ? <span className="cn-gauge__caliper" style={between(caliper)} /> : null}
      {criterion.reference ? (
        <span className="cn-gauge__reference" style={at(positionOf(criterion.reference.value, scale))} />
      ) : null}
      <BandShape
        tone={tone}
        className="cn-gauge__marker"
        style={at(steps ? steps.position : positionOf(shown, scale))}
      />
    </span>
  );
}
