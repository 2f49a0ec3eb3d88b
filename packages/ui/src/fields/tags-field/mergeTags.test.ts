import { expect, test } from "vitest";
import { mergeTags } from "./mergeTags.ts";

test("a paste is split at commas, semicolons, tabs and lines, and its spaces tidied", () => {
  expect(mergeTags([], " éclat, peau   sèche;SPF\nhiver\t").tags).toEqual([
    "éclat",
    "peau sèche",
    "SPF",
    "hiver",
  ]);
});

test("a word that is there already, but for case and accents, is not added twice", () => {
  const merged = mergeTags(["Éclat"], "eclat, ECLAT, hiver");
  expect(merged.tags).toEqual(["Éclat", "hiver"]);
  expect(merged.duplicates).toEqual(["eclat", "ECLAT"]);
});

test("the limit keeps the first words and names the others", () => {
  const merged = mergeTags(["a"], "b, c, d", 2);
  expect(merged.tags).toEqual(["a", "b"]);
  expect(merged.added).toEqual(["b"]);
  expect(merged.refused).toEqual(["c", "d"]);
});

test("an empty text adds no tag", () => {
  expect(mergeTags(["a"], " , ;").added).toEqual([]);
});
