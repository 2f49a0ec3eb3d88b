import { expect, test, vi } from "vitest";
import { isoDayAt } from "./dayText.ts";
import { weekStart } from "./weekStart.ts";

test.each([
  ["fr-FR", 1],
  ["fr-CA", 0],
  ["en-GB", 1],
  ["en-US", 0],
])("the week in %s begins on day %i", (locale, day) => {
  expect(weekStart(locale)).toBe(day);
});

test("a week begins on Monday where the browser does not know", () => {
  vi.spyOn(Intl, "Locale").mockImplementation(function Locale() {
    return {} as Intl.Locale;
  } as never);
  expect(weekStart("en-US")).toBe(1);
  vi.restoreAllMocks();
});

test("a day is the one of the time zone", () => {
  const instant = new Date("2026-11-21T23:30:00Z");
  expect(isoDayAt(instant, "Europe/Paris")).toBe("2026-11-22");
  expect(isoDayAt(instant, "America/Montreal")).toBe("2026-11-21");
});
