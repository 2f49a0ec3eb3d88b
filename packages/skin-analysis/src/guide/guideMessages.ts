import type { Conditions } from "./advice.ts";
import type { GuideFrame } from "./guideEngine.ts";
import type { GuideAim } from "./judgeFrame.ts";
import type { PoseTarget } from "./poseTarget.ts";

/** Describes what the worker is asked: to judge a frame, or to find the pose in a photo. The picture is moved, and closed there. */
export type GuideRequest =
  | { readonly type: "frame"; readonly frame: GuideFrame; readonly at: number; readonly aim: GuideAim }
  | { readonly type: "photo"; readonly frame: GuideFrame };

/** One `ready` comes when the models are loaded, then one answer per request; `failed` ends it all. */
export type GuideReply =
  | { readonly type: "ready" }
  | { readonly type: "conditions"; readonly conditions: Conditions }
  | { readonly type: "pose"; readonly pose: PoseTarget | null }
  | { readonly type: "failed"; readonly message: string };
