import { expect, test } from "vitest";
import { tileLayout } from "./galleryLayout.ts";
import { monthWords } from "./monthWords.ts";
import { todayWords } from "./todayWords.ts";

test("the day is written in full, in Paris time", () => {
  expect(todayWords(new Date("2026-11-21T13:05:00Z"))).toBe("Samedi\u00A021\u00A0novembre\u00A02026");
  expect(todayWords(new Date("2026-11-30T23:30:00Z"))).toBe("Mardi\u00A01er\u00A0décembre\u00A02026");
});

test.each([
  [0, "Aucun diagnostic ce mois-ci."],
  [1, "1\u00A0diagnostic ce mois-ci."],
  [1234, "1\u202F234\u00A0diagnostics ce mois-ci."],
])("%i finished diagnoses are « %s »", (count, words) => {
  expect(monthWords(count)).toBe(words);
});

/** Counts how many places of the two columns the tiles beside the large one fill, on a phone and beside it. */
function places(count: number): readonly [phone: number, beside: number] {
  const layouts = Array.from({ length: count }, (_, index) => tileLayout(count, index).place);
  const phone = layouts.map((place) => (/(?:^| )col-span-2/u.test(place) ? 2 : 1));
  const beside = layouts.map(
    (place) => (place.includes("col-span-2") ? 2 : 1) * (place.includes("row-span-2") ? 2 : 1),
  );
  const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);
  return [sum(phone) % 2, sum(beside)];
}

test.each([1, 2, 3, 4])("a tile of two columns among %i reads a larger photo, and no other does", (count) => {
  for (let index = 0; index < count; index++) {
    const { place, wide } = tileLayout(count, index);
    expect(wide).toBe(place.includes("col-span-2"));
  }
});

test.each([1, 2, 3, 4])("%i tiles beside the large one leave no hole", (count) => {
  expect(places(count)).toEqual([0, 4]);
});
