import { describe, expect, it } from "vitest";
import { emptyRoutine, type Routine, type RoutineStep } from "../routine/routine.ts";
import { computeQuote, type QuoteTerms } from "./computeQuote.ts";
import { quoteItems, type QuotePrice } from "./quoteItems.ts";
import { quoteTable } from "./quoteTable.ts";

function step(id: string, recommendation: string, more: Partial<RoutineStep> = {}): RoutineStep {
  const texts = { label: `Produit ${recommendation}`, frequency: "", note: "", override: null };
  return { id, recommendation, place: 0, quantity: 1, ...texts, ...more };
}

const routine: Routine = {
  ...emptyRoutine,
  morning: [step("s1", "gelee", { quantity: 2 }), step("s2", "solaire")],
  evening: [step("s3", "gelee"), step("s4", "masque", { label: "" })],
  weekly: [step("s5", "masque", { frequency: "2 fois par semaine", label: "Masque" })],
  cabin: [step("s6", "led", { quantity: 8, frequency: "cure de 8" }), step("s7", "masque")],
};

const prices = new Map<string, QuotePrice>([
  ["gelee", { price: 2200, vatRate: 2000 }],
  ["solaire", { price: 2110, vatRate: 550 }],
  ["masque", { price: 3000 }],
  ["led", { price: 3500, vatRate: 2000 }],
]);

const table = (of: Routine, terms?: QuoteTerms) => quoteTable(computeQuote(quoteItems(of, prices), terms));

describe("the lines of a quote", () => {
  it("the lines of a quote are each care, then each product once, with its moments and the larger quantity", () => {
    const items = quoteItems(routine, prices);
    expect(items.map(({ id, quantity, details }) => [id, quantity, details])).toEqual([
      ["cabin-led", 8, "En cabine, cure de 8"],
      ["cabin-masque", 1, "En cabine"],
      ["home-gelee", 2, "Matin et soir"],
      ["home-solaire", 1, "Matin"],
      ["home-masque", 1, "Soir et chaque semaine, 2 fois par semaine"],
    ]);
    expect(items.at(-1)).toMatchObject({ label: "Masque", unitPrice: 3000, vatRate: 2000 });
  });

  it("the lines of a quote have no price for what has left the catalogue or was never priced, and 20 % of VAT", () => {
    const left = { ...emptyRoutine, morning: [step("s1", "ancien", { label: "" }), step("s2", "gratuit")] };
    const unpriced = new Map([["gratuit", { price: null, vatRate: 550 }]]);
    expect(quoteItems(left, unpriced)).toMatchObject([
      { label: "", unitPrice: null, vatRate: 2000 },
      { label: "Produit gratuit", unitPrice: null, vatRate: 550 },
    ]);
  });

  it("the lines of a quote leave out what the person has at home already", () => {
    const owned = { ...routine, morning: routine.morning.map((each) => ({ ...each, owned: true as const })) };
    // The evening sells its own bottle as long as nobody says that it is there too.
    expect(quoteItems(owned, prices).map(({ id, details }) => [id, details])).toEqual([
      ["cabin-led", "En cabine, cure de 8"],
      ["cabin-masque", "En cabine"],
      ["home-gelee", "Soir"],
      ["home-masque", "Soir et chaque semaine, 2 fois par semaine"],
    ]);
  });

  it("the lines of a quote are none for an empty routine", () => {
    expect(quoteItems(emptyRoutine, prices)).toEqual([]);
  });
});

describe("a quote as a table", () => {
  it("a quote as a table has two parts, ratios and cents", () => {
    const { lines, totals, vat } = table(routine, { discount: 10 });
    expect(vat).toBe("included");
    expect(lines).toMatchObject([
      { id: "cabin", title: "En cabine", lines: [{ id: "cabin-led", totalCents: 28_000 }, {}] },
      { id: "home", title: "À la maison", lines: [{ unitCents: 2200, quantity: 2, vatRate: 0.2 }, {}, {}] },
    ]);
    // 280 + 30 + 44 + 21,10 + 30 = 405,10, less 40,51: 345,60 at 20 % and 18,99 at 5,5 %.
    expect(totals).toEqual({
      subtotalCents: 40_510,
      discount: { cents: 4051, ratio: 0.1 },
      netCents: 30_600,
      vat: [
        { rate: 0.2, cents: 5760, baseCents: 28_800 },
        { rate: 0.055, cents: 99, baseCents: 1800 },
      ],
      totalCents: 36_459,
    });
  });

  it("a quote as a table has no heading over a single part, and no discount of nothing", () => {
    const { lines, totals } = table({ ...emptyRoutine, cabin: [step("s1", "led")] });
    expect(lines).toEqual([
      {
        id: "cabin-led",
        label: "Produit led",
        details: "En cabine",
        quantity: 1,
        unitCents: 3500,
        vatRate: 0.2,
        totalCents: 3500,
      },
    ]);
    expect(Object.keys(totals)).toEqual(["netCents", "vat", "totalCents"]);
  });

  it("a quote as a table has no VAT under the franchise en base", () => {
    const { lines, totals, vat } = table({ ...emptyRoutine, cabin: [step("s1", "led")] }, { vat: "exempt" });
    expect(vat).toBe("exempt");
    expect(lines[0]).not.toHaveProperty("vatRate");
    expect(totals).toEqual({ totalCents: 3500 });
  });

  it("a quote as a table leaves out empty details and a total that is not known", () => {
    const item = { id: "a", recommendation: "a", label: "A", details: "", quantity: 1, vatRate: 2000 };
    const { lines, totals } = quoteTable(computeQuote([{ ...item, group: "home", unitPrice: null }]));
    expect(lines[0]).not.toHaveProperty("details");
    expect(totals).toEqual({ totalCents: null });
  });

  it("a quote as a table is empty without lines", () => {
    expect(table(emptyRoutine)).toMatchObject({ lines: [], totals: { totalCents: 0 } });
  });
});
