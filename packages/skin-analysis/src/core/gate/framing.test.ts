import { expect, it } from "vitest";
import { GATE_FRAMING } from "../constants/photo.ts";
import { FACE_OVAL, LEFT_CHEEKBONE, RIGHT_CHEEKBONE } from "../face/landmarks.ts";
import { LANDMARK_COUNT } from "../face/mirror.ts";
import { framingProblem, overshootOf } from "./framing.ts";

/** A face 200 pixels wide and 280 high whose middle stands at (0, 0). */
const face = Array.from({ length: LANDMARK_COUNT }, () => ({ x: 0, y: 0 }));
for (const [k, index] of FACE_OVAL.entries()) {
  const angle = (2 * Math.PI * k) / FACE_OVAL.length;
  face[index] = { x: 100 * Math.sin(angle), y: -140 * Math.cos(angle) };
}
const width = face[LEFT_CHEEKBONE]!.x - face[RIGHT_CHEEKBONE]!.x;

const at = (x: number, y: number) => face.map((point) => ({ x: point.x + x, y: point.y + y }));
const frame = { width: 600, height: 800 };
const inside = GATE_FRAMING.maxOvershoot * width;

it("framing measures the overshoot at each edge in widths of the face", () => {
  const { left, right, top, bottom } = overshootOf(at(90, 600), frame);
  expect(left * width).toBeCloseTo(10, 6);
  expect(right * width).toBeCloseTo(190 - 600, 6);
  expect(top * width).toBeCloseTo(-460, 6);
  expect(bottom * width).toBeCloseTo(740 - 800, 6);
});

it.each([
  ["in the middle", 300, 400, undefined],
  ["at the left edge, within the error of the mesh", 100.1 - inside, 400, undefined],
  ["beyond it", 99.9 - inside, 400, "face-cut"],
  ["cut in half on the right", 600, 400, "face-cut"],
  ["without its forehead", 300, 100, "face-cut"],
  ["without its chin", 300, 700, "face-cut"],
] as const)("a face %s is %s", (_, x, y, problem) => {
  expect(framingProblem(at(x, y), frame)).toBe(problem);
});

it.each([
  ["wider than the frame", 170, 800, "too-close"],
  ["higher than the frame", 600, 250, "too-close"],
  ["wider on one side, and flush with the other", 190, 800, "too-close"],
  ["that just fits", 200, 280, undefined],
] as const)("a face %s", (_, frameWidth, frameHeight, problem) => {
  const x = frameWidth === 190 ? 100 : frameWidth / 2;
  expect(framingProblem(at(x, frameHeight / 2), { width: frameWidth, height: frameHeight })).toBe(problem);
});
