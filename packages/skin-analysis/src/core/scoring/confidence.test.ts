import { expect, it } from "vitest";
import { confidenceOf } from "./confidence.ts";

it.each([
  [100, "high", "high"],
  [70, "high", "high"],
  [69.9, "high", "medium"],
  [50, "high", "medium"],
  [49.9, "high", "low"],
  [100, "medium", "medium"],
  [49.9, "medium", "low"],
  [100, "low", "low"],
  [60, "low", "low"],
] as const)("a photo of %d and a method that deserves %s give %s", (quality, method, confidence) => {
  expect(confidenceOf(quality, method)).toBe(confidence);
});
