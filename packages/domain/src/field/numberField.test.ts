import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type NumberInput, numberField, optionalNumberField, parseTypedNumber } from "./numberField.ts";

const percent = numberField({ min: 0, max: 100, decimals: 2 });
const messageOf = (schema: v.GenericSchema<NumberInput, unknown>, input: unknown): string | undefined =>
  v.safeParse(schema, input).issues?.[0].message;

describe("a number field", () => {
  it.each<[NumberInput, number]>([
    ["12,5", 12.5],
    ["12.50", 12.5],
    [" 50\u00A0% ", 50],
    ["0", 0],
    [33.33, 33.33],
  ])("a number field reads %j", (input, value) => {
    expect(v.parse(percent, input)).toBe(value);
  });

  it("a number field reads groups and the minus sign of typography", () => {
    expect(parseTypedNumber("1\u202F234")).toBe(1234);
    expect(v.parse(numberField({ min: -5, max: 5 }), "−3")).toBe(-3);
  });

  it.each([
    ["douze", "Saisissez un nombre, par exemple 12."],
    [Number.NaN, "Saisissez un nombre, par exemple 12."],
    [Infinity, "Saisissez un nombre, par exemple 12."],
    ["1,234", "Gardez 2 chiffres au plus après la virgule."],
    ["101", "Saisissez une valeur entre 0 et 100."],
    [-1, "Saisissez une valeur entre 0 et 100."],
    ["", "Saisissez un nombre."],
    [null, "Saisissez un nombre."],
    [true, "Saisissez un nombre."],
  ])("a number field refuses %j", (input, message) => {
    expect(messageOf(percent, input)).toBe(message);
  });

  it("words its limits", () => {
    expect(messageOf(numberField({ min: 1, max: 9 }), 2.5)).toBe("Saisissez un nombre entier, sans virgule.");
    expect(messageOf(numberField({ min: 1, max: 9, decimals: 1 }), 2.55)).toBe(
      "Gardez un chiffre après la virgule.",
    );
    expect(messageOf(numberField({ min: -0.5, max: 1, decimals: 1 }), 2)).toBe(
      "Saisissez une valeur entre −0,5 et 1.",
    );
    expect(messageOf(numberField({ min: 1, max: 9, required: "Saisissez la durée." }), null)).toBe(
      "Saisissez la durée.",
    );
  });

  it("a number field may be left out", () => {
    const optional = optionalNumberField({ min: 1, max: 9 });
    expect(v.parse(optional, "")).toBeNull();
    expect(v.parse(optional, "4")).toBe(4);
    expect(messageOf(optional, "10")).toBe("Saisissez une valeur entre 1 et 9.");
  });

  it("a number field reads back every whole number and two decimals as written in French", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        expect(v.parse(percent, (hundredths / 100).toFixed(2).replace(".", ","))).toBe(hundredths / 100);
      }),
    );
  });
});

describe("a percent sign", () => {
  it.each([
    ["50 %", 50],
    ["12,5\u00A0%", 12.5],
    ["12%5", Number.NaN],
    ["%5", Number.NaN],
    ["5 %%", Number.NaN],
  ])("a percent sign stands behind the number: %j is %j", (typed, value) => {
    expect(parseTypedNumber(typed)).toBe(value);
  });
});
