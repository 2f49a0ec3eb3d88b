import { expect, it } from "vitest";
import { DETAIL, EXPOSURE, FACE_WIDTH, GATE, SIDE_LIGHT } from "../constants/photo.ts";
import type { PhotoQuality } from "../quality/quality.ts";
import { buildPyramid } from "../image/pyramid.ts";
import { emptyFrameProblem, faceWidthProblem, qualityProblem, sizeProblem } from "./photoGate.ts";

const good: PhotoQuality = {
  score: 100,
  sharpness: 1,
  exposure: 1,
  lighting: 1,
  sideLight: 5,
  faceSize: 1,
  pose: 1,
  losses: { grain: 0.3, edges: 0.4, least: 0.2, evenness: 0.9 },
  pixels: { noise: 1, blocks: 1.2 },
  colour: { variety: 5, hue: 50, chroma: 25, cast: 0 },
  highlight: 80,
  blackLevel: 3,
  skinLightness: 65,
  clippedHigh: 0,
  clippedRed: 0,
};
const { grain, edges } = GATE.minSharpness;

it.each([
  ["a good photo", {}, undefined],
  ["a highlight at the limit", { highlight: EXPOSURE.none }, undefined],
  ["a darker one", { highlight: EXPOSURE.none - 0.1 }, "too-dark"],
  ["skin at the limit", { skinLightness: GATE.brightSkin }, undefined],
  ["brighter skin", { skinLightness: GATE.brightSkin + 0.1 }, "too-bright"],
  ["burnt-out pixels at the limit", { clippedHigh: GATE.maxClippedShare }, undefined],
  ["more of them", { clippedHigh: GATE.maxClippedShare + 0.01 }, "too-bright"],
  ["no grain, but edges", { losses: { ...good.losses, grain: 0, edges } }, undefined],
  ["no edges, but grain", { losses: { ...good.losses, grain, edges: 0 } }, undefined],
  ["neither", { losses: { ...good.losses, grain: grain - 0.01, edges: edges - 0.01 } }, "too-blurred"],
  ["detail at the limit", { losses: { ...good.losses, least: DETAIL.none } }, undefined],
  ["less of it", { losses: { ...good.losses, least: DETAIL.none - 0.001 } }, "too-blurred"],
  ["a smear", { losses: { ...good.losses, evenness: DETAIL.minEvenness - 0.01 } }, "moved"],
  ["black and white", { colour: { ...good.colour, variety: 0 } }, "no-colour"],
  ["tinted skin", { colour: { ...good.colour, cast: 0.99 } }, undefined],
  ["no colour of skin", { colour: { ...good.colour, cast: 1 } }, "colour-cast"],
  ["a veil at the limit", { blackLevel: GATE.maxBlackLevel }, undefined],
  ["a thicker one", { blackLevel: GATE.maxBlackLevel + 0.1 }, "veiled"],
  ["light from the side at the limit", { sideLight: SIDE_LIGHT.none }, undefined],
  ["one side in the shadow", { sideLight: SIDE_LIGHT.none + 0.1 }, "side-light"],
] as const)("%s: %j is %s", (_, fields, problem) => {
  expect(qualityProblem({ ...good, ...fields })).toBe(problem);
});

it("the shorter side and the face have a least size, which is enough", () => {
  const side = GATE.minShorterSide;
  expect(sizeProblem({ width: side, height: 2 * side })).toBeUndefined();
  expect(sizeProblem({ width: 2 * side, height: side - 1 })).toBe("photo-too-small");
  expect(sizeProblem({ width: side - 1, height: 2 * side })).toBe("photo-too-small");
  expect(faceWidthProblem(FACE_WIDTH.min)).toBeUndefined();
  expect(faceWidthProblem(FACE_WIDTH.min - 0.1)).toBe("too-small");
});

it.each([
  ["black", () => 10, "too-dark"],
  ["black but for a lamp in a twentieth of it", (x: number) => (x < 1 ? 255 : 10), "too-dark"],
  ["white", () => 254, "too-bright"],
  ["white but for a dark twentieth", (x: number) => (x < 1 ? 0 : 254), "too-bright"],
  ["half black, half white", (x: number) => (x < 10 ? 0 : 255), "no-face"],
  ["grey", () => 128, "no-face"],
])("a frame without a face that is %s", (_, valueAt, problem) => {
  const size = { width: 20, height: 20 };
  const data = Uint8Array.from({ length: size.width * size.height * 3 }, (_byte, index) =>
    valueAt(Math.trunc(index / 3) % size.width),
  );
  expect(emptyFrameProblem(buildPyramid({ ...size, data }))).toBe(problem);
});
