import { expect, it } from "vitest";
import { GUIDE_TIME } from "./limits.ts";
import type { FaceMesh } from "../core/face/faceMesh.ts";
import { LEFT_CHEEKBONE } from "../core/face/landmarks.ts";
import { LANDMARK_COUNT } from "../core/face/mirror.ts";
import { movedOf, watch, type Sighting } from "./movement.ts";

/** A face 200 px wide, moved to the right. */
const faceAt = (x: number): FaceMesh => ({
  landmarks: Array.from({ length: LANDMARK_COUNT }, (_, k) => ({
    x: k === LEFT_CHEEKBONE ? x + 200 : x,
    y: 0,
    z: 0,
  })),
  score: 1,
});

/** Sees the face every `step` milliseconds, at the given places. */
function watched(places: readonly number[], step: number): number | null {
  let sightings: readonly Sighting[] = [];
  let moved: number | null = null;
  for (const [k, x] of places.entries()) {
    sightings = watch(sightings, faceAt(x), k * step);
    moved = movedOf(sightings, faceAt(x));
  }
  return moved;
}

const still = Array.from({ length: 12 }, () => 50);

it("movement is not said before a face was watched for the time it takes", () => {
  expect(watched(still.slice(0, 5), 50)).toBeNull();
  expect(watched(still, 50)).toBe(0);
});

it("a movement is told in widths of the face, until it is past", () => {
  expect(watched([...still, 60], 50)).toBeCloseTo(0.05, 6);
  expect(watched([...still, 60, 50, 50], 50)).toBeCloseTo(0.05, 6);
  expect(watched([...still, 60, ...still], 50)).toBe(0);
});

it("a slow drift adds up, and so does what is seen at two frames a second", () => {
  const drift = Array.from({ length: 30 }, (_, k) => k);
  expect(watched(drift, 50)).toBeCloseTo(Math.ceil(GUIDE_TIME.still / 50) / 200, 6);
  expect(watched([50, 60], 500)).toBeCloseTo(0.05, 6);
});
