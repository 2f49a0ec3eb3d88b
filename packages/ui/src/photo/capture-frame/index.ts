export type { CameraProblem, CameraStatus } from "./cameraStatus.ts";
export type { CaptureEvent } from "./captureEvent.ts";
export { CaptureFrame, type CaptureFrameProps } from "./CaptureFrame.tsx";
export type { FramePoint } from "./CaptureGuide.tsx";
export type { CaptureHint } from "./captureHints.ts";
export { captureOval, type CaptureOval } from "./captureOval.ts";
export { type Crop, frameCrop } from "./frameCrop.ts";
export { grabFrame, type GrabFrameOptions } from "./grabFrame.ts";
export { type Camera, type CameraFacing, type CameraOptions, useCamera } from "./useCamera.ts";
