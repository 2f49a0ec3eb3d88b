export type { FaceOptions, FacePreset } from "./faceOptions.ts";
export { encodeJpeg, renderFace } from "./renderFace.ts";
