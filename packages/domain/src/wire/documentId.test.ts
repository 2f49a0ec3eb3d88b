import { expect, test } from "vitest";
import * as v from "valibot";
import { documentIdSchema, isDocumentId, madeIdSchema } from "./documentId.ts";

test.each(["Ab8UOIrsq3QiO56vHLvb", "demo-anais", "é😀", " ", "_", "x".repeat(1500)])("%j is an id", (id) => {
  expect(isDocumentId(id)).toBe(true);
});

test.each([
  "",
  ".",
  "..",
  "a/b",
  "a/b/c",
  "__x__",
  "____",
  "a\u0000b",
  "a\nb",
  "\uD800",
  "x".repeat(1501),
  "é".repeat(751),
])("%j is none", (id) => {
  expect(isDocumentId(id)).toBe(false);
});

test.each(["0e8f1c1a-5c3d-4a0e-9a55-3f0f5a0f6f1e", "Ab8UOIrsq3QiO56vHLvb", "demo_anais"])(
  "%j is an id that a client makes",
  (id) => {
    expect(v.is(madeIdSchema(), id)).toBe(true);
  },
);

test.each([
  "",
  ".",
  "..",
  "a/b",
  "__x__",
  "\u0000",
  "\uD800",
  "é",
  "a b",
  "x".repeat(129),
  7,
  null,
  {},
  ["a"],
])("%j is none that a client makes", (id) => {
  expect(v.is(madeIdSchema(), id)).toBe(false);
});

test.each(["d1", "uid-1-uid-2", "a.b", "..."])("documentIdSchema takes %j", (id) => {
  expect(v.is(documentIdSchema(), id)).toBe(true);
});

test.each(["", " ", ".", "..", "users/u", "__x__", "é".repeat(751), 7, null])(
  "documentIdSchema refuses %j",
  (id) => {
    expect(v.is(documentIdSchema(), id)).toBe(false);
  },
);
