import { parseSubscription } from "@carnation/domain";
import { expect, test } from "vitest";
import { relativeDay } from "../../common/relativeDay.ts";
import { excerpt } from "./excerpt.ts";
import { monthWords } from "./monthWords.ts";
import { subscriptionWords } from "./subscriptionWords.ts";
import { todayWords } from "./todayWords.ts";

const now = new Date("2026-11-21T13:05:00Z");

test("the day is written in full, in Paris time", () => {
  expect(todayWords(now)).toBe("Samedi 21 novembre 2026");
  expect(todayWords(new Date("2026-11-30T23:30:00Z"))).toBe("Mardi 1er décembre 2026");
});

test.each([
  ["2026-11-21T06:00:00Z", "Aujourd’hui, 7\u00A0h\u00A000"],
  ["2026-11-20T22:59:00Z", "Hier"],
  ["2026-11-19T12:00:00Z", "19 novembre 2026"],
])("%s is « %s »", (date, words) => {
  expect(relativeDay(new Date(date), now)).toBe(words);
});

test("an excerpt ends between two words", () => {
  expect(excerpt("Lumière de face, menton horizontal", 20)).toBe("Lumière de face…");
  expect(excerpt("Court.")).toBe("Court.");
});

test.each([
  [0, "Aucun diagnostic ce mois-ci."],
  [1, "1\u00A0diagnostic ce mois-ci."],
  [1234, "1\u202F234\u00A0diagnostics ce mois-ci."],
])("%i finished diagnoses are « %s »", (count, words) => {
  expect(monthWords(count)).toBe(words);
});

test("an account without a subscription is told so", () => {
  expect(subscriptionWords(null)).toBe("Aucun abonnement n'est associé à ce compte.");
  expect(subscriptionWords(parseSubscription("s", { status: "trialing" }))).toBe("Abonnement à l’essai.");
});
