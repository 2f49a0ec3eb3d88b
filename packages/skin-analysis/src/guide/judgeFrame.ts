import { DETAIL, GATE } from "../core/constants/photo.ts";
import { GUIDE_LIGHT, GUIDE_PLACE, GUIDE_POSE, GUIDE_TIME, HYSTERESIS } from "./limits.ts";
import { poseOf, type Pose } from "../core/face/alignedFace.ts";
import { faceWidth, type FaceMesh } from "../core/face/faceMesh.ts";
import { faceWidths } from "./faceWidths.ts";
import { overshootOf } from "../core/gate/framing.ts";
import type { Size } from "../core/image/rgbImage.ts";
import {
  CONDITIONS,
  type AdviceCode,
  type Condition,
  type ConditionName,
  type Conditions,
} from "./advice.ts";
import type { FaceLight } from "./faceDetail.ts";
import type { FaceDetail } from "./pixelWatch.ts";
import { placeOf, type PoseTarget } from "./poseTarget.ts";

/** The oval that is drawn for the face, in shares of the frame's width and height. */
export interface GuideOval {
  readonly centre: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}

/** Describes what one frame shows. */
export type FrameLook =
  | { readonly face: null; readonly empty: "no-face" | "too-dark" | "too-bright" }
  | (FaceDetail & {
      readonly face: FaceMesh;
      /** Of the photo, in which the landmarks are. */
      readonly size: Size;
      readonly several: boolean;
      /** Widths of the face that it moved lately; `null` before it was watched long enough. */
      readonly moved: number | null;
    });

/** Describes what a frame is judged against. */
export interface GuideAim {
  readonly oval: GuideOval;
  /** A previous photo, whose pose is then the one asked for. */
  readonly target: PoseTarget | null;
}

type SeenFace = Extract<FrameLook, { readonly face: FaceMesh }>;
type Verdict = AdviceCode | "ok" | "unknown";

/** Tells how far a value is over its limit: above 1 is too much. */
const over = (value: number, limit: number): number => Math.abs(value) / limit;

function placing(
  { face, size, several }: SeenFace,
  { oval, target }: GuideAim,
): { readonly offset: number; readonly cut: boolean; readonly several: boolean } {
  const { left, right, top, bottom } = overshootOf(face.landmarks, size);
  const { centre } = placeOf(face, size);
  const width = faceWidth(face.landmarks);
  const goal = target?.place.centre ?? {
    x: oval.centre.x,
    y: oval.centre.y + GUIDE_PLACE.meshBelow * oval.height,
  };
  const dx = (centre.x - goal.x) * size.width;
  const dy = (centre.y - goal.y) * size.height;
  const offset = target
    ? over(Math.hypot(dx, dy) / width, GUIDE_POSE.offsetFromTarget)
    : over(
        Math.hypot(dx / (oval.width * size.width), dy / (oval.height * size.height)),
        GUIDE_PLACE.maxOffset,
      );
  return { offset, cut: Math.max(left, right, top, bottom) > -GUIDE_PLACE.room, several };
}

function framing(seen: SeenFace, aim: GuideAim, slack: number): Verdict {
  const { offset, cut, several } = placing(seen, aim);
  if (several) return "several-faces";
  return cut || offset > slack ? "off-centre" : "ok";
}

function distance({ face, size }: SeenFace, aim: GuideAim, slack: number): Verdict {
  const width = faceWidth(face.landmarks);
  const { min, max, least } = faceWidths(aim, size);
  const room = ((max - min) * (slack - 1)) / 2;
  if (width < Math.max(min - room, least)) return "too-far";
  return width > max + room ? "too-close" : "ok";
}

/** The largest excess is the one that is told. */
function heading(pose: Pose, target: Pose | null, slack: number): Verdict {
  const from = target ?? { yaw: 0, pitch: GUIDE_POSE.neutralPitch, roll: 0 };
  const limit = target
    ? { yaw: GUIDE_POSE.fromTarget, pitch: GUIDE_POSE.fromTarget, roll: GUIDE_POSE.fromTarget }
    : GUIDE_POSE;
  const excesses = [
    { code: "turned", excess: over(pose.yaw - from.yaw, limit.yaw) },
    {
      code: pose.pitch > from.pitch ? "lower" : "raise",
      excess: over(pose.pitch - from.pitch, limit.pitch),
    },
    { code: "leaning", excess: over(pose.roll - from.roll, limit.roll) },
  ] as const;
  const worst = excesses.reduce((most, other) => (other.excess > most.excess ? other : most));
  return worst.excess > slack ? worst.code : "ok";
}

function light(seen: FaceLight, slack: number): Verdict {
  const { highlight, skin, clipped, clippedRed, blackLevel, asymmetry } = seen;
  const { minHighlight, maxSkin, maxClipped, maxClippedRed, maxAsymmetry } = GUIDE_LIGHT;
  if (highlight < minHighlight - (slack - 1) * 8) return "too-dark";
  const burnt = Math.max(clipped / maxClipped, clippedRed / maxClippedRed);
  if (skin > maxSkin + (slack - 1) * 8 || burnt > slack) return "too-bright";
  const { maxBlackLevel, blackLevelDrift } = GUIDE_LIGHT;
  if (blackLevel > maxBlackLevel + (slack > 1 ? blackLevelDrift : 0)) return "veiled";
  return asymmetry > slack * maxAsymmetry ? "side-light" : "ok";
}

function sharpness({ moved, sharpness: seen }: SeenFace, slack: number): Verdict {
  if (moved === null || seen === null) return "unknown";
  if (moved > slack * GUIDE_TIME.maxMove) return "moving";
  const { grain, edges, least, evenness } = seen;
  if (evenness < DETAIL.minEvenness) return "moving";
  const soft = grain < GATE.minSharpness.grain && edges < GATE.minSharpness.edges;
  return soft || least < DETAIL.spots / slack ? "too-blurred" : "ok";
}

function verdicts(
  look: FrameLook,
  aim: GuideAim,
  slackOf: (name: ConditionName) => number,
): Record<ConditionName, Verdict> {
  if (look.face === null) {
    const lit = look.empty === "no-face" ? "unknown" : look.empty;
    return {
      framing: "no-face",
      distance: "unknown",
      heading: "unknown",
      light: lit,
      clear: "unknown",
      sharpness: "unknown",
    };
  }
  return {
    framing: framing(look, aim, slackOf("framing")),
    distance: distance(look, aim, slackOf("distance")),
    heading: heading(poseOf(look.face.landmarks), aim.target?.pose ?? null, slackOf("heading")),
    light: look.light === null ? "unknown" : light(look.light, slackOf("light")),
    clear: look.glasses === null ? "unknown" : look.glasses ? "glasses" : "ok",
    sharpness: sharpness(look, slackOf("sharpness")),
  };
}

/**
 * Says of each condition whether it holds. The limits are shares of the gate's, so that a photo taken when all hold
 * passes it; one that held in the frame before may drift a little further.
 * @param before the conditions of the frame before
 */
export function judgeFrame(look: FrameLook, aim: GuideAim, before: Conditions): Conditions {
  const held = new Set(before.filter(({ state }) => state === "ok").map(({ name }) => name));
  const all = verdicts(look, aim, (name) => (held.has(name) ? HYSTERESIS : 1));
  const lacking = look.face === null ? [] : faceWidths(aim, look.size).lacking;
  return CONDITIONS.map((name): Condition => {
    const verdict = all[name];
    const told = { name, ...(name === "distance" && lacking.length > 0 && { lacking }) };
    return verdict === "ok" || verdict === "unknown"
      ? { ...told, state: verdict }
      : { ...told, state: "adjust", code: verdict };
  });
}
