import type { ReactNode } from "react";
import { BandMark } from "../band-mark/BandMark.tsx";
import type { CriterionReading } from "./CriterionReading.ts";
import { gaugeDrawing } from "./gaugeDrawing.ts";
import { GaugeMeter } from "./GaugeMeter.tsx";
import { isScale } from "./gaugeScale.ts";
import type { GaugeReading } from "./gaugeReading.ts";
import { GaugeTicks } from "./GaugeTicks.tsx";
import type { DrawingProps } from "./LinearDrawing.tsx";

interface GaugeContentProps {
  readonly criterion: CriterionReading;
  readonly reading: GaugeReading;
  readonly Drawing: (props: DrawingProps) => ReactNode;
  /** Adds the graduations, the margin and the confidence, whatever it is. */
  readonly detailed?: boolean | undefined;
  /** Ties the meter to its label; without it the drawing is decoration, as inside a button. */
  readonly labelId?: string | undefined;
  /** Stands after the label: the eye of the criterion shown on the photograph. */
  readonly labelEnd?: ReactNode;
}

type GaugeAsideProps = Pick<GaugeContentProps, "criterion" | "reading" | "detailed">;

/** Shows what stands at the end of the verdict's line: margin, reference and confidence, when worth saying. */
function GaugeAside({ criterion, reading, detailed }: GaugeAsideProps): ReactNode {
  const parts = [
    reading.scaleNote,
    detailed ? reading.margin : null,
    reading.shown === null ? null : criterion.reference?.text,
    detailed || reading.unsure ? reading.confidence : null,
  ].filter(Boolean);
  return parts.length === 0 ? null : <span className="cn-gauge__aside">{parts.join(" · ")}</span>;
}

/** The texts and the drawing shared by the gauge and the row of a criterion. */
export function GaugeContent({
  criterion,
  reading,
  Drawing,
  detailed = false,
  labelId,
  labelEnd,
}: GaugeContentProps): ReactNode {
  const { shown } = reading;
  const drawable = isScale(reading.scale);
  return (
    <>
      <span id={labelId} className="cn-gauge__label">
        {criterion.label}
        {labelEnd}
      </span>{" "}
      <span className="cn-gauge__value">
        {shown === null ? reading.bandWord : reading.number}
        {reading.unit ? <small>{reading.unit}</small> : null}
      </span>{" "}
      {labelId !== undefined && shown !== null && drawable ? (
        <GaugeMeter criterion={criterion} reading={reading} Drawing={Drawing} labelId={labelId} />
      ) : reading.observed ? null : (
        <span className="cn-gauge__drawing">
          <Drawing drawing={gaugeDrawing(criterion, reading)} tone={drawable ? reading.tone : "unmeasured"} />
        </span>
      )}
      {detailed && shown !== null && drawable ? <GaugeTicks criterion={criterion} reading={reading} /> : null}
      {shown === null ? (
        <span className="cn-gauge__reason">
          {[criterion.reason, criterion.remedy].filter(Boolean).join(" ")}
        </span>
      ) : (
        <span className="cn-gauge__verdict">
          <BandMark tone={reading.tone} phrase={criterion.phrase}>
            {reading.bandWord}
          </BandMark>
        </span>
      )}{" "}
      <GaugeAside criterion={criterion} reading={reading} detailed={detailed} />
    </>
  );
}
