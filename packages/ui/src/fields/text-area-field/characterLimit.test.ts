import { expect, test } from "vitest";
import { announcedRemaining } from "./characterLimit.ts";

test.each([
  [0, undefined],
  [479, undefined],
  [480, 20],
  [489, 20],
  [490, 10],
  [496, 5],
  [499, 1],
  [500, 0],
  [512, 0],
])("the limit after %d of 500 characters says: %s", (written, announced) => {
  expect(announcedRemaining(written, 500)).toBe(announced);
});

test("a short limit is not announced before anything is written", () => {
  expect(announcedRemaining(0, 10)).toBeUndefined();
  expect(announcedRemaining(5, 10)).toBe(5);
});
