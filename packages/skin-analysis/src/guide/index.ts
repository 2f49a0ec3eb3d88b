export type { AdviceCode, Condition, ConditionName, Conditions, DetailCriterion } from "./advice.ts";
export { canGuide, startCaptureGuide, type CaptureGuide, type GuideListener } from "./captureGuide.ts";
export { followVideo, type Watched } from "./followVideo.ts";
export type { GuideFrame } from "./guideEngine.ts";
export type { GuideAim, GuideOval } from "./judgeFrame.ts";
export type { FacePlace, PoseTarget } from "./poseTarget.ts";
