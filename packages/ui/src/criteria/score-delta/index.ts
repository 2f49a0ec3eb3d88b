export { ScoreDelta, type ScoreDeltaProps, type ScoreDeltaSize } from "./ScoreDelta.tsx";
export {
  differenceOf,
  type ReadingPair,
  type Verdict,
  verdictOf,
  type VerdictQuestion,
  verdicts,
} from "./verdict.ts";
export { VerdictMark, type VerdictMarkProps } from "./VerdictMark.tsx";
export { VerdictShape, type VerdictShapeProps } from "./VerdictShape.tsx";
export type { UnitName } from "../../foundations/internal/unit.ts";
