export type { CameraProblem, CameraStatus } from "./cameraStatus.ts";
export { type CaptureEvent, CaptureFrame, type CaptureFrameProps } from "./CaptureFrame.tsx";
export type { CaptureHint } from "./captureHints.ts";
export { grabFrame, type GrabFrameOptions } from "./grabFrame.ts";
export { type Camera, type CameraFacing, type CameraOptions, useCamera } from "./useCamera.ts";
