export { BandMark, type BandMarkProps } from "./BandMark.tsx";
export { BandShape, type BandShapeProps } from "./BandShape.tsx";
export { bandTones, type BandTone } from "./bandTone.ts";
