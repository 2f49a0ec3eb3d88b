export type { FaceOptions, FacePreset } from "./options/faceOptions.ts";
export { DRAWN, drawPortrait, encodeJpeg, paintFace, renderFace } from "./renderFace.ts";
