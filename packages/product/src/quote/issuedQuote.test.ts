import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  erasedQuoteFields,
  formatIssuedNumber,
  type IssuedQuote,
  isQuoteSigned,
  parseIssuedQuote,
  quoteOf,
  toStoredIssuedQuote,
} from "./issuedQuote.ts";
import { issuedQuote } from "./testing/issuedQuotes.ts";

const signed: IssuedQuote = {
  ...issuedQuote,
  state: "signed",
  signature: { name: "Anaïs Morel", date: new Date("2026-11-24T10:00:00Z"), place: "Lyon" },
  hash: "ab".repeat(32),
};

describe("a stored quote", () => {
  it.each([
    ["issued", issuedQuote],
    ["signed", signed],
    ["of a quick diagnosis, version 3", { ...issuedQuote, customer: null, version: 3 }],
  ])("%s is read back as stored", (_case, quote) => {
    expect(parseIssuedQuote("q1", toStoredIssuedQuote(quote))).toEqual(quote);
  });

  it("a stored quote keeps an unknown town as an empty one", () => {
    const { name, date } = { ...signed.signature, name: "A", date: issuedQuote.created };
    const stored = toStoredIssuedQuote({ ...signed, signature: { name, date } });
    expect(parseIssuedQuote("q1", stored).signature).toEqual({ name, date, place: "" });
  });

  it("a stored quote reads words that are none as empty: they never hide a quote from its list", () => {
    const stored = { ...toStoredIssuedQuote(issuedQuote), conditions: [], customer: 7, diagnosis: null };
    const read = parseIssuedQuote("q1", { ...stored, emitter: { company: true }, recipient: { lines: "x" } });
    expect(read).toMatchObject({ conditions: "", customer: null, diagnosis: "" });
    expect(read.emitter).toMatchObject({ company: "", street: "", vatExempt: false });
    expect(read.recipient).toEqual({ name: "", email: null, lines: [] });
  });

  const stored = toStoredIssuedQuote(issuedQuote);
  const [line] = stored["items"] as readonly object[];
  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["no number", { ...stored, number: { year: 2026, sequence: 0 } }],
    ["version 0", { ...stored, version: 0 }],
    ["another state", { ...stored, state: "paid" }],
    ["half a quantity", { ...stored, items: [{ ...line, quantity: 0.5 }] }],
    ["a line without a price", { ...stored, items: [{ ...line, unitPrice: null }] }],
    ["a rate that is none", { ...stored, items: [{ ...line, vatRate: -1 }] }],
    ["a discount of 101 %", { ...stored, discount: 101 }],
    ["a day that is none", { ...stored, validUntil: "2026-02-30" }],
    ["a hash that is none", { ...stored, hash: "ab" }],
  ])("a stored quote is refused with %s: what counts is never guessed", (_case, fields) => {
    expect(() => parseIssuedQuote("q1", fields)).toThrow(v.ValiError);
  });

  it("a stored quote that is erased keeps its number, its version and its days, and nothing else", () => {
    const fields = { ...toStoredIssuedQuote(signed), ...erasedQuoteFields };
    const { number, version, issuedOn, validUntil, created, ...rest } = parseIssuedQuote("q1", fields);
    expect({ number, version, issuedOn, validUntil, created }).toMatchObject({
      number: issuedQuote.number,
      version: 1,
      issuedOn: "2026-11-23",
    });
    expect(rest).toMatchObject({ state: "erased", items: [], total: 0, customer: null, hash: null });
    expect(JSON.stringify(fields)).not.toMatch(/Ana[iï]s|Claire|Lumi|Soin|anais|claire/u);
  });
});

test("a quote is computed from what is stored", () => {
  expect(quoteOf(issuedQuote).totals).toMatchObject({ subtotal: 15_000, discount: 1500, total: 13_500 });
});

test("a number names its version from the second one", () => {
  expect(formatIssuedNumber(issuedQuote)).toBe("D-2026-0042");
  expect(formatIssuedNumber({ ...issuedQuote, version: 2 })).toBe("D-2026-0042, version 2");
});

test("a quote with a signature is signed, also once it is replaced", () => {
  expect([issuedQuote, signed, { ...signed, state: "replaced" as const }].map(isQuoteSigned)).toEqual([
    false,
    true,
    true,
  ]);
});
