import { assert, double, pre, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { ramp, round2, scoreCurve } from "./scoreCurve.ts";

describe("scoreCurve", () => {
  const curve = { half: 4, power: 1.5 };

  it("scoreCurve is 100 for nothing and 50 at its half", () => {
    expect(scoreCurve(0, curve)).toBe(100);
    expect(scoreCurve(4, curve)).toBe(50);
    expect(scoreCurve(-3, curve)).toBe(100);
  });

  it("scoreCurve never ties two different amounts", () => {
    const amount = double({ min: 0.01, max: 1000, noNaN: true });
    assert(
      property(amount, amount, (a, b) => {
        pre(Math.abs(a - b) > 1e-6);
        expect(scoreCurve(Math.min(a, b), curve)).toBeGreaterThan(scoreCurve(Math.max(a, b), curve));
      }),
    );
  });
});

it("ramps from 0 at its start to 1 at its end", () => {
  expect([1, 2, 3, 4, 5].map((value) => ramp(value, 2, 2))).toEqual([0, 0, 0.5, 1, 1]);
});

it("scoreCurve rounds to two decimals", () => {
  expect(round2(73.4567)).toBe(73.46);
});
