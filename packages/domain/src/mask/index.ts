export type {
  DiagnosisMask,
  DiagnosisMasks,
  HeatMask,
  HiddenZone,
  HidingCause,
  MaskedFace,
  MaskPlace,
  MaskPosition,
  PointMask,
  ProposedMark,
  ProposedMarks,
  ShapeMask,
} from "./diagnosisMasks.ts";
export { parseDiagnosisMasks } from "./parseDiagnosisMasks.ts";
