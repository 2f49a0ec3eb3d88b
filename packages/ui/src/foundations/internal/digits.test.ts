import { expect, test } from "vitest";
import { formatMoney, formatNumber } from "./format.ts";
import { readDigits, roundTo, shownDigits, tickDigits } from "./digits.ts";
import { supportedLocale, supportedTimeZone } from "./supported.ts";

test.each([
  [-1, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [1e9, 15],
  [1.7, 1],
])("%f decimals are read as %i", (given, digits) => {
  expect(readDigits(given)).toBe(digits);
  expect(formatNumber("fr-FR", 2.5, given)).toMatch(/^\d/u);
});

test("the decimals of a figure are those that a host asks for, else enough for a small one not to be nothing", () => {
  expect(shownDigits(0, [0.001])).toBe(0);
  expect(shownDigits(undefined, [0.001, 63, null, 0])).toBe(3);
  expect(shownDigits(undefined, [0.5, 12.3])).toBe(0);
  expect(shownDigits(undefined, [-0.4])).toBe(1);
  expect(shownDigits(undefined, [Number.NaN, Number.POSITIVE_INFINITY])).toBe(0);
});

test("a graduation has the decimals of its value, without the noise of a computed one", () => {
  expect([20, 2.5, 0.001, 0.1 + 0.2, 1e-7].map(tickDigits)).toEqual([0, 1, 3, 1, 7]);
});

test("a rounded value is never minus zero", () => {
  expect(Object.is(roundTo(-0.4, 0), 0)).toBe(true);
});

test("an amount of what is no currency code is followed by it as it is written", () => {
  expect(formatMoney("fr-FR", 123450, "€")).toBe("1\u202F234,50\u00A0€");
  expect(formatMoney("fr-FR", 123450, "")).toBe("1\u202F234,50");
  expect(formatMoney("fr-FR", Number.NaN, "€")).toBe("—");
});

test("a locale or a time zone that nobody knows gives way to a known one", () => {
  expect(["", "fr_FR", "en-GB"].map((locale) => supportedLocale(locale))).toEqual([
    "fr-FR",
    "fr-FR",
    "en-GB",
  ]);
  expect(["", "€", "America/Martinique"].map((zone) => supportedTimeZone(zone))).toEqual([
    "Europe/Paris",
    "Europe/Paris",
    "America/Martinique",
  ]);
  expect(formatNumber("", 1234.5, 1)).toBe("1\u202F234,5");
});
