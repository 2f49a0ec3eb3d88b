import { expect, test } from "vitest";
import { neighbourOf } from "./neighbourOf.ts";

const items = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("the arrows go round", () => {
  expect(neighbourOf(items, "a", 1)).toBe("b");
  expect(neighbourOf(items, "c", 1)).toBe("a");
  expect(neighbourOf(items, "a", -1)).toBe("c");
});

test("the arrows begin anew from an unknown item", () => {
  expect(neighbourOf(items, "gone", 1)).toBe("a");
  expect(neighbourOf([], "gone", 1)).toBe("gone");
});
