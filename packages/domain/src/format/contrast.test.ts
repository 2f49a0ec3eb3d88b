import { expect, it } from "vitest";
import { contrastOnWhite } from "./contrast.ts";

it.each([
  ["#000000", 21],
  ["#ffffff", 1],
  // The greys on both sides of 4,5 to 1 (WCAG 2.2, 1.4.3).
  ["#767676", 4.54],
  ["#777777", 4.48],
  [" #FF0000 ", 4],
])("%s has a contrast of %d with white", (colour, contrast) => {
  expect(contrastOnWhite(colour)).toBeCloseTo(contrast, 2);
});

it.each(["", "red", "#fff", "#12345g"])("%o is no colour", (colour) => {
  expect(contrastOnWhite(colour)).toBeNull();
});
