import type { ReactNode } from "react";
import type { CriterionReading } from "./CriterionReading.ts";
import { gaugeDrawing } from "./gaugeDrawing.ts";
import type { GaugeReading } from "./gaugeReading.ts";
import type { DrawingProps } from "./LinearDrawing.tsx";

interface GaugeMeterProps {
  readonly criterion: CriterionReading;
  /** Has a value: what was not measured has no meter. */
  readonly reading: GaugeReading;
  readonly Drawing: (props: DrawingProps) => ReactNode;
  /** Id of the words that name it. */
  readonly labelId: string;
}

/** The drawing of a gauge as a meter. */
export function GaugeMeter({ criterion, reading, Drawing, labelId }: GaugeMeterProps): ReactNode {
  const { shown, scale } = reading;
  return (
    <span
      // A native <meter> draws itself and shows its children to nobody: no cut track, caliper or shape.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="meter"
      className="cn-gauge__drawing"
      aria-labelledby={labelId}
      aria-valuemin={scale.min}
      aria-valuemax={scale.max}
      aria-valuenow={Math.min(scale.max, Math.max(scale.min, shown ?? scale.min))}
      aria-valuetext={reading.spoken}
    >
      <Drawing drawing={gaugeDrawing(criterion, reading)} tone={reading.tone} />
    </span>
  );
}
