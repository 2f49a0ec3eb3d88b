import { expect, it } from "vitest";
import { GATE_POSE } from "../constants/photo.ts";
import { poseOf } from "../face/alignedFace.ts";
import type { Landmark } from "../face/faceMesh.ts";
import {
  CHIN_TIP,
  LEFT_CHEEKBONE,
  LEFT_OUTER_EYE,
  RIGHT_CHEEKBONE,
  RIGHT_OUTER_EYE,
  TOP_OF_FOREHEAD,
} from "../face/landmarks.ts";
import { LANDMARK_COUNT } from "../face/mirror.ts";
import { poseProblem } from "./heading.ts";

const { yaw, pitch, neutralPitch, roll } = GATE_POSE;
const straight = { yaw: 0, pitch: neutralPitch, roll: 0 };

it.each([
  ["straight", {}, undefined],
  ["turned up to the limit", { yaw }, undefined],
  ["turned to its right", { yaw: -yaw - 0.1 }, "head-turned"],
  ["turned to its left", { yaw: yaw + 0.1 }, "head-turned"],
  ["raised", { pitch: neutralPitch + pitch + 0.1 }, "head-tilted"],
  ["lowered", { pitch: neutralPitch - pitch - 0.1 }, "head-tilted"],
  ["leaning", { roll: roll + 0.1 }, "head-leaning"],
  ["lying", { roll: -90 }, "head-leaning"],
  [
    "turned far and raised a little too far",
    { yaw: 2 * yaw, pitch: neutralPitch + pitch + 1 },
    "head-turned",
  ],
] as const)("a head that is %s", (_, angles, problem) => {
  expect(poseProblem({ ...straight, ...angles })).toBe(problem);
});

/** The rim of a head by its landmarks, turned about the axis of the neck. */
function turnedHead(degrees: number): Landmark[] {
  const angle = (degrees * Math.PI) / 180;
  const head = Array.from({ length: LANDMARK_COUNT }, () => ({ x: 0, y: 0, z: 0 }));
  const place = (index: number, x: number, y: number, z: number) => {
    head[index] = {
      x: x * Math.cos(angle) - z * Math.sin(angle),
      y,
      z: x * Math.sin(angle) + z * Math.cos(angle),
    };
  };
  place(RIGHT_CHEEKBONE, -100, 0, 40);
  place(LEFT_CHEEKBONE, 100, 0, 40);
  place(RIGHT_OUTER_EYE, -60, -40, 0);
  place(LEFT_OUTER_EYE, 60, -40, 0);
  place(TOP_OF_FOREHEAD, 0, -140, 10);
  place(CHIN_TIP, 0, 140, 10);
  return head;
}

it.each([-40, -15, 0, 15, 40])("the yaw of a head turned by %i degrees is measured", (degrees) => {
  expect(Math.abs(poseOf(turnedHead(degrees)).yaw)).toBeCloseTo(Math.abs(degrees), 6);
  expect(poseProblem(poseOf(turnedHead(degrees)))).toBe(Math.abs(degrees) > yaw ? "head-turned" : undefined);
});
