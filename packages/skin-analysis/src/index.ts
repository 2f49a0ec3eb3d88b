export { analyseFace, type FaceAnalysis } from "./core/analyseFace.ts";
export { ENGINE_VERSION } from "./core/constants/engine.ts";
export type { FaceMesh, Landmark } from "./core/face/faceMesh.ts";
export type { PhotoProblem } from "./core/gate/photoGate.ts";
export type { RgbImage } from "./core/image/rgbImage.ts";
export type { AnalysisEntry, AreaResult, Confidence } from "./core/scoring/resultEntry.ts";
export type { NotMeasuredReason } from "./core/criteria/measure.ts";
