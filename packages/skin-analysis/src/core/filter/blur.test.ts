import { describe, expect, it } from "vitest";
import { blur } from "./blur.ts";
import { maskedBlur } from "./maskedBlur.ts";

const size = { width: 96, height: 80 };
const middle = 40 * size.width + 48;
const flat = (value: number) => new Float32Array(size.width * size.height).fill(value);

/** Variance along x of a blurred single bright pixel, in pixels². */
function spread(plane: Float32Array): number {
  let sum = 0;
  let square = 0;
  for (let i = 0; i < plane.length; i++) {
    const dx = (i % size.width) - 48;
    sum += plane[i]!;
    square += plane[i]! * dx * dx;
  }
  return square / sum;
}

describe("blur", () => {
  it.each([0.75, 1.41, 2.45, 5, 9])(
    "blur keeps the light and spreads it like a Gaussian of sigma %f",
    (sigma) => {
      const dot = flat(0);
      dot[middle] = 1;
      const blurred = blur(dot, size, sigma);
      expect(blurred.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3);
      expect(Math.sqrt(spread(blurred)) / sigma).toBeGreaterThan(0.8);
      expect(Math.sqrt(spread(blurred)) / sigma).toBeLessThan(1.2);
    },
  );

  it("blur leaves a flat plane flat up to its borders", () => {
    for (const value of blur(flat(7), size, 6)) expect(value).toBeCloseTo(7, 4);
  });

  it("blur does not touch its input", () => {
    const dot = flat(0);
    dot[middle] = 1;
    blur(dot, size, 3);
    expect(dot[middle]).toBe(1);
  });
});

describe("maskedBlur", () => {
  it("maskedBlur does not let what is outside the mask bleed in", () => {
    const plane = flat(10);
    const mask = new Uint8Array(plane.length).fill(1);
    for (let i = 0; i < plane.length; i++) {
      if (i % size.width < 30) {
        plane[i] = 1000;
        mask[i] = 0;
      }
    }
    const blurred = maskedBlur(plane, mask, size, 10);
    for (let i = 0; i < plane.length; i++) expect(blurred[i]).toBeCloseTo(mask[i] ? 10 : 1000, 3);
  });
});
