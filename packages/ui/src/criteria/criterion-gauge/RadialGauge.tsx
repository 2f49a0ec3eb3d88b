"use client";

import { forwardRef } from "react";
import { type GaugeElementProps, GaugeRoot } from "./GaugeRoot.tsx";
import { RadialDrawing } from "./RadialDrawing.tsx";

export type RadialGaugeProps = GaugeElementProps;

/**
 * The same reading bent to 240°, for tiles and reports: same pieces, shape, caliper and texts. The réglet stays
 * the default; this one is apart so that a page without it does not load it.
 * @throws RangeError when `min` is not below `max`
 */
export const RadialGauge = forwardRef<HTMLDivElement, RadialGaugeProps>(function RadialGauge(props, ref) {
  return <GaugeRoot {...props} ref={ref} variant="radial" Drawing={RadialDrawing} />;
});
