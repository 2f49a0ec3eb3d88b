import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumCents } from "../money/cents.ts";
import { computeQuote, type Quote, type QuoteTerms } from "./computeQuote.ts";
import type { QuoteItem } from "./quoteItems.ts";

/** Quantity, unit price in cents (null: missing), VAT in basis points. */
type Line = readonly [quantity: number, unitPrice: number | null, vatRate: number];

function item([quantity, unitPrice, vatRate]: Line, index: number): QuoteItem {
  const id = `line-${index}`;
  return { id, recommendation: id, group: "home", label: id, details: "", quantity, unitPrice, vatRate };
}

function quoteOf(lines: readonly Line[], terms: QuoteTerms = {}): Quote {
  return computeQuote(lines.map(item), terms);
}

interface Case {
  /** The computation, in euros. */
  readonly name: string;
  readonly lines: readonly Line[];
  readonly terms?: QuoteTerms;
  readonly subtotal: number;
  readonly discount: number;
  readonly withoutVat: number;
  /** Rate, base, VAT. */
  readonly vat: readonly (readonly [number, number, number])[];
  readonly total: number;
  /** What each line is paid. */
  readonly payable: readonly number[];
}

const cases: readonly Case[] = [
  {
    name: "24,00 at 20 %: 24 / 1,2 = 20,00, VAT 4,00",
    lines: [[1, 2400, 2000]],
    subtotal: 2400,
    discount: 0,
    withoutVat: 2000,
    vat: [[2000, 2000, 400]],
    total: 2400,
    payable: [2400],
  },
  {
    name: "49,00 at 20 %: 49 / 1,2 = 40,8333, so 40,83; VAT is the rest, 8,17",
    lines: [[1, 4900, 2000]],
    subtotal: 4900,
    discount: 0,
    withoutVat: 4083,
    vat: [[2000, 4083, 817]],
    total: 4900,
    payable: [4900],
  },
  {
    name: "48,99 at 20 %: 48,99 / 1,2 = 40,825, half a cent up, 40,83; VAT 8,16",
    lines: [[1, 4899, 2000]],
    subtotal: 4899,
    discount: 0,
    withoutVat: 4083,
    vat: [[2000, 4083, 816]],
    total: 4899,
    payable: [4899],
  },
  {
    name: "8 × 35,00 at 20 %: 280 / 1,2 = 233,3333, so 233,33; VAT 46,67",
    lines: [[8, 3500, 2000]],
    subtotal: 28_000,
    discount: 0,
    withoutVat: 23_333,
    vat: [[2000, 23_333, 4667]],
    total: 28_000,
    payable: [28_000],
  },
  {
    name: "75 + 8 × 35 + 46 + 39 + 38 + 2 × 27 = 532,00, less 10 % = 53,20: 478,80 / 1,2 = 399,00, VAT 79,80",
    lines: [
      [1, 7500, 2000],
      [8, 3500, 2000],
      [1, 4600, 2000],
      [1, 3900, 2000],
      [1, 3800, 2000],
      [2, 2700, 2000],
    ],
    terms: { discount: 10 },
    subtotal: 53_200,
    discount: 5320,
    withoutVat: 39_900,
    vat: [[2000, 39_900, 7980]],
    total: 47_880,
    payable: [6750, 25_200, 4140, 3510, 3420, 4860],
  },
  {
    name: "two rates: 532 / 1,2 = 443,33, VAT 88,67; 21,10 / 1,055 = 20,00, VAT 1,10; 463,33 + 89,77 = 553,10",
    lines: [
      [1, 2110, 550],
      [1, 53_200, 2000],
    ],
    subtotal: 55_310,
    discount: 0,
    withoutVat: 46_333,
    vat: [
      [2000, 44_333, 8867],
      [550, 2000, 110],
    ],
    total: 55_310,
    payable: [2110, 53_200],
  },
  {
    name: "two rates less 15 %: 85 / 1,2 = 70,83, VAT 14,17; 42,50 / 1,055 = 40,28, VAT 2,22; together 127,50",
    lines: [
      [1, 10_000, 2000],
      [1, 5000, 550],
    ],
    terms: { discount: 15 },
    subtotal: 15_000,
    discount: 2250,
    withoutVat: 11_111,
    vat: [
      [2000, 7083, 1417],
      [550, 4028, 222],
    ],
    total: 12_750,
    payable: [8500, 4250],
  },
  {
    name: "four rates of 100,00 each: 120 + 110 + 105,50 + 102,10 = 437,60, VAT 20 + 10 + 5,50 + 2,10",
    lines: [
      [1, 10_210, 210],
      [1, 11_000, 1000],
      [1, 12_000, 2000],
      [1, 10_550, 550],
    ],
    subtotal: 43_760,
    discount: 0,
    withoutVat: 40_000,
    vat: [
      [2000, 10_000, 2000],
      [1000, 10_000, 1000],
      [550, 10_000, 550],
      [210, 10_000, 210],
    ],
    total: 43_760,
    payable: [10_210, 11_000, 12_000, 10_550],
  },
  {
    name: "art. 293 B: 75 + 2 × 27 = 129,00 without any VAT",
    lines: [
      [1, 7500, 2000],
      [2, 2700, 2000],
    ],
    terms: { vat: "exempt" },
    subtotal: 12_900,
    discount: 0,
    withoutVat: 12_900,
    vat: [],
    total: 12_900,
    payable: [7500, 5400],
  },
  {
    name: "art. 293 B less 10 %: 129 − 12,90 = 116,10; the lines 75 − 7,50 and 54 − 5,40",
    lines: [
      [1, 7500, 2000],
      [2, 2700, 550],
    ],
    terms: { vat: "exempt", discount: 10 },
    subtotal: 12_900,
    discount: 1290,
    withoutVat: 11_610,
    vat: [],
    total: 11_610,
    payable: [6750, 4860],
  },
  {
    name: "art. 293 B: 10 % of 0,05 = 0,005, half a cent up, 0,01",
    lines: [[1, 5, 2000]],
    terms: { vat: "exempt", discount: 10 },
    subtotal: 5,
    discount: 1,
    withoutVat: 4,
    vat: [],
    total: 4,
    payable: [4],
  },
  {
    name: "10 % of 24,95 = 2,495, half a cent up, 2,50: 22,45 / 1,2 = 18,7083, VAT 3,74",
    lines: [[1, 2495, 2000]],
    terms: { discount: 10 },
    subtotal: 2495,
    discount: 250,
    withoutVat: 1871,
    vat: [[2000, 1871, 374]],
    total: 2245,
    payable: [2245],
  },
  {
    name: "10 % of 24,94 = 2,494, rounded down, 2,49: 22,45 as well",
    lines: [[1, 2494, 2000]],
    terms: { discount: 10 },
    subtotal: 2494,
    discount: 249,
    withoutVat: 1871,
    vat: [[2000, 1871, 374]],
    total: 2245,
    payable: [2245],
  },
  {
    name: "12,5 % of 79,00 = 9,875, half a cent up, 9,88: 69,12 / 1,2 = 57,60, VAT 11,52",
    lines: [[1, 7900, 2000]],
    terms: { discount: 12.5 },
    subtotal: 7900,
    discount: 988,
    withoutVat: 5760,
    vat: [[2000, 5760, 1152]],
    total: 6912,
    payable: [6912],
  },
  {
    name: "33,33 % of 100,00 = 33,33: 66,67 / 1,2 = 55,5583, so 55,56; VAT 11,11",
    lines: [[1, 10_000, 2000]],
    terms: { discount: 33.33 },
    subtotal: 10_000,
    discount: 3333,
    withoutVat: 5556,
    vat: [[2000, 5556, 1111]],
    total: 6667,
    payable: [6667],
  },
  {
    name: "0,01 % of 49,00 = 0,0049: nothing is taken off",
    lines: [[1, 4900, 2000]],
    terms: { discount: 0.01 },
    subtotal: 4900,
    discount: 0,
    withoutVat: 4083,
    vat: [[2000, 4083, 817]],
    total: 4900,
    payable: [4900],
  },
  {
    name: "100 % of 4 × 95,00 and 19,00: everything is given, VAT of nothing is nothing",
    lines: [
      [4, 9500, 2000],
      [1, 1900, 550],
    ],
    terms: { discount: 100 },
    subtotal: 39_900,
    discount: 39_900,
    withoutVat: 0,
    vat: [
      [2000, 0, 0],
      [550, 0, 0],
    ],
    total: 0,
    payable: [0, 0],
  },
  {
    name: "a gift beside 45,00, less 20 % = 9,00: 36 / 1,2 = 30,00; the gift takes no part of the discount",
    lines: [
      [2, 0, 2000],
      [1, 4500, 2000],
    ],
    terms: { discount: 20 },
    subtotal: 4500,
    discount: 900,
    withoutVat: 3000,
    vat: [[2000, 3000, 600]],
    total: 3600,
    payable: [0, 3600],
  },
  {
    name: "a gift alone, less 10 %: nothing",
    lines: [[1, 0, 2000]],
    terms: { discount: 10 },
    subtotal: 0,
    discount: 0,
    withoutVat: 0,
    vat: [[2000, 0, 0]],
    total: 0,
    payable: [0],
  },
  {
    name: "an empty quote, less 10 %: nothing, and no VAT",
    lines: [],
    terms: { discount: 10 },
    subtotal: 0,
    discount: 0,
    withoutVat: 0,
    vat: [],
    total: 0,
    payable: [],
  },
  {
    name: "10 % of 0,33 + 0,33 + 0,34 is 0,10 = 0,03 + 0,03 + 0,04: the largest remainder, 0,4, takes the cent left",
    lines: [
      [1, 33, 2000],
      [1, 33, 2000],
      [1, 34, 2000],
    ],
    terms: { discount: 10 },
    subtotal: 100,
    discount: 10,
    withoutVat: 75,
    vat: [[2000, 75, 15]],
    total: 90,
    payable: [30, 30, 30],
  },
  {
    name: "25 % of 3 lines of 0,10 = 0,075, so 0,08 = 0,03 + 0,03 + 0,02: of equal remainders the first are served",
    lines: [
      [1, 10, 2000],
      [1, 10, 2000],
      [1, 10, 2000],
    ],
    terms: { discount: 25 },
    subtotal: 30,
    discount: 8,
    withoutVat: 18,
    vat: [[2000, 18, 4]],
    total: 22,
    payable: [7, 7, 8],
  },
  {
    name: "5 % of 10,01 + 10,01 = 1,001: 9,51 / 1,2 = 7,925, so 7,93, VAT 1,58; 9,51 / 1,055 = 9,0142, VAT 0,50",
    lines: [
      [1, 1001, 2000],
      [1, 1001, 550],
    ],
    terms: { discount: 5 },
    subtotal: 2002,
    discount: 100,
    withoutVat: 1694,
    vat: [
      [2000, 793, 158],
      [550, 901, 50],
    ],
    total: 1902,
    payable: [951, 951],
  },
  {
    name: "VAT of a rate is counted once: 3 × 0,99 = 2,97 / 1,2 = 2,475, so 2,48, where lines would make 2,49",
    lines: [
      [1, 99, 2000],
      [1, 99, 2000],
      [1, 99, 2000],
    ],
    subtotal: 297,
    discount: 0,
    withoutVat: 248,
    vat: [[2000, 248, 49]],
    total: 297,
    payable: [99, 99, 99],
  },
  {
    name: "a rate of 0 % has its own row: 60 / 1,2 = 50,00, VAT 10,00; 50,00 without",
    lines: [
      [1, 5000, 0],
      [1, 6000, 2000],
    ],
    subtotal: 11_000,
    discount: 0,
    withoutVat: 10_000,
    vat: [
      [2000, 5000, 1000],
      [0, 5000, 0],
    ],
    total: 11_000,
    payable: [5000, 6000],
  },
  {
    name: "99 × 100 000,00, the largest line: 9 900 000 / 1,2 = 8 250 000,00, VAT 1 650 000,00",
    lines: [[99, 10_000_000, 2000]],
    subtotal: 990_000_000,
    discount: 0,
    withoutVat: 825_000_000,
    vat: [[2000, 825_000_000, 165_000_000]],
    total: 990_000_000,
    payable: [990_000_000],
  },
];

describe("hand-computed quotes (MARKET T6)", () => {
  it.each(cases)("$name", ({ lines, terms, subtotal, discount, withoutVat, vat, total, payable }) => {
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
  });
});

describe("a quote", () => {
  it("has no total while a price is missing, and says which", () => {
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
  ])("refuses %s", (_, line, terms) => {
    expect(() => quoteOf([line], terms)).toThrow(RangeError);
  });
});

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
