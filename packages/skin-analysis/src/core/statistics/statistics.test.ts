import { array, assert, constantFrom, double, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { fitIllumination } from "./illumination.ts";
import { maskedDeviation, quantile } from "./maskedQuantile.ts";

describe("quantile", () => {
  it("agrees with sorting, within one bin", () => {
    const samples = array(double({ min: -50, max: 50, noNaN: true }), {
      minLength: 200,
      maxLength: 400,
    });
    assert(
      property(samples, constantFrom(0.1, 0.25, 0.5, 0.9), (values, share) => {
        const sorted = Float32Array.from(values).sort();
        const rank = share * (sorted.length - 1);
        const found = quantile(Float32Array.from(values), share);
        const bin = (sorted.at(-1)! - sorted[0]!) / 4096;
        expect(found).toBeGreaterThanOrEqual(sorted[Math.floor(rank)]! - bin);
        expect(found).toBeLessThanOrEqual(sorted[Math.ceil(rank)]! + bin);
      }),
    );
  });

  it("of nothing is not a number", () => {
    expect(quantile(new Float32Array(), 0.5)).toBeNaN();
  });
});

it("the robust deviation ignores a few wild values", () => {
  const values = Float32Array.from({ length: 1000 }, (_, k) => (k % 5 === 0 && k < 50 ? 500 : (k % 21) - 10));
  expect(maskedDeviation(values, new Uint8Array(1000).fill(1))).toBeLessThan(9);
});

describe("fitIllumination", () => {
  it("recovers a slope and a vignette exactly, from the masked pixels alone", () => {
    const size = { width: 64, height: 80 };
    const mask = new Uint8Array(size.width * size.height);
    const plane = new Float32Array(mask.length).fill(999);
    const light = (x: number, y: number) => 60 + 0.2 * x - 0.1 * y - 0.004 * (x - 30) ** 2;
    for (let y = 10; y < 70; y++) {
      for (let x = 8; x < 56; x++) {
        mask[y * size.width + x] = 1;
        plane[y * size.width + x] = light(x, y);
      }
    }
    const surface = fitIllumination(plane, mask, size);
    for (const [x, y] of [
      [10, 12],
      [30, 40],
      [54, 68],
    ] as const)
      expect(surface(x, y)).toBeCloseTo(light(x, y), 2);
  });
});
