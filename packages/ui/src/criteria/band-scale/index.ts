export { BandLimits, type BandLimitsProps, type LimitBand } from "./BandLimits.tsx";
export { BandScale, type BandScaleProps, type BandScaleVariant, type ScaleBand } from "./BandScale.tsx";
export type { ScaleMarker } from "./scaleDrawing.ts";
export type { UnitName } from "../../foundations/internal/unit.ts";
