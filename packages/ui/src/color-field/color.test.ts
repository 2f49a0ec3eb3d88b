import { expect, test } from "vitest";
import { contrastRatio, parseHexColor } from "./color.ts";

test.each([
  ["#285cc2", "#285cc2"],
  ["285CC2", "#285cc2"],
  [" #25C ", "#2255cc"],
])("%j is %s", (text, color) => {
  expect(parseHexColor(text)).toBe(color);
});

test.each(["", "#", "#28", "#285c", "#285cg2", "bleu", "#285cc2ff"])("%j is no colour", (text) => {
  expect(parseHexColor(text)).toBeUndefined();
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#ffffff", "#17399b", 10.04],
])("the contrast of %s and %s is %d", (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1);
  expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
});
