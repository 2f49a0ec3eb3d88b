import { describe, expect, it } from "vitest";
import { GUIDE_LIGHT, GUIDE_POSE, GUIDE_TIME } from "./limits.ts";
import { DETAIL_NEEDS } from "../core/constants/detail.ts";
import { DETAIL, EXPOSURE, FACE_WIDTH, GATE, GATE_POSE } from "../core/constants/photo.ts";
import type { Landmark } from "../core/face/faceMesh.ts";
import {
  CHIN_TIP,
  FACE_OVAL,
  LEFT_CHEEKBONE,
  LEFT_OUTER_EYE,
  RIGHT_CHEEKBONE,
  RIGHT_OUTER_EYE,
  TOP_OF_FOREHEAD,
} from "../core/face/landmarks.ts";
import { LANDMARK_COUNT } from "../core/face/mirror.ts";
import type { Conditions } from "./advice.ts";
import { judgeFrame, type FrameLook, type GuideAim } from "./judgeFrame.ts";
import { poseTargetOf } from "./poseTarget.ts";

const size = { width: 900, height: 1200 };
const aim: GuideAim = { oval: { centre: { x: 0.5, y: 0.5 }, width: 0.5, height: 0.5 }, target: null };
const RAD = Math.PI / 180;

interface Head {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

/** A face 1.3 times as high as wide whose landmarks have those angles. */
function headOf({ x, y, width, yaw, pitch, roll }: Head): Landmark[] {
  const turn = (u: number, v: number, z: number): Landmark => ({
    x: x + u * Math.cos(roll * RAD) - v * Math.sin(roll * RAD),
    y: y + u * Math.sin(roll * RAD) + v * Math.cos(roll * RAD),
    z,
  });
  const head = Array.from({ length: LANDMARK_COUNT }, () => turn(0, 0, 0));
  for (const [k, index] of FACE_OVAL.entries()) {
    const angle = (2 * Math.PI * k) / FACE_OVAL.length;
    head[index] = turn((width / 2) * Math.sin(angle), -0.65 * width * Math.cos(angle), 0);
  }
  const depth = Math.tan(yaw * RAD) * width;
  head[RIGHT_CHEEKBONE] = turn(-width / 2, 0, depth / 2);
  head[LEFT_CHEEKBONE] = turn(width / 2, 0, -depth / 2);
  head[RIGHT_OUTER_EYE] = turn(-0.3 * width, -0.2 * width, 0);
  head[LEFT_OUTER_EYE] = turn(0.3 * width, -0.2 * width, 0);
  head[TOP_OF_FOREHEAD] = turn(0, -0.65 * width, Math.tan(pitch * RAD) * 1.3 * width);
  head[CHIN_TIP] = turn(0, 0.65 * width, 0);
  return head;
}

const straight: Head = { x: 450, y: 630, width: 440, yaw: 0, pitch: GUIDE_POSE.neutralPitch, roll: 0 };
const evenLight = { highlight: 88, skin: 65, clipped: 0, clippedRed: 0, blackLevel: 4, asymmetry: 2 };
const inFocus = { grain: 0.3, edges: 0.4, least: 0.3, evenness: 0.9 };

type Seen = Extract<FrameLook, { readonly size: object }>;
const look = (head: Partial<Head> = {}, more: Partial<Seen> = {}): FrameLook => ({
  face: { landmarks: headOf({ ...straight, ...head }), score: 1 },
  size,
  several: false,
  light: evenLight,
  sharpness: inFocus,
  glasses: false,
  moved: 0,
  ...more,
});

const words = (conditions: Conditions) =>
  conditions.map((condition) => ("code" in condition ? condition.code : condition.state)).join(" ");
const judged = (frame: FrameLook, against: GuideAim = aim, before: Conditions = []) =>
  words(judgeFrame(frame, against, before));
const lit = (light: Partial<typeof evenLight>) => look({}, { light: { ...evenLight, ...light } });
const sharp = (sharpness: Partial<typeof inFocus>) => look({}, { sharpness: { ...inFocus, ...sharpness } });

it("all is good for a straight face in the oval, in fair light, that holds still", () => {
  expect(judged(look())).toBe("ok ok ok ok ok ok");
});

it.each([
  ["nobody", { face: null, empty: "no-face" }, "no-face unknown unknown unknown unknown unknown"],
  [
    "nobody in the dark",
    { face: null, empty: "too-dark" },
    "no-face unknown unknown too-dark unknown unknown",
  ],
  ["two people", look({}, { several: true }), "several-faces ok ok ok ok ok"],
  ["a face at the side", look({ x: 540 }), "off-centre ok ok ok ok ok"],
  ["a face too high", look({ y: 480 }), "off-centre ok ok ok ok ok"],
  ["a far face", look({ width: 340 }), "ok too-far ok ok ok ok"],
  ["a near face", look({ width: 530 }), "ok too-close ok ok ok ok"],
  ["a head turned to one side", look({ yaw: GUIDE_POSE.yaw + 1 }), "ok ok turned ok ok ok"],
  ["a head turned to the other", look({ yaw: -GUIDE_POSE.yaw - 1 }), "ok ok turned ok ok ok"],
  ["a chin too high", look({ pitch: 6 }), "ok ok lower ok ok ok"],
  ["a chin too low", look({ pitch: -16 }), "ok ok raise ok ok ok"],
  ["a leaning head", look({ roll: GUIDE_POSE.roll + 1 }), "ok ok leaning ok ok ok"],
  ["little light", lit({ highlight: EXPOSURE.fair - 1 }), "ok ok ok too-dark ok ok"],
  ["pale skin in much light", lit({ skin: GUIDE_LIGHT.maxSkin + 1 }), "ok ok ok too-bright ok ok"],
  ["a burnt-out forehead", lit({ clipped: GATE.maxClippedShare }), "ok ok ok too-bright ok ok"],
  ["a burnt-out red", lit({ clippedRed: EXPOSURE.maxClippedRed + 0.01 }), "ok ok ok too-bright ok ok"],
  ["a veil", lit({ blackLevel: GUIDE_LIGHT.maxBlackLevel + 0.1 }), "ok ok ok veiled ok ok"],
  ["closed eyes", lit({ blackLevel: Number.NaN }), "ok ok ok ok ok ok"],
  ["a window at one side", lit({ asymmetry: GUIDE_LIGHT.maxAsymmetry + 1 }), "ok ok ok side-light ok ok"],
  ["glasses", look({}, { glasses: true }), "ok ok ok ok glasses ok"],
  [
    "pixels not looked at yet",
    look({}, { light: null, sharpness: null, glasses: null }),
    "ok ok ok unknown unknown unknown",
  ],
  ["a face not watched for long", look({}, { moved: null }), "ok ok ok ok ok unknown"],
  ["a moving face", look({}, { moved: GUIDE_TIME.maxMove + 0.01 }), "ok ok ok ok ok moving"],
  ["a smear", sharp({ evenness: DETAIL.minEvenness - 0.01 }), "ok ok ok ok ok moving"],
  ["a lens out of focus", sharp({ least: DETAIL.spots - 0.01 }), "ok ok ok ok ok too-blurred"],
] as const satisfies readonly (readonly [string, FrameLook, string])[])("%s", (_, frame, said) => {
  expect(judged(frame)).toBe(said);
});

it("judgeFrame asks for the pixels that the gate asks for, whatever the oval is", () => {
  const coarse = { width: 360, height: 480 };
  const small = (width: number) => look({ x: 180, y: 252, width }, { size: coarse });
  expect(judged(small(FACE_WIDTH.min))).toMatch(/^ok too-far/u);
  expect(judged(small(1.1 * FACE_WIDTH.min))).toBe("ok ok ok ok ok ok");
});

it("judgeFrame asks for the pixels that pores need where the camera has them, and no less once that held", () => {
  const middling = { width: 700, height: 930 };
  const wide = (width: number) => look({ x: 350, y: 490, width }, { size: middling });
  expect(judged(wide(300))).toBe("ok too-far ok ok ok ok");
  expect(judged(wide(DETAIL_NEEDS.pores.faceWidth + 2))).toBe("ok ok ok ok ok ok");
  const held = judgeFrame(wide(330), aim, []);
  expect(judged(wide(DETAIL_NEEDS.pores.faceWidth - 2), aim, held)).toBe("ok too-far ok ok ok ok");
  expect(held.find(({ name }) => name === "distance")).toEqual({ name: "distance", state: "ok" });
});

it.each([
  [360, ["lines", "pores", "hydration"]],
  [620, ["pores"]],
  [900, undefined],
])(
  "judgeFrame names what a camera of %d pixels has too few of, and asks nobody nearer for it",
  (width, lacking) => {
    const coarse = { width, height: (width * 4) / 3 };
    const face = look({ x: width / 2, y: 0.7 * width, width: 0.55 * width }, { size: coarse });
    const at = lacking?.length === 3 ? look({ x: 180, y: 252, width: 230 }, { size: coarse }) : face;
    const distance = judgeFrame(at, aim, []).find(({ name }) => name === "distance");
    expect(distance).toMatchObject({ state: "ok" });
    expect(distance?.lacking).toEqual(lacking);
  },
);

it("judgeFrame lets what held drift a little further, so that advice does not flicker, and never to the gate's limit", () => {
  const turned = look({ yaw: 1.1 * GUIDE_POSE.yaw });
  expect(judged(turned)).toBe("ok ok turned ok ok ok");
  expect(judged(turned, aim, judgeFrame(look(), aim, []))).toBe("ok ok ok ok ok ok");
  const veiled = lit({ blackLevel: GATE.maxBlackLevel - 0.5 });
  expect(judged(veiled)).toBe("ok ok ok veiled ok ok");
  expect(judged(veiled, aim, judgeFrame(look(), aim, []))).toBe("ok ok ok ok ok ok");
  expect(judged(lit({ blackLevel: GATE.maxBlackLevel + 0.1 }), aim, judgeFrame(look(), aim, []))).toBe(
    "ok ok ok veiled ok ok",
  );
  expect(judged(look({ yaw: 0.7 * GATE_POSE.yaw }), aim, judgeFrame(look(), aim, []))).toBe(
    "ok ok turned ok ok ok",
  );
});

describe("with an earlier photo", () => {
  const before: Head = { x: 420, y: 600, width: 400, yaw: 12, pitch: -8, roll: 10 };
  const target = poseTargetOf({ landmarks: headOf(before), score: 1 }, size);
  const again: GuideAim = { ...aim, target };

  it("the pose of an earlier photo is the one asked for", () => {
    expect(judged(look(before), again)).toBe("ok ok ok ok ok ok");
    expect(judged(look(), again)).toMatch(/ (?:turned|leaning) /u);
    expect(judged(look({ ...before, width: 460 }), again)).toBe("ok too-close ok ok ok ok");
    expect(judged(look({ ...before, x: 490 }), again)).toBe("off-centre ok ok ok ok ok");
  });

  it("the outlines of an earlier photo lie where the face was, in shares of the frame", () => {
    expect(target.place).toEqual({
      centre: { x: expect.closeTo(420 / 900, 6), y: expect.closeTo(0.5, 6) },
      width: expect.closeTo(400 / 900, 6),
    });
    expect(target.outlines).toHaveLength(6);
    const points = target.outlines.flat();
    expect(points.every(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true);
  });
});
