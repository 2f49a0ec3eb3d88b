export type { FaceOptions, FacePreset } from "./faceOptions.ts";
export { drawPortrait, encodeJpeg, paintFace, renderFace } from "./renderFace.ts";
