import { type Diagnosis, parseSubscription } from "@carnation/domain";
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

const on = (date: string, state: Diagnosis["state"] = "done") =>
  ({ created: new Date(date), state }) as Diagnosis;

test("the month counts the finished diagnoses of this month only", () => {
  expect(monthWords([], now)).toBe("Aucun diagnostic ce mois-ci.");
  expect(monthWords([on("2026-11-20T10:00:00Z"), on("2026-11-02T10:00:00Z", "error")], now)).toBe(
    "1 diagnostic ce mois-ci.",
  );
  expect(
    monthWords([on("2026-11-20T10:00:00Z"), on("2026-11-01T10:00:00Z"), on("2026-10-31T10:00:00Z")], now),
  ).toBe("2 diagnostics ce mois-ci.");
});

test("a full list of this month may hide more", () => {
  expect(
    monthWords(
      Array.from({ length: 20 }, () => on("2026-11-20T10:00:00Z")),
      now,
    ),
  ).toBe("20 diagnostics ou plus ce mois-ci.");
});

test("an account without a subscription is told so", () => {
  expect(subscriptionWords(null)).toBe("Aucun abonnement n'est associé à ce compte.");
  expect(subscriptionWords(parseSubscription("s", { status: "trialing" }))).toBe("Abonnement à l’essai.");
});
