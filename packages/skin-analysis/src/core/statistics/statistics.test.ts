import { array, assert, constantFrom, double, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { maskedDeviation, quantile } from "./maskedQuantile.ts";

describe("quantile", () => {
  it("quantile agrees with sorting, within one bin", () => {
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

  it("quantile of nothing is not a number", () => {
    expect(quantile(new Float32Array(), 0.5)).toBeNaN();
  });
});

it("the robust deviation ignores a few wild values", () => {
  const values = Float32Array.from({ length: 1000 }, (_, k) => (k % 5 === 0 && k < 50 ? 500 : (k % 21) - 10));
  expect(maskedDeviation(values, new Uint8Array(1000).fill(1))).toBeLessThan(9);
});
