import { expect, test } from "vitest";
import { parseHexColor } from "./color.ts";

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
