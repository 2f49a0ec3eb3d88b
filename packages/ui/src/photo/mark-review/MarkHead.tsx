"use client";

import { type ReactNode, useId } from "react";
import { BandMark } from "../../criteria/band-mark/BandMark.tsx";
import type { CriterionReading } from "../../criteria/criterion-gauge/CriterionReading.ts";
import { GaugeMeter } from "../../criteria/criterion-gauge/GaugeMeter.tsx";
import { gaugeReading } from "../../criteria/criterion-gauge/gaugeReading.ts";
import { GaugeTicks } from "../../criteria/criterion-gauge/GaugeTicks.tsx";
import { LinearDrawing } from "../../criteria/criterion-gauge/LinearDrawing.tsx";
import { useGaugeLanguage } from "../../criteria/criterion-gauge/useGaugeLanguage.ts";

interface MarkHeadProps {
  readonly title: string;
  readonly reading: CriterionReading | undefined;
  /** The heading: how many marks there are. */
  readonly heading: ReactNode;
  /** The host's sentence about the score. */
  readonly children: ReactNode;
}

/** The head of a review: criterion, count, and the score as a gauge when there is one. */
export function MarkHead({ title, reading, heading, children }: MarkHeadProps): ReactNode {
  const titleId = useId();
  const language = useGaugeLanguage();
  const gauge = reading && gaugeReading(reading, language);
  const words = children ? <div className="cn-mark-review__sentence">{children}</div> : null;
  const names = (
    <div className="cn-mark-review__title">
      <p id={titleId}>{title}</p>
      {heading}
    </div>
  );
  if (!reading || !gauge || gauge.shown === null) {
    return (
      <>
        {names}
        {words}
      </>
    );
  }
  return (
    <div className="cn-gauge cn-mark-review__gauge" data-variant="detail" data-tone={gauge.tone}>
      {names}
      <span className="cn-gauge__value">
        {gauge.number}
        {gauge.unit ? <small>{gauge.unit}</small> : null}
      </span>
      <GaugeMeter criterion={reading} reading={gauge} Drawing={LinearDrawing} labelId={titleId} />
      <GaugeTicks criterion={reading} reading={gauge} />
      <div className="cn-gauge__verdict">
        <BandMark tone={gauge.tone} phrase={children}>
          {gauge.bandWord}
        </BandMark>
      </div>
    </div>
  );
}
