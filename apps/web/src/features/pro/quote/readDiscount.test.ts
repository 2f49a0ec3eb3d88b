import type { IssuedQuote } from "@carnation/product/quote";
import { expect, test } from "vitest";
import { nextVersionWords, quoteInForce } from "./quotes.ts";
import { discountHint, readDiscount } from "./readDiscount.ts";

const issued = (fields: Partial<IssuedQuote> = {}) =>
  ({ id: "q1", state: "issued", ...fields }) as IssuedQuote;
const plain = (text: string): string => text.replace(/\s/gu, " ");

test.each([
  ["percent", 0, 0],
  ["percent", 100, 100],
  ["percent", 100.01, null],
  ["percent", -0.01, null],
  ["percent", null, null],
  ["percent", Number.NaN, null],
  ["euros", 0, 0],
  ["euros", 11_600, 100],
  ["euros", 11_601, null],
  ["euros", -1, null],
  ["euros", 1000, 8.62],
] as const)("a discount in %s of %s is read as %s %% of 116 €", (unit, value, percent) => {
  const read = readDiscount({ unit, value }, 11_600);
  expect(read.percent).toBe(percent);
  expect(read.problem === null).toBe(percent !== null);
});

test("a discount in euros waits for the prices, one in percent does not", () => {
  expect(readDiscount({ unit: "euros", value: 0 }, null).percent).toBeNull();
  expect(readDiscount({ unit: "percent", value: 20 }, null).percent).toBe(20);
});

test("a discount says what it comes to, and in euros the percentage that is kept", () => {
  expect(plain(discountHint(0, "percent", 11_600))).toBe("Aucune remise sur 116,00 €.");
  expect(plain(discountHint(10, "percent", 11_600))).toBe("Soit 11,60 € sur 116,00 €.");
  expect(plain(discountHint(8.62, "euros", 11_600))).toBe("Retenue : 8,62 %, soit 10,00 € sur 116,00 €.");
  expect(discountHint(10, "percent", null)).toMatch(/une fois les prix saisis/u);
});

test("the quote in force is the newest issued or signed one, and the next version counts from it", () => {
  const [replaced, signed] = [issued({ id: "q3", state: "replaced" }), issued({ id: "q2", state: "signed" })];
  expect(quoteInForce([replaced, signed, issued()])?.id).toBe("q2");
  expect(quoteInForce([replaced])).toBeNull();
  expect(plain(nextVersionWords(issued({ version: 2 })))).toBe("la version 3");
  expect(nextVersionWords(null)).toBe("le devis");
});
