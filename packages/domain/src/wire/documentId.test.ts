import { expect, test } from "vitest";
import { isDocumentId } from "./documentId.ts";

test.each(["Ab8UOIrsq3QiO56vHLvb", "demo-anais", "é😀", " ", "_", "x".repeat(1500)])("%j is an id", (id) => {
  expect(isDocumentId(id)).toBe(true);
});

test.each(["", ".", "..", "a/b", "a/b/c", "__x__", "____", "\uD800", "x".repeat(1501), "é".repeat(751)])(
  "%j is none",
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);
