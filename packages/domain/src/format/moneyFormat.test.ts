import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEuros } from "../money/parseEuros.ts";
import { formatAmount, formatMoney, formatRate } from "./moneyFormat.ts";

describe("money", () => {
  it.each([
    [123_450, "1\u202F234,50\u00A0€"],
    [1250, "12,50\u00A0€"],
    [5, "0,05\u00A0€"],
    [0, "0,00\u00A0€"],
    [-0, "0,00\u00A0€"],
    [-4788, "\u221247,88\u00A0€"],
    [123_456_789_01, "123\u202F456\u202F789,01\u00A0€"],
  ])("%d cents are %s", (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it("money is written in the language asked for", () => {
    expect(formatMoney(123_450, { locale: "en-GB" })).toBe("€1,234.50");
    expect(formatAmount(123_450, { locale: "en-GB" })).toBe("1,234.50");
  });

  it("money stands in a field without its sign", () => {
    expect(formatAmount(123_450)).toBe("1\u202F234,50");
  });

  it("money is read back to the cent", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (cents) => {
        expect(parseEuros(formatMoney(cents))).toBe(cents);
        expect(parseEuros(formatAmount(cents))).toBe(cents);
      }),
    );
  });
});

describe("rates", () => {
  it.each([
    [2000, "20\u00A0%"],
    [1000, "10\u00A0%"],
    [550, "5,5\u00A0%"],
    [210, "2,1\u00A0%"],
    [1255, "12,55\u00A0%"],
    [0, "0\u00A0%"],
  ])("%d basis points are %s", (rate, text) => {
    expect(formatRate(rate)).toBe(text);
  });
});
