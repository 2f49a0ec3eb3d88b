export type { FaceOptions, FacePreset } from "./faceOptions.ts";
export { DRAWN, drawPortrait, encodeJpeg, paintFace, renderFace } from "./renderFace.ts";
