import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumCents } from "../money/cents.ts";
import type { Quote } from "./computeQuote.ts";
import { quoteOf } from "./testing/quoteOf.ts";

describe("laws of a quote", () => {
  const line = fc.tuple(
    fc.integer({ min: 1, max: 99 }),
    fc.oneof(fc.nat(500), fc.nat(10_000_000)),
    fc.constantFrom(2000, 1000, 550, 210, 0),
  );
  const lines = fc.array(line, { maxLength: 20 });
  const percent = fc.nat(10_000).map((rate) => rate / 100);
  const vat = fc.constantFrom("included" as const, "exempt" as const);

  const totalsOf = (quote: Quote) => {
    if (quote.totals === null) throw new Error("Every price is there");
    return quote.totals;
  };

  it("lines, VAT and discount add up to the total, to the cent, and nothing is negative", () => {
    fc.assert(
      fc.property(lines, percent, vat, (all, discount, mode) => {
        const quote = quoteOf(all, { discount, vat: mode });
        const totals = totalsOf(quote);
        const payable = quote.lines.map((each) => each.payable ?? Number.NaN);
        expect(sumCents(payable)).toBe(totals.total);
        expect(totals.subtotal - totals.discount).toBe(totals.total);
        expect(totals.withoutVat + sumCents(totals.vat.map((tax) => tax.vat))).toBe(totals.total);
        const bases = mode === "exempt" ? totals.withoutVat : sumCents(totals.vat.map(({ base }) => base));
        expect(bases).toBe(totals.withoutVat);
        const amounts = [...payable, totals.discount, totals.withoutVat, totals.total];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });

  it("the discount is the rounded share of the sum, and no line is a cent away from its own", () => {
    fc.assert(
      fc.property(lines, percent, (all, discount) => {
        const quote = quoteOf(all, { discount });
        const { subtotal, discount: taken } = totalsOf(quote);
        expect(Math.abs(taken - (subtotal * discount) / 100)).toBeLessThanOrEqual(0.5 + 1e-3);
        for (const { total, payable } of quote.lines) {
          expect(Math.abs((total ?? 0) - (payable ?? 0) - ((total ?? 0) * discount) / 100)).toBeLessThan(1.5);
        }
      }),
    );
  });

  it("a larger discount never costs more", () => {
    fc.assert(
      fc.property(lines, percent, percent, (all, one, other) => {
        const larger = totalsOf(quoteOf(all, { discount: Math.max(one, other) }));
        const smaller = totalsOf(quoteOf(all, { discount: Math.min(one, other) }));
        expect(larger.total).toBeLessThanOrEqual(smaller.total);
      }),
    );
  });

  it("the order of the lines changes no sum to be paid", () => {
    fc.assert(
      fc.property(lines, percent, (all, discount) => {
        const { subtotal, total, discount: taken } = totalsOf(quoteOf(all, { discount }));
        expect(totalsOf(quoteOf(all.toReversed(), { discount }))).toMatchObject({
          subtotal,
          total,
          discount: taken,
        });
      }),
    );
  });
});
