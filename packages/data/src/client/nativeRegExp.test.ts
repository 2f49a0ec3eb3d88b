import { expect, test } from "vitest";
import { RE2JS } from "./nativeRegExp.ts";

test("a pattern matches the whole text, and tests for a part of it", () => {
  const pattern = RE2JS.compile("a|b+");
  expect(["bb", "xbb"].map((text) => pattern.matches(text))).toEqual([true, false]);
  expect(["xbb", "x"].map((text) => pattern.test(text))).toEqual([true, false]);
});
