import { expect, test } from "vitest";
import { parseAppCheckMode } from "./parseAppCheckMode.ts";

test("a word of --app-check is one of three", () => {
  expect(["off", "observe", "enforce"].map(parseAppCheckMode)).toEqual(["off", "observe", "enforce"]);
  expect(() => parseAppCheckMode("on")).toThrow('--app-check is off, observe, enforce, not "on".');
});
