import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  recommendationForm,
  type RecommendationFormContext,
  recommendationFormInput,
  type RecommendationFormInput,
} from "./recommendationForm.ts";
import { parseRecommendation } from "./storedRecommendation.ts";
import { contraindications, subcategories } from "@carnation/domain/testing/catalogue";
import { recommendations } from "@carnation/domain/testing/recommendations";

const context: RecommendationFormContext = {
  subcategories,
  enabledSubcategories: ["led"],
  contraindications,
};
const form = recommendationForm(context);
const input: RecommendationFormInput = {
  name: " Sérum  vitamine C ",
  category: "cosmetics",
  subcategory: "serum",
  description: "Un éclat visible.",
  use: "3 gouttes.",
  moments: ["evening", "morning"],
  frequency: "quotidien",
  price: "46,50",
  vatRate: "5,5",
  weights: { 50: 4, 39: "3", 32: null },
  contraindications: ["peau-lesee"],
  note: "",
  active: true,
  order: null,
};
const problemsOf = (fields: object): [path: string | null, message: string][] =>
  (v.safeParse(form, { ...input, ...fields }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message.replaceAll("\u00A0", " "),
  ]);

describe("the form of a recommendation", () => {
  it("the form of a recommendation gives the fields to store", () => {
    expect(v.parse(form, input)).toEqual({
      ...input,
      name: "Sérum vitamine C",
      subcategory: "subcategories/serum",
      moments: ["morning", "evening"],
      price: 4650,
      vatRate: 550,
      weights: { 50: 4, 39: 3 },
      contraindications: ["contraindications/peau-lesee"],
    });
  });

  it("the form of a recommendation shows what exists, and takes it back unchanged", () => {
    const everything = recommendationForm({ ...context, enabledSubcategories: null });
    for (const recommendation of recommendations) {
      const output = v.parse(everything, recommendationFormInput(recommendation));
      const { created, updated, owner, active, order, score } = recommendation;
      const kept = { created, updated, owner, active, order, score };
      expect(parseRecommendation(recommendation.id, { ...kept, ...output })).toEqual(recommendation);
    }
  });

  it("the form of a recommendation starts empty, with the VAT of most products", () => {
    const empty = recommendationFormInput();
    expect(empty).toMatchObject({
      name: "",
      subcategory: "",
      price: null,
      vatRate: 20,
      weights: {},
      active: true,
    });
    expect((v.safeParse(form, empty).issues ?? []).map((issue) => v.getDotPath(issue))).toEqual([
      "name",
      "moments",
      "subcategory",
      "weights",
    ]);
  });

  it("the form of a recommendation shows a recommendation whose subcategory is gone without one", () => {
    const [first] = recommendations;
    expect(recommendationFormInput({ ...first!, subcategory: null }).subcategory).toBe("");
  });

  it("the form of a recommendation lets the price out, and the weights of what is not active", () => {
    expect(v.parse(form, { ...input, price: "", weights: {}, active: false })).toMatchObject({
      price: null,
      weights: {},
    });
  });

  it.each<[string, object, string, string]>([
    ["no name", { name: "" }, "name", "Saisissez un nom."],
    ["a short name", { name: "C" }, "name", "2 caractères au moins."],
    ["a long name", { name: "x".repeat(121) }, "name", "120 caractères au plus."],
    ["an unknown category", { category: "?" }, "category", "Choisissez une catégorie."],
    ["no subcategory", { subcategory: "" }, "subcategory", "Choisissez une sous-catégorie."],
    [
      "an unknown subcategory",
      { subcategory: "gone" },
      "subcategory",
      "Cette sous-catégorie n’est plus proposée. Choisissez-en une autre.",
    ],
    [
      "an inactive subcategory",
      { category: "other", subcategory: "lumiere-pulsee-et-laser" },
      "subcategory",
      "Cette sous-catégorie n’est plus proposée. Choisissez-en une autre.",
    ],
    [
      "the subcategory of another category",
      { subcategory: "led" },
      "subcategory",
      "Cette sous-catégorie n’appartient pas à la catégorie choisie.",
    ],
    [
      "care that is not practised",
      { category: "other", subcategory: "microcourants" },
      "subcategory",
      "Cette sous-catégorie ne fait pas partie de celles que vous pratiquez. Ajoutez-la dans votre compte.",
    ],
    ["no moment", { moments: [] }, "moments", "Choisissez au moins un moment."],
    ["an unknown moment", { moments: ["noon"] }, "moments.0", "Choisissez un moment de la liste."],
    [
      "a price with three decimals",
      { price: "1,234" },
      "price",
      "Gardez 2 chiffres au plus après la virgule.",
    ],
    ["a VAT of more than everything", { vatRate: 101 }, "vatRate", "Saisissez une valeur entre 0 et 100."],
    ["a weight of 6", { weights: { 50: 6 } }, "weights.50", "Saisissez une valeur entre 1 et 5."],
    ["half a weight", { weights: { 50: 1.5 } }, "weights.50", "Saisissez un nombre entier, sans virgule."],
    [
      "no weight while active",
      { weights: { 50: null } },
      "weights",
      "Pour activer la recommandation, ciblez au moins un critère.",
    ],
    [
      "a contraindication that is gone",
      { contraindications: ["gone"] },
      "contraindications.0",
      "Cette contre-indication n’existe plus. Retirez-la de la liste.",
    ],
    ["a long note", { note: "x".repeat(501) }, "note", "500 caractères au plus. Retirez 1 caractère."],
    ["neither active nor inactive", { active: null }, "active", "Cochez la case, ou laissez-la vide."],
    ["a place of 0", { order: 0 }, "order", "Saisissez une valeur entre 1 et 99."],
  ])("the form of a recommendation refuses %s", (_, fields, path, message) => {
    expect(problemsOf(fields)).toEqual([[path, message]]);
  });

  it("the form of a recommendation takes care that is practised", () => {
    expect(problemsOf({ category: "other", subcategory: "led" })).toEqual([]);
  });
});
