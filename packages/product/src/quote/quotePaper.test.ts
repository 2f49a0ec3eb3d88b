import { isQuoteExpired, quoteValidity } from "@carnation/domain/quote";
import { describe, expect, it } from "vitest";
import {
  emitterFields,
  missingEmitterFields,
  missingEmitterSentence,
  type QuoteEmitter,
  quoteVatMode,
  VAT_EXEMPT_MENTION,
} from "./quoteEmitter.ts";
import { formatQuoteNumber, nextQuoteNumber } from "./quoteNumber.ts";

describe("the number of a quote", () => {
  it.each([
    [2026, 42, "D-2026-0042"],
    [2026, 1, "D-2026-0001"],
    [2026, 9999, "D-2026-9999"],
    [2026, 10_000, "D-2026-10000"],
  ])("the number of a quote of year %d, sequence %d is %s", (year, sequence, text) => {
    expect(formatQuoteNumber({ year, sequence })).toBe(text);
  });

  it("the number of a quote follows the last one without a gap, from 1 every year in Paris", () => {
    const now = new Date("2026-11-21T13:05:00Z");
    expect(nextQuoteNumber(null, now)).toEqual({ year: 2026, sequence: 1 });
    expect(nextQuoteNumber({ year: 2026, sequence: 41 }, now)).toEqual({ year: 2026, sequence: 42 });
    expect(nextQuoteNumber({ year: 2025, sequence: 310 }, now)).toEqual({ year: 2026, sequence: 1 });
    const newYear = new Date("2026-12-31T23:00:00Z");
    expect(nextQuoteNumber({ year: 2026, sequence: 41 }, newYear)).toEqual({ year: 2027, sequence: 1 });
  });

  it("the number of a quote never goes back, even when a clock does", () => {
    const late = { year: 2027, sequence: 3 };
    expect(nextQuoteNumber(late, new Date("2026-12-31T12:00:00Z"))).toEqual({ year: 2027, sequence: 4 });
  });
});

describe("the validity of a quote", () => {
  it.each([
    ["2026-11-21T13:05:00Z", undefined, "2026-11-21", "2026-12-21"],
    ["2026-11-21T23:30:00Z", 30, "2026-11-22", "2026-12-22"],
    ["2026-01-31T12:00:00Z", 30, "2026-01-31", "2026-03-02"],
    ["2026-03-28T12:00:00Z", 1, "2026-03-28", "2026-03-29"],
    ["2026-10-24T12:00:00Z", 365, "2026-10-24", "2027-10-24"],
  ])("issued %s for %s days", (now, days, issuedOn, validUntil) => {
    expect(quoteValidity(new Date(now), days)).toEqual({ issuedOn, validUntil });
  });

  it.each([0, 366, 1.5, Number.NaN])("the validity of a quote of %s days is refused", (days) => {
    expect(() => quoteValidity(new Date("2026-11-21T13:05:00Z"), days)).toThrow(RangeError);
  });

  it("includes its last day to midnight in Paris", () => {
    expect(isQuoteExpired("2026-12-21", new Date("2026-11-21T13:05:00Z"))).toBe(false);
    expect(isQuoteExpired("2026-12-21", new Date("2026-12-21T22:59:59Z"))).toBe(false);
    expect(isQuoteExpired("2026-12-21", new Date("2026-12-21T23:00:00Z"))).toBe(true);
    expect(() => isQuoteExpired("21/12/2026", new Date("2026-12-21T23:00:00Z"))).toThrow(RangeError);
  });
});

describe("the emitter of a quote", () => {
  const complete: QuoteEmitter = {
    company: "Institut Lumière de Peau",
    legalForm: "EI",
    street: "12, rue des Lilas",
    postcode: "69003",
    city: "Lyon",
    phone: "+33400000000",
    email: "claire@example.org",
    siret: "00000000000000",
    vatNumber: "FR00000000000",
    mediator: "exemple-mediation.fr",
    vatExempt: false,
  };

  it("lacks nothing once everything is filled in", () => {
    expect(missingEmitterFields(complete)).toEqual([]);
    expect(missingEmitterSentence(complete)).toBeNull();
  });

  it("the emitter of a quote is asked for everything at first, in the order of a letter's head", () => {
    expect(missingEmitterFields({ vatExempt: false })).toEqual(emitterFields);
  });

  it("the emitter of a quote has no VAT number under the franchise en base", () => {
    const without = { ...complete, vatNumber: null };
    expect(missingEmitterFields(without)).toEqual(["vatNumber"]);
    expect(missingEmitterFields({ ...without, vatExempt: true })).toEqual([]);
    expect([quoteVatMode({ vatExempt: true }), quoteVatMode(complete)]).toEqual(["exempt", "included"]);
    expect(VAT_EXEMPT_MENTION).toBe("TVA non applicable, art. 293 B du CGI");
  });

  it("the emitter of a quote is asked for what is absent, null or blank, in a sentence", () => {
    const emitter = { ...complete, siret: null, phone: undefined, city: " " };
    expect(missingEmitterFields(emitter)).toEqual(["city", "phone", "siret"]);
    expect(missingEmitterSentence(emitter)).toBe(
      "Avant d’émettre un devis, complétez votre profil\u00A0: la ville, le téléphone et le numéro SIRET.",
    );
  });
});
