import { expect, test } from "vitest";
import { frQuote } from "../../foundations/messages/sections/sales.ts";
import { quoteTotalRows } from "./quoteRows.ts";

const language = { locale: "fr-FR", currency: "EUR", messages: frQuote, mode: "TTC" };
const plain = (rows: ReturnType<typeof quoteTotalRows>): string[] =>
  rows.map(({ label, note, amount }) =>
    [label, note, amount].filter(Boolean).join(" | ").replace(/\s/gu, " "),
  );

test("the rows of a quote go from the sum of the lines to what is to be paid", () => {
  const rows = quoteTotalRows(
    {
      subtotalCents: 53200,
      discount: { cents: 5320, ratio: 0.1 },
      netCents: 39900,
      vat: [{ rate: 0.2, cents: 7980 }],
      totalCents: 47880,
    },
    language,
  );
  expect(plain(rows)).toEqual([
    "Sous-total TTC | 532,00 €",
    "Remise 10 % | −53,20 €",
    "Total HT | 399,00 €",
    "TVA 20 % | 79,80 €",
    "Total TTC | 478,80 €",
  ]);
  expect(rows.at(-1)?.isTotal).toBe(true);
});

test("several rates say what they apply to", () => {
  const rows = quoteTotalRows(
    {
      vat: [
        { rate: 0.2, cents: 2000, baseCents: 10000 },
        { rate: 0.055, cents: 550, baseCents: 10000 },
      ],
      totalCents: 22550,
    },
    language,
  );
  expect(plain(rows)).toEqual([
    "TVA 20 % | sur 100,00 € HT | 20,00 €",
    "TVA 5,5 % | sur 100,00 € HT | 5,50 €",
    "Total TTC | 225,50 €",
  ]);
});

test("prices without VAT end on a total that includes it", () => {
  const rows = quoteTotalRows(
    { netCents: 35000, vat: [{ rate: 0.2, cents: 7000 }], totalCents: 42000 },
    { ...language, mode: "HT" },
  );
  expect(plain(rows)).toEqual(["Total HT | 350,00 €", "TVA 20 % | 70,00 €", "Total TTC | 420,00 €"]);
});

test("a discount in euros, no discount, and no tax at all", () => {
  const rows = quoteTotalRows({ discount: { cents: 1000 }, totalCents: 9000 }, { ...language, mode: "" });
  expect(plain(rows)).toEqual(["Remise | −10,00 €", "Total | 90,00 €"]);
  expect(plain(quoteTotalRows({ discount: { cents: 0 }, totalCents: 9000 }, language))).toHaveLength(1);
});

test("a quote without all the prices has no total", () => {
  expect(plain(quoteTotalRows({ totalCents: null }, language))).toEqual(["Total TTC | Prix à saisir"]);
});
