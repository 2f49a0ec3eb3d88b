"use client";

import { forwardRef } from "react";
import type { GaugeVariant } from "./criterionGauge.variants.ts";
import { type GaugeElementProps, GaugeRoot } from "./GaugeRoot.tsx";
import { LinearDrawing } from "./LinearDrawing.tsx";

export interface CriterionGaugeProps extends GaugeElementProps {
  /**
   * Amount that is drawn: `compact` on one line, for sub-measures; `detail` with graduations, on a photo.
   * @default "linear"
   */
  readonly variant?: GaugeVariant | undefined;
}

/**
 * The reading of one criterion: label, value and verdict as text, and a drawing of the same. Better is always
 * to the right. A value that was not measured keeps its place, says why, and has no meter.
 * Where `min` is not below `max` nothing can be drawn: the value keeps its words, and the gauge says so.
 */
export const CriterionGauge = forwardRef<HTMLDivElement, CriterionGaugeProps>(function CriterionGauge(
  { variant = "linear", ...props },
  ref,
) {
  return <GaugeRoot {...props} ref={ref} variant={variant} Drawing={LinearDrawing} />;
});
