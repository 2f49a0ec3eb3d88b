import * as v from "valibot";
import { percentField } from "../field/numberField.ts";
import { centsField } from "./centsField.ts";
import { eurosField } from "./eurosField.ts";
import { parseEuros } from "./parseEuros.ts";
import { optionalPriceField } from "./priceField.ts";
import { describe, expect, it } from "vitest";

type Schema = typeof eurosField | typeof centsField | typeof percentField;

function refusals(schema: Schema, input: unknown): readonly string[] {
  return (v.safeParse(schema, input).issues ?? []).map(({ message }) => message);
}

const prices = [
  ["12,50", 1250],
  ["12.5", 1250],
  ["12", 1200],
  ["12,", 1200],
  [" 12,50 € ", 1250],
  ["12,50\u00A0€", 1250],
  ["12,50EUR", 1250],
  ["49 euros", 4900],
  ["1 euro", 100],
  ["1\u202F234,50\u00A0€", 123_450],
  ["1 234 567,89", 123_456_789],
  ["1234,5", 123_450],
  ["12 €", 1200],
  ["1.234,56", 123_456],
  ["1 234,56", 123_456],
  ["1,234.50", 123_450],
  ["1’234.50", 123_450],
  ["1'234,5 €", 123_450],
  ["1.234.567", 123_456_700],
  ["-0.000.000", 0],
  ["0,29", 29],
  ["1,15", 115],
  ["8,20", 820],
  ["0", 0],
  ["-0,00", 0],
  ["007", 700],
] as const;

const refused = [
  ["", "Saisissez un prix."],
  [" \u00A0", "Saisissez un prix."],
  ["49,0O", "Saisissez un montant, par exemple 49,00."],
  ["abc", "Saisissez un montant, par exemple 49,00."],
  ["12 50", "Saisissez un montant, par exemple 49,00."],
  ["1.234.50", "Saisissez un montant, par exemple 49,00."],
  ["12.34,56", "Saisissez un montant, par exemple 49,00."],
  ["12,50 $", "Saisissez un montant, par exemple 49,00."],
  ["1e3", "Saisissez un montant, par exemple 49,00."],
  [",", "Saisissez un montant, par exemple 49,00."],
  ["1.234", "Gardez 2 chiffres au plus après la virgule."],
  ["12,345", "Gardez 2 chiffres au plus après la virgule."],
  ["-5", "Saisissez 0,00\u00A0€ ou plus."],
  ["\u2212 5 €", "Saisissez 0,00\u00A0€ ou plus."],
] as const;

describe("a typed price", () => {
  it.each(prices)("%j is %d cents", (text, cents) => {
    expect(parseEuros(text)).toBe(cents);
  });

  it.each(refused)("%j is refused: %s", (text, message) => {
    expect(parseEuros(text)).toBeNull();
    expect(refusals(eurosField, text)).toEqual([message]);
  });

  it("a typed price is sent in cents, 100 000 € at most", () => {
    expect(v.parse(eurosField, "1 234,50 €")).toBe(123_450);
    expect(v.parse(eurosField, "100 000")).toBe(10_000_000);
    for (const text of ["100 000,01", "9".repeat(400)]) {
      expect(refusals(eurosField, text)).toEqual(["Saisissez 100\u202F000,00\u00A0€ ou moins."]);
    }
    expect(parseEuros("9".repeat(400))).toBeNull();
  });

  it.each([undefined, null, 12])("%s is no text: the price is asked for", (input) => {
    expect(refusals(eurosField, input)).toEqual(["Saisissez un prix."]);
  });
});

describe("a price from a field of cents", () => {
  it("a price from a field of cents is the same number", () => {
    expect(v.parse(centsField, 1250)).toBe(1250);
    expect(v.parse(centsField, 0)).toBe(0);
  });

  it.each([
    [null, "Saisissez un prix."],
    [undefined, "Saisissez un prix."],
    [Number.NaN, "Saisissez un montant, par exemple 49,00."],
    [-1, "Saisissez 0,00\u00A0€ ou plus."],
    [12.5, "Gardez 2 chiffres au plus après la virgule."],
    [10_000_001, "Saisissez 100\u202F000,00\u00A0€ ou moins."],
  ])("%s is refused: %s", (input, message) => {
    expect(refusals(centsField, input)).toEqual([message]);
  });
});

describe("a percentage", () => {
  it.each([
    ["12,5 %", 12.5],
    ["12 %", 12],
    ["12%", 12],
    ["0", 0],
    [33.33, 33.33],
    [100, 100],
  ])("%j is %d", (input, points) => {
    expect(v.parse(percentField, input)).toBe(points);
  });

  it.each([
    ["", "Saisissez un pourcentage."],
    ["12,345", "Gardez 2 chiffres au plus après la virgule."],
    [140, "Saisissez une valeur entre 0 et 100."],
    ["-1", "Saisissez une valeur entre 0 et 100."],
  ])("%j is refused: %s", (input, message) => {
    expect(refusals(percentField, input)).toEqual([message]);
  });
});

describe("a price that may be left out", () => {
  it.each([
    ["", null],
    [" ", null],
    [null, null],
    ["12,50", 1250],
    [1250, 1250],
  ])("%j is %j", (input, cents) => {
    expect(v.parse(optionalPriceField, input)).toBe(cents);
  });
});
