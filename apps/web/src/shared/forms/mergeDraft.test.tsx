import { expect, test } from "vitest";
import { mergeDraft } from "./useFieldDrafts.tsx";

test.each([
  [
    "a field that nobody touched is as it is stored by now",
    { a: "theirs" },
    { a: "old" },
    { a: "old" },
    { a: "theirs" },
  ],
  [
    "a typed field stays over what is stored by now",
    { a: "theirs" },
    { a: "mine" },
    { a: "old" },
    { a: "mine" },
  ],
  [
    "fields of a group are merged each for itself",
    { g: { a: "theirs", b: "theirs" } },
    { g: { a: "mine", b: "old" } },
    { g: { a: "old", b: "old" } },
    { g: { a: "mine", b: "theirs" } },
  ],
  ["a list is one field", { l: [1, 2] }, { l: [3] }, { l: [1] }, { l: [3] }],
  ["a list that nobody touched is as it is stored", { l: [1, 2] }, { l: [1] }, { l: [1] }, { l: [1, 2] }],
  ["a field that was taken out here stays out", { a: "old", b: 1 }, { b: 1 }, { a: "old", b: 1 }, { b: 1 }],
  [
    "a field that was taken out elsewhere stays out",
    { b: 1 },
    { a: "old", b: 1 },
    { a: "old", b: 1 },
    { b: 1 },
  ],
  [
    "a field that was added elsewhere is there",
    { a: "old", b: 1 },
    { a: "mine" },
    { a: "old" },
    { a: "mine", b: 1 },
  ],
  ["a date is one field", { d: new Date(2) }, { d: new Date(1) }, { d: new Date(1) }, { d: new Date(2) }],
  ["null is a value like another", { a: null }, { a: "mine" }, { a: null }, { a: "mine" }],
])("%s", (_what, stored, typed, saved, merged) => {
  expect(mergeDraft(stored, typed, saved)).toEqual(merged);
});
