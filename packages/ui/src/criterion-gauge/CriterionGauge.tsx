"use client";

import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import { cx } from "../internal/cx.ts";
import type { CriterionReading } from "./CriterionReading.ts";
import type { GaugeVariant } from "./criterionGauge.variants.ts";
import { GaugeContent } from "./GaugeContent.tsx";
import { gaugeReading } from "./gaugeReading.ts";
import { useGaugeLanguage } from "./useGaugeLanguage.ts";
import { splitReading } from "./splitReading.ts";

export interface CriterionGaugeProps
  extends CriterionReading, Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** @default "linear" */
  readonly variant?: GaugeVariant | undefined;
}

/**
 * The reading of one criterion: label, value and verdict as text, and a drawing of the same. Better is always
 * to the right. A value that was not measured keeps its place, says why, and has no meter.
 * @throws RangeError when `min` is not below `max`
 */
export const CriterionGauge = forwardRef<HTMLDivElement, CriterionGaugeProps>(function CriterionGauge(
  { variant = "linear", className, ...props },
  ref,
) {
  const labelId = useId();
  const language = useGaugeLanguage();
  const [criterion, rest] = splitReading(props);
  const reading = gaugeReading(criterion, language);
  return (
    <div
      {...rest}
      ref={ref}
      data-component="criterion-gauge"
      data-variant={variant}
      data-tone={reading.tone}
      className={cx("cn-gauge", className)}
    >
      <GaugeContent criterion={criterion} reading={reading} variant={variant} labelId={labelId} />
    </div>
  );
});
