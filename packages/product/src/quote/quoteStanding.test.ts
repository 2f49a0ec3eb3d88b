import { expect, it } from "vitest";
import type { IssuedQuote } from "./issuedQuote.ts";
import { quoteStanding } from "./quoteStanding.ts";
import { issuedQuote } from "./testing/issuedQuotes.ts";

const signature = { name: "Anaïs Morel", date: new Date("2026-11-24T10:00:00Z") };
const quote = { ...issuedQuote, created: new Date("2026-11-23T10:00:00Z"), validUntil: "2026-12-23" };

it.each<readonly [string, Partial<IssuedQuote>, string]>([
  ["Émis le 23\u00A0novembre\u00A02026", {}, "2026-12-23"],
  ["Émis le 23\u00A0novembre\u00A02026, expiré", {}, "2026-12-24"],
  ["Signé le 24\u00A0novembre\u00A02026", { state: "signed", signature }, "2027-03-01"],
  ["Signé le 24\u00A0novembre\u00A02026, remplacé", { state: "replaced", signature }, "2026-11-25"],
  ["Remplacé", { state: "replaced" }, "2026-11-25"],
  ["Effacé", { state: "erased", signature }, "2026-11-25"],
])("a quote is « %s »", (words, change, day) => {
  expect(quoteStanding({ ...quote, ...change }, new Date(`${day}T10:00:00Z`))).toBe(words);
});
