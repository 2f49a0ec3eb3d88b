import { expect, it } from "vitest";
import { type AgedFace, ageErrors, fitAges, heldOut } from "./ages.ts";

/** Faces on a line: real = 5 + 1.2 × read. */
const faces: AgedFace[] = Array.from({ length: 40 }, (_, k) => ({ read: 20 + k, real: 5 + 1.2 * (20 + k) }));

it("ages says how wrong readings are, and in which direction", () => {
  const errors = ageErrors([
    { read: 40, real: 44 },
    { read: 52, real: 50 },
  ]);
  expect(errors).toEqual({ faces: 2, mean: 3, bias: -1, within80: expect.closeTo(3.6) });
});

it("ages finds the line through most faces, whatever a few of them do", () => {
  const wild = faces.map((face, at) => (at % 13 === 0 ? { ...face, real: face.real + 40 } : face));
  const { intercept, slope } = fitAges(wild);
  expect(slope).toBeCloseTo(1.2, 1);
  // Plain least squares would be some 4 years off.
  expect(Math.abs(intercept + slope * 40 - 53)).toBeLessThan(1);
});

it("ages judges a face by a line that has not seen it", () => {
  expect(ageErrors(heldOut(faces)).mean).toBeCloseTo(0);
  const noise = faces.map((face, at) => ({ ...face, real: face.real + (at % 2 === 0 ? 3 : -3) }));
  expect(ageErrors(heldOut(noise)).mean).toBeGreaterThan(2.9);
});
