import { expect, test } from "vitest";
import { indexAfterKey } from "./useRovingIndex.ts";

test.each([
  ["ArrowRight", 1, 2],
  ["ArrowDown", 1, 2],
  ["ArrowLeft", 1, 0],
  ["ArrowUp", 1, 0],
  ["ArrowRight", 3, 3],
  ["ArrowLeft", 0, 0],
  ["Home", 2, 0],
  ["End", 1, 3],
  ["Enter", 1, null],
  ["a", 1, null],
])("%s leads from %i among four to %s", (key, index, next) => {
  expect(indexAfterKey(key, index, 4)).toBe(next);
});
