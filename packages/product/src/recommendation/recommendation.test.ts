import { criterionIds } from "@carnation/domain/criterion";
import {
  careMoments,
  isWeight,
  parseRecommendationPrice,
  priceFor,
  recommendationPriceForm,
  weightedCriteria,
} from "@carnation/domain/internal/recommendation";
import { recommendationCategories } from "@carnation/domain/internal/subcategory";
import type { Recommendation, Weight } from "@carnation/domain/routine";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  deactivationSentence,
  recommendationsInSubcategory,
  recommendationsOfSubcategory,
  recommendationsWithContraindication,
} from "./catalogueUse.ts";
import { copyOfRecommendation } from "./copyOfRecommendation.ts";
import { parseRecommendation } from "./storedRecommendation.ts";
import { recommendation, recommendations } from "@carnation/domain/testing/recommendations";
import { anyDocumentId } from "@carnation/domain/testing/anyDocumentId";

const created = new Date("2026-11-21T13:05:00Z");
const anyWeight = fc.constantFrom<Weight[]>(1, 2, 3, 4, 5);
const anyRecommendation: fc.Arbitrary<Recommendation> = fc.record({
  id: anyDocumentId,
  name: fc.string(),
  owner: fc.oneof(fc.constant("world"), anyDocumentId),
  active: fc.boolean(),
  category: fc.constantFrom(...recommendationCategories),
  subcategory: fc.option(anyDocumentId),
  picture: fc.option(fc.constant("r.jpg")),
  description: fc.string(),
  use: fc.string(),
  moments: fc.subarray([...careMoments]),
  frequency: fc.string(),
  price: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  vatRate: fc.integer({ min: 0, max: 10_000 }),
  weights: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...criterionIds), anyWeight), { selector: ([id]) => id })
    .map((entries) => Object.fromEntries(entries)),
  contraindications: fc.array(anyDocumentId),
  note: fc.string(),
  order: fc.option(fc.integer({ min: 1, max: 99 })),
  created: fc.option(fc.date({ noInvalidDate: true })),
  updated: fc.option(fc.date({ noInvalidDate: true })),
  score: fc.option(fc.integer({ min: 0, max: 100 })),
});

describe("parseRecommendation", () => {
  it("parseRecommendation reads what has been stored", () => {
    fc.assert(
      fc.property(anyRecommendation, ({ id, ...fields }) => {
        const stored = {
          ...fields,
          subcategory: fields.subcategory === null ? null : `subcategories/${fields.subcategory}`,
          contraindications: fields.contraindications.map((related) => `contraindications/${related}`),
        };
        expect(parseRecommendation(id, stored)).toEqual({ id, ...fields });
      }),
    );
  });

  it("parseRecommendation takes a document of the specification's fields alone", () => {
    const stored = {
      name: "Sérum",
      owner: "claire",
      active: true,
      category: "cosmetics",
      subcategory: { id: "serum", path: "subcategories/serum" },
      picture: "r1.png",
      score: 82,
    };
    expect(parseRecommendation("r1", stored)).toEqual({
      ...recommendation({ id: "r1" }),
      ...stored,
      subcategory: "serum",
      moments: [],
      frequency: "",
    });
  });

  it.each([
    [{ price: "45,00" }, 4500],
    [{ price: "45.5", vatRate: 2000 }, 4550],
    [{ price: 12.5, vatRate: 2000 }, 1250],
    [{ price: 4500, vatRate: 2000 }, 4500],
    [{ price: "4500", vatRate: 2000 }, 4500],
    [{ price: "beaucoup" }, null],
  ])("parseRecommendation reads the price of %j as %j cents", (fields, cents) => {
    expect(parseRecommendation("r1", { owner: "world", ...fields }).price).toBe(cents);
  });

  it("parseRecommendation leaves out what it cannot read, and holds what is in doubt for inactive", () => {
    const stored = {
      owner: "world",
      created: { toDate: () => created },
      active: 1,
      category: "?",
      moments: ["cabin", "noon", "morning", "cabin"],
      price: -3,
      vatRate: "20",
      weights: { 30: 2, 43: 5, 32: 6, 50: "3", Redness: 1 },
      order: 0,
      score: 101,
    };
    expect(parseRecommendation("r1", stored)).toMatchObject({
      active: false,
      category: "other",
      created,
      moments: ["morning", "cabin"],
      price: null,
      vatRate: 2000,
      weights: { 30: 2 },
      order: null,
      score: null,
    });
    expect(parseRecommendation("r1", { owner: "world", weights: 3, moments: "soir" })).toMatchObject({
      weights: {},
      moments: [],
    });
  });

  it.each([
    ["no document", null],
    ["nobody's", { name: "Sérum" }],
    ["contraindications that cannot be read", { owner: "world", contraindications: ["grossesse", 3] }],
  ])("parseRecommendation refuses %s", (_, fields) => {
    expect(() => parseRecommendation("r1", fields)).toThrow(v.ValiError);
  });
});

describe("weights", () => {
  it("weights are whole numbers from 1 to 5", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 1.5, "1", null].filter(isWeight)).toEqual([1, 2, 3, 4, 5]);
  });

  it("weights are listed in the order of the criteria", () => {
    expect(weightedCriteria({ 999: 3, 37: 4, 69: 2 })).toEqual([
      [69, 2],
      [37, 4],
      [999, 3],
    ]);
  });
});

describe("the price per customer", () => {
  const [first] = recommendations;

  it("the price per customer is the professional's own, else the catalogue's", () => {
    expect(priceFor(first!, null)).toBe(2400);
    expect(priceFor(first!, { price: null })).toBe(2400);
    expect(priceFor(first!, { price: 0 })).toBe(0);
    expect(priceFor(recommendation({ id: "a" }), undefined)).toBeNull();
  });

  it("the price per customer is read as it was stored", () => {
    const settled = { uid: "claire", price: 2150, hidden: true };
    expect(parseRecommendationPrice("claire", settled)).toEqual(settled);
    expect(parseRecommendationPrice("claire", { price: -1 })).toEqual({
      uid: "claire",
      price: null,
      hidden: false,
    });
    expect(() => parseRecommendationPrice("claire", null)).toThrow(v.ValiError);
  });

  it.each([
    ["21,50", 2150],
    [2150, 2150],
    [" ", null],
    [null, null],
  ])("the price per customer is typed in euros or handed over in cents: %j", (price, cents) => {
    expect(v.parse(recommendationPriceForm, { price, hidden: false })).toEqual({
      price: cents,
      hidden: false,
    });
  });

  it.each([["12,505"], [-1], [12.5], [Number.NaN], ["beaucoup"], [undefined]])(
    "the price per customer refuses %j",
    (price) => {
      expect(v.safeParse(recommendationPriceForm, { price, hidden: false }).success).toBe(false);
    },
  );
});

describe("the use of the catalogue", () => {
  it("the use of the catalogue finds what a contraindication sets aside", () => {
    const names = recommendationsWithContraindication(recommendations, "aspirine").map(({ name }) => name);
    expect(names).toEqual(["Lotion BHA 2 %"]);
  });

  it("the use of the catalogue finds what stands in a subcategory, switched off or not", () => {
    const off = recommendation({ id: "off", subcategory: "led", active: false });
    const other = recommendation({ id: "other", subcategory: "serum" });
    expect(recommendationsInSubcategory([off, other], "led")).toEqual([off]);
  });

  it("the use of the catalogue says what is no longer proposed once a subcategory is inactive", () => {
    const led = recommendationsOfSubcategory(
      [...recommendations, recommendation({ id: "a", subcategory: "led", active: false })],
      "led",
    );
    expect(deactivationSentence(led.length)).toBe("2\u00A0recommandations ne seront plus proposées.");
    expect(deactivationSentence(1)).toBe("1\u00A0recommandation ne sera plus proposée.");
    expect(deactivationSentence(0)).toBe("Aucune recommandation n’est concernée.");
  });

  it("the use of the catalogue copies a recommendation for somebody, inactive and without the picture", () => {
    const original = recommendation({ id: "a", name: "Sérum", picture: "a.png", score: 82, price: 4600 });
    expect(copyOfRecommendation(original, { id: "b", owner: "claire", now: created })).toEqual({
      ...original,
      id: "b",
      owner: "claire",
      name: "Sérum (copie)",
      active: false,
      picture: null,
      score: null,
      created,
    });
    const long = copyOfRecommendation(
      { ...original, name: "x".repeat(120) },
      { id: "b", owner: "c", now: created },
    );
    expect(long.name).toHaveLength(120);
    expect(long.name).toMatch(/x \(copie\)$/u);
  });
});
