import { expect, test } from "vitest";
import { differenceOf, verdictOf } from "./verdict.ts";

test.each([
  [66, 81, 8, "improvement"],
  [41, 47, 6, "improvement"],
  [41, 46, 6, "stable"],
  [71, 64, 4, "watch"],
  [61, 61, 0, "stable"],
  [2, 3, 0, "improvement"],
  [null, 81, 8, "incomparable"],
  [66, null, 8, "incomparable"],
  [Number.NaN, 81, 8, "incomparable"],
  [66, Number.NaN, 8, "incomparable"],
] as const)(
  "a change from %s to %s with a threshold of %i is %s",
  (before, after, stableThreshold, verdict) => {
    expect(verdictOf({ before, after, stableThreshold })).toBe(verdict);
  },
);

test("fewer years are an improvement", () => {
  const age = { direction: "lower", stableThreshold: 3 } as const;
  expect(verdictOf({ before: 41, after: 37, ...age })).toBe("improvement");
  expect(verdictOf({ before: 41, after: 44, ...age })).toBe("watch");
  expect(verdictOf({ before: 40, after: 39, ...age })).toBe("stable");
});

test("the difference is that of the printed values", () => {
  expect(differenceOf({ before: 65.6, after: 81.4 })).toBe(15);
  expect(differenceOf({ before: 0.1, after: 0.3, fractionDigits: 1 })).toBe(0.2);
  expect(Object.is(differenceOf({ before: 0, after: -0.2 }), 0)).toBe(true);
  expect(differenceOf({ before: null, after: 3 })).toBeNull();
});
