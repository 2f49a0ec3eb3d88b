import { expect, it } from "vitest";
import { bareFace } from "../../testing/drawnFaces.ts";
import type { Landmark } from "../face/faceMesh.ts";
import { isNeutral, mouthOf } from "./expression.ts";

const drawnLandmarks = async (): Promise<readonly Landmark[]> => (await bareFace("light")).mesh.landmarks;

/** The landmarks with one of them moved, in widths of the face. */
const moved = (
  landmarks: readonly Landmark[],
  index: number,
  dx: number,
  dy: number,
): readonly Landmark[] => {
  const width = landmarks[454]!.x - landmarks[234]!.x;
  return landmarks.map((point, k) =>
    k === index ? { ...point, x: point.x + dx * width, y: point.y + dy * width } : point,
  );
};

it("a closed mouth is neutral", async () => {
  const landmarks = await drawnLandmarks();
  expect(isNeutral(landmarks)).toBe(true);
  expect(mouthOf(landmarks).gap).toBeLessThan(0.02);
});

it("an open mouth and a broad smile are not", async () => {
  const landmarks = await drawnLandmarks();
  expect(isNeutral(moved(landmarks, 14, 0, 0.06))).toBe(false);
  expect(isNeutral(moved(moved(landmarks, 61, -0.08, 0), 291, 0.08, 0))).toBe(false);
});
