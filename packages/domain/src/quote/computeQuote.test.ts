import { describe, expect, it } from "vitest";
import type { QuoteTerms } from "./computeQuote.ts";
import { discountedQuotes } from "./testing/discountedQuotes.ts";
import { fullPriceQuotes } from "./testing/fullPriceQuotes.ts";
import { type Line, quoteOf } from "./testing/quoteOf.ts";

describe("hand-computed quotes (MARKET T6)", () => {
  it.each([...fullPriceQuotes, ...discountedQuotes])(
    "$name",
    ({ lines, terms, subtotal, discount, withoutVat, vat, total, payable }) => {
      const quote = quoteOf(lines, terms);
      expect(quote.totals).toEqual({
        subtotal,
        discount,
        withoutVat,
        vat: vat.map(([rate, base, tax]) => ({ rate, base, vat: tax, total: base + tax })),
        total,
      });
      expect(quote.lines.map((line) => line.payable)).toEqual(payable);
      expect(quote.missingPrices).toEqual([]);
    },
  );
});

describe("a quote", () => {
  it("a quote has no total while a price is missing, and says which", () => {
    const quote = quoteOf(
      [
        [2, 2700, 2000],
        [1, null, 2000],
      ],
      { discount: 10 },
    );
    expect(quote).toMatchObject({ totals: null, missingPrices: ["line-1"], discountRate: 1000 });
    expect(quote.lines.map(({ total, payable }) => [total, payable])).toEqual([
      [5400, null],
      [null, null],
    ]);
  });

  it.each<readonly [string, Line, QuoteTerms]>([
    ["a quantity of 0", [0, 100, 2000], {}],
    ["a quantity of 100", [100, 100, 2000], {}],
    ["half a quantity", [0.5, 100, 2000], {}],
    ["a negative price", [1, -1, 2000], {}],
    ["half a cent", [1, 0.5, 2000], {}],
    ["a price above 100 000 €", [1, 10_000_001, 2000], {}],
    ["a negative rate", [1, 100, -1], {}],
    ["a rate above 100 %", [1, 100, 10_001], {}],
    ["a quantity of 0 without a price", [0, null, 2000], {}],
    ["a negative discount", [1, 100, 2000], { discount: -1 }],
    ["a discount above 100 %", [1, 100, 2000], { discount: 100.01 }],
    ["a discount that is no number", [1, 100, 2000], { discount: Number.NaN }],
  ])("a quote refuses %s", (_, line, terms) => {
    expect(() => quoteOf([line], terms)).toThrow(RangeError);
  });
});
