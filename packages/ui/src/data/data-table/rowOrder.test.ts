import { expect, test } from "vitest";
import { compareValues, sortableValue } from "./rowOrder.ts";

const sorted = (words: readonly string[]): string[] => words.toSorted((a, b) => compareValues("fr-FR", a, b));

test("French words: accents and case do not separate, numbers inside count as numbers", () => {
  expect(sorted(["Sérum", "Zinc", "Écran SPF 100", "écran SPF 30", "Eau florale"])).toEqual([
    "Eau florale",
    "écran SPF 30",
    "Écran SPF 100",
    "Sérum",
    "Zinc",
  ]);
  expect(compareValues("fr-FR", "Œil", "Oeil")).toBe(0);
});

test("numbers by size", () => {
  expect(compareValues("fr-FR", 9, 10)).toBeLessThan(0);
});

test("an empty cell has no value to order by, zero and no do", () => {
  expect([null, undefined, "", Number.NaN, new Date("x")].map(sortableValue)).toEqual(
    Array.from({ length: 5 }),
  );
  expect(sortableValue(0)).toBe(0);
  expect(sortableValue(false)).toBe(0);
  expect(sortableValue(new Date(5))).toBe(5);
});
