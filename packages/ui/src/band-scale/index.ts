export {
  BandScale,
  type BandScaleProps,
  type BandScaleVariant,
  bandScaleVariants,
  type ScaleBand,
} from "./BandScale.tsx";
export type { ScaleMarker } from "./scaleDrawing.ts";
