import { expect, test } from "vitest";
import { monthWords } from "./monthWords.ts";
import { todayWords } from "./todayWords.ts";

test("the day is written in full, in Paris time", () => {
  expect(todayWords(new Date("2026-11-21T13:05:00Z"))).toBe("Samedi 21 novembre 2026");
  expect(todayWords(new Date("2026-11-30T23:30:00Z"))).toBe("Mardi 1er décembre 2026");
});

test.each([
  [0, "Aucun diagnostic ce mois-ci."],
  [1, "1\u00A0diagnostic ce mois-ci."],
  [1234, "1\u202F234\u00A0diagnostics ce mois-ci."],
])("%i finished diagnoses are « %s »", (count, words) => {
  expect(monthWords(count)).toBe(words);
});
