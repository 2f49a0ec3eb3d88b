import type { ReactNode } from "react";
import { BandShape } from "../band-mark/BandShape.tsx";
import type { CriterionReading } from "./CriterionReading.ts";
import { arcPath, arcPoint, arcRatio } from "./gaugeArc.ts";
import type { GaugeReading } from "./gaugeReading.ts";
import { caliperOf, positionOf, segmentsOf, stepsOf } from "./gaugeScale.ts";

const centre = { x: 60, y: 60 };
const radius = 50;
const halfGap = arcRatio(1.5, radius);
const marker = 15;

/** A stroke across the track at a ratio of the arc. */
function Stroke({ ratio, className }: { readonly ratio: number; readonly className: string }): ReactNode {
  const inner = arcPoint(ratio, centre, radius - 6);
  const outer = arcPoint(ratio, centre, radius + 6);
  return <line className={className} x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />;
}

interface RadialDrawingProps {
  readonly criterion: CriterionReading;
  readonly reading: GaugeReading;
}

/** The réglet bent to 240°: same pieces, same shape, same caliper. */
export function RadialDrawing({ criterion, reading }: RadialDrawingProps): ReactNode {
  const { scale, shown, tone, bandIndex } = reading;
  const steps = shown !== null && criterion.scale === "steps" ? stepsOf(shown, scale) : null;
  const segments = steps
    ? Array.from({ length: steps.count }, (_, step) => ({
        start: step / steps.count,
        end: (step + 1) / steps.count,
      }))
    : segmentsOf(shown === null ? [] : (criterion.bands ?? []), scale);
  const isActive = (index: number): boolean => (steps ? index < steps.filled : index === bandIndex);
  const caliper = shown === null || steps ? null : caliperOf(shown, criterion.stableThreshold ?? 0, scale);
  const place = shown === null ? null : arcPoint(steps?.position ?? positionOf(shown, scale), centre, radius);
  return (
    <svg className="cn-gauge__arc" viewBox="0 0 120 96" data-tone={tone} aria-hidden="true" focusable="false">
      {segments.map(({ start, end }, index) => (
        <path
          key={start}
          className="cn-gauge__arc-segment"
          d={arcPath(start === 0 ? 0 : start + halfGap, end === 1 ? 1 : end - halfGap, centre, radius)}
          {...(isActive(index) ? { "data-active": "" } : {})}
        />
      ))}
      {caliper ? (
        <>
          <Stroke className="cn-gauge__arc-caliper" ratio={caliper.start} />
          <Stroke className="cn-gauge__arc-caliper" ratio={caliper.end} />
        </>
      ) : null}
      {criterion.reference && shown !== null ? (
        <Stroke className="cn-gauge__arc-reference" ratio={positionOf(criterion.reference.value, scale)} />
      ) : null}
      {place ? (
        <BandShape
          tone={tone}
          className="cn-gauge__arc-marker"
          x={place.x - marker / 2}
          y={place.y - marker / 2}
          width={marker}
          height={marker}
        />
      ) : null}
    </svg>
  );
}
