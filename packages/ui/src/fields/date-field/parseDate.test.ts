import { assert, constantFrom, date, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { longDateText } from "../calendar/dayText.ts";
import { dateText, patternText } from "./dateText.ts";
import { isoParts } from "../calendar/isoDate.ts";
import { parseDate } from "./parseDate.ts";

const french = { locale: "fr-FR" };
const iso = (text: string, options = {}): string | undefined => {
  const parsed = parseDate({ ...french, ...options }, text);
  return parsed?.kind === "date" ? parsed.iso : parsed?.kind;
};

test.each([
  "03/02/2026",
  "3/2/26",
  "3.2.2026",
  "3-2-2026",
  "3 2 2026",
  "03022026",
  "030226",
  "2026-02-03",
  "3 février 2026",
  "3 fév. 2026",
  "3 FEVRIER 2026",
  "mardi 3 février 2026",
  " 3 fev 26 ",
])("French: %j is 3 February 2026", (text) => {
  expect(iso(text)).toBe("2026-02-03");
});

test.each([
  ["1er mars 2026", "2026-03-01"],
  ["14 juil. 2026", "2026-07-14"],
  ["15 août 2026", "2026-08-15"],
  ["29/02/2024", "2024-02-29"],
])("French: %j is %s", (text, expected) => {
  expect(iso(text)).toBe(expected);
});

test.each([
  "",
  "demain",
  "3/2",
  "3/2/2026/1",
  "3 jui 2026",
  "3 foo 2026",
  "a/b/c",
  "3/2/026",
  "0/2/2026",
  "1/1/0026",
])("French: %j is no date", (text) => {
  expect(iso(text)).toBeUndefined();
});

test("a day that does not exist is told apart from an unreadable one", () => {
  expect(parseDate(french, "31/02/2026")).toEqual({
    kind: "no-such-day",
    day: 31,
    month: "février",
    last: 28,
  });
  expect(parseDate(french, "30 fév. 2024")).toEqual({
    kind: "no-such-day",
    day: 30,
    month: "février",
    last: 29,
  });
  expect(parseDate(french, "31/04/2026")).toEqual({ kind: "no-such-day", day: 31, month: "avril", last: 30 });
  expect(iso("12/13/2026")).toBe("no-such-month");
});

test.each([
  ["en-GB", "3 Feb 2026", "2026-02-03"],
  ["en-GB", "03/02/2026", "2026-02-03"],
  ["en-US", "02/03/2026", "2026-02-03"],
  ["en-US", "Feb 3, 2026", "2026-02-03"],
  ["de-DE", "03.02.2026", "2026-02-03"],
  ["sv-SE", "2026-02-03", "2026-02-03"],
])("%s: %j is %s", (locale, text, expected) => {
  expect(iso(text, { locale })).toBe(expected);
});

describe("a year of two digits", () => {
  test.each([
    ["26", {}, "2026"],
    ["69", {}, "2069"],
    ["70", {}, "1970"],
    ["45", { lastYear: 2026 }, "1945"],
    ["26", { lastYear: 2026 }, "2026"],
    ["85", { firstYear: 2026 }, "2085"],
  ])("%s within %o is %s", (year, bounds, expected) => {
    expect(iso(`3/2/${year}`, bounds)?.slice(0, 4)).toBe(expected);
  });
});

test("a written date is read back, in figures and in words", () => {
  const locales = constantFrom("fr-FR", "en-GB", "en-US", "de-DE");
  const days = date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
  assert(
    property(locales, days, (locale, day) => {
      const text = day.toISOString().slice(0, 10);
      expect(iso(dateText(locale, text), { locale, firstYear: 1000 })).toBe(text);
    }),
  );
  expect(iso(longDateText("fr-FR", "2026-02-03"))).toBe("2026-02-03");
  expect(longDateText("fr-FR", "2026-03-01")).toBe("dimanche 1 mars 2026");
  expect(iso("dimanche 1 mars 2026")).toBe("2026-03-01");
});

test("the pattern has the letters of the language in the order of the locale", () => {
  const letters = { day: "j", month: "m", year: "a" };
  expect(patternText("fr-FR", letters)).toBe("jj/mm/aaaa");
  expect(patternText("en-US", { day: "d", month: "m", year: "y" })).toBe("mm/dd/yyyy");
});

test.each([
  ["2026-12-31", { year: 2026, month: 12, day: 31 }],
  ["1000-01-01", { year: 1000, month: 1, day: 1 }],
])("%j is an ISO day", (text, parts) => {
  expect(isoParts(text)).toEqual(parts);
});

test.each(["2026-02-30", "2026-13-01", "2026-2-3", "0026-01-01", "abc", ""])("%j is no ISO day", (text) => {
  expect(isoParts(text)).toBeUndefined();
});

test.each(["3 fe 2026", "3 d 2026"])("%j: two letters are no month", (text) => {
  expect(iso(text)).toBeUndefined();
});
