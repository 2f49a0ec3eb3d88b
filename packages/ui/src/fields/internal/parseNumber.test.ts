import { assert, constantFrom, double, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, formatNumber } from "../../foundations/internal/format.ts";
import { parseNumber, parseWritten, writtenValue } from "./parseNumber.ts";

const locales = constantFrom("fr-FR", "en-GB", "de-DE", "fr-CH", "de-CH", "es-ES", "pt-PT");

test.each([
  ["110,70", 110.7],
  ["110.70", 110.7],
  ["1\u202F234,5", 1234.5],
  ["1\u00A0234,5", 1234.5],
  ["1 234.5", 1234.5],
  ["1.234,56", 1234.56],
  ["1,234.50", 1234.5],
  ["1’234.50", 1234.5],
  ["1'234", 1234],
  ["1.234.567", 1_234_567],
  ["1.234", 1.234],
  ["  12 ", 12],
  ["12,", 12],
  [",5", 0.5],
  ["-4", -4],
  ["\u22124", -4],
  ["− 4", -4],
  ["\u20134", -4],
  ["+4", 4],
  ["-0", 0],
  ["007", 7],
])("French: %j is %d", (text, value) => {
  expect(parseNumber("fr-FR", text)).toBe(value);
});

test.each([
  "",
  " ",
  "abc",
  "49,0O",
  "1,2,3",
  "1.234.5",
  "12.34,5",
  "110 70",
  "12 34",
  "4-",
  "--4",
  "1e3",
  "Infinity",
  "1 234 56",
  ".",
])("French: %j is no number", (text) => {
  expect(parseNumber("fr-FR", text)).toBeUndefined();
});

test.each([
  ["en-GB", "1,234.50", 1234.5],
  ["en-GB", "1,234", 1234],
  ["en-GB", "110,70", 110.7],
  ["de-DE", "1.234,50", 1234.5],
  ["de-DE", "1.234", 1234],
  ["de-DE", "110.70", 110.7],
  ["de-CH", "1’234.50", 1234.5],
  ["en-GB", "1.234,50", 1234.5],
  ["de-DE", "1,234.50", 1234.5],
])("%s: %j is %d", (locale, text, value) => {
  expect(parseNumber(locale, text)).toBe(value);
});

test("the unit may be written after the number", () => {
  expect(parseNumber("fr-FR", "49,00\u00A0€", "€")).toBe(49);
  expect(parseNumber("fr-FR", "20%", "%")).toBe(20);
  expect(parseNumber("fr-FR", " 20 % ", "%")).toBe(20);
  expect(parseNumber("fr-FR", "20%", "€")).toBeUndefined();
});

describe("a formatted number is read back", () => {
  test("numbers", () => {
    assert(
      property(
        locales,
        double({ min: -1e9, max: 1e9, noNaN: true }),
        integer({ min: 0, max: 4 }),
        (locale, x, n) => {
          const rounded = Number(x.toFixed(n)) + 0;
          expect(parseNumber(locale, formatNumber(locale, rounded, n))).toBe(rounded === 0 ? 0 : rounded);
        },
      ),
    );
  });

  test("cents, without the error of a product of floats", () => {
    assert(
      property(integer({ min: -1e11, max: 1e11 }), (cents) => {
        const written = parseWritten("fr-FR", formatMoney("fr-FR", cents), "€");
        expect(written && writtenValue(written, 2)).toBe(cents);
      }),
    );
  });
});
