import { catalogueNameField, isNameTaken } from "@carnation/domain/internal/field";
import {
  compareOrders,
  compareSubcategories,
  parseSubcategory,
  recommendationCategories,
  subcategoryPlaces,
} from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { subcategories } from "@carnation/domain/testing/catalogue";
import { deleteSubcategoryRequest } from "./deleteSubcategory.ts";
import { subcategoryForm, subcategoryFormInput } from "./subcategoryForm.ts";
import { subcategoriesInForce, visibleSubcategories } from "./visibleSubcategories.ts";
import { parsePayload } from "../wire/payload.ts";

const created = new Date("2026-11-21T13:05:00Z");
const anySubcategory: fc.Arbitrary<Subcategory> = fc.record({
  id: fc.string({ minLength: 1 }),
  name: fc.string(),
  category: fc.constantFrom(...recommendationCategories),
  active: fc.boolean(),
  picture: fc.option(fc.constant("s.jpg")),
  created: fc.option(fc.date({ noInvalidDate: true })),
  order: fc.option(fc.integer({ min: 1, max: 99 })),
  warning: fc.string(),
});
const messagesOf = (schema: v.GenericSchema, input: unknown): (string | undefined)[] =>
  (v.safeParse(schema, input).issues ?? []).map(({ message }) => message);

describe("parseSubcategory", () => {
  it("parseSubcategory reads what has been stored", () => {
    fc.assert(
      fc.property(anySubcategory, ({ id, ...stored }) => {
        expect(parseSubcategory(id, stored)).toEqual({ id, ...stored });
      }),
    );
  });

  it("parseSubcategory takes a document of the specification's three fields, with the timestamp of an SDK", () => {
    const stored = { active: true, picture: "led.png", created: { toDate: () => created } };
    expect(parseSubcategory("led", stored)).toEqual({
      id: "led",
      name: "",
      category: "other",
      active: true,
      picture: "led.png",
      created,
      order: null,
      warning: "",
    });
  });

  it("parseSubcategory holds what is in doubt for inactive, without a place", () => {
    expect(parseSubcategory("x", { active: "yes", category: "?", order: 1.5 })).toMatchObject({
      active: false,
      category: "other",
      order: null,
    });
  });

  it("parseSubcategory refuses what is no subcategory", () => {
    expect(() => parseSubcategory("x", null)).toThrow(v.ValiError);
  });
});

describe("the order of subcategories", () => {
  it("the order of subcategories is the order of application of the cosmetic steps, then the French alphabet", () => {
    const names = subcategories
      .toReversed()
      .toSorted(compareSubcategories)
      .map(({ name }) => name);
    expect(names.slice(0, 13)).toEqual([
      "Démaquillant",
      "Nettoyant",
      "Lotion",
      "Exfoliant",
      "Masque",
      "Sérum",
      "Contour des yeux",
      "Crème de jour",
      "Crème de nuit",
      "Protection solaire",
      "Accessoires (gua sha, brosse, roller)",
      "Actes réservés aux médecins (orientation)",
      "Compléments alimentaires",
    ]);
  });

  it("the order of subcategories gives each a place from 0", () => {
    const places = subcategoryPlaces(subcategories.toReversed());
    expect(places.get("demaquillant")).toBe(0);
    expect(places.get("protection-solaire")).toBe(9);
    expect(places.get("accessoires")).toBe(10);
    expect(places.get("unknown")).toBeUndefined();
  });

  it("the order of subcategories puts those without a place last, and is settled by the id", () => {
    expect([3, null, 1].toSorted(compareOrders)).toEqual([1, 3, null]);
    expect(compareOrders(null, 1)).toBe(1);
    expect(compareOrders(null, null)).toBe(0);
    const [one] = subcategories;
    expect(compareSubcategories({ ...one!, id: "a" }, { ...one!, id: "b" })).toBeLessThan(0);
  });
});

describe("visibleSubcategories", () => {
  it.each([
    ["admin", 25],
    ["employee", 23],
    ["customer", 23],
  ] as const)(
    "visibleSubcategories show an account of role %s %s of the 25: inactive ones are for administrators",
    (role, count) => {
      expect(visibleSubcategories(subcategories, role)).toHaveLength(count);
    },
  );

  it("visibleSubcategories are those practised, narrowed by the choice made for a diagnosis", () => {
    expect(subcategoriesInForce(["led", "peeling"], [])).toEqual(["led", "peeling"]);
    expect(subcategoriesInForce(["led", "peeling"], ["peeling", "laser"])).toEqual(["peeling"]);
    expect(subcategoriesInForce([], ["laser"])).toEqual([]);
  });
});

describe("the form of a subcategory", () => {
  const input = { name: " LED  (lumière douce) ", category: "other", active: true, order: "3", warning: "" };

  it("the form of a subcategory gives the fields to store", () => {
    expect(v.parse(subcategoryForm(), input)).toEqual({ ...input, name: "LED (lumière douce)", order: 3 });
  });

  it("the form of a subcategory shows what exists, and takes it back unchanged", () => {
    for (const subcategory of subcategories) {
      const shown = subcategoryFormInput(subcategory);
      expect(subcategory).toMatchObject(v.parse(subcategoryForm(), shown));
    }
    expect(subcategoryFormInput()).toEqual({
      name: "",
      category: "other",
      active: true,
      order: null,
      warning: "",
    });
  });

  it.each([
    [{ name: "  " }, "Saisissez un nom."],
    [{ name: "x" }, "2 caractères au moins."],
    [{ name: "x".repeat(121) }, "120 caractères au plus."],
    [{ name: "serum" }, "Une sous-catégorie porte déjà ce nom."],
    [{ category: "?" }, "Choisissez une catégorie."],
    [{ active: "on" }, "Cochez la case, ou laissez-la vide."],
    [{ order: 0 }, "Saisissez une valeur entre 1 et 99."],
  ])("the form of a subcategory refuses %j", (fields, message) => {
    expect(messagesOf(subcategoryForm(subcategories), { ...input, name: "Neuf", ...fields })).toEqual([
      message,
    ]);
  });

  it("the form of a subcategory takes names of 2 and of 120 characters", () => {
    expect(v.parse(catalogueNameField(), "ab")).toBe("ab");
    expect(v.parse(catalogueNameField(), "x".repeat(120))).toHaveLength(120);
    expect(messagesOf(catalogueNameField([{ name: "Été" }]), "ete")).toEqual(["Ce nom est déjà pris."]);
  });
});

describe("isNameTaken", () => {
  it("minds neither case, accents nor spaces", () => {
    expect(isNameTaken("SERUM", [{ name: "Sérum" }])).toBe(true);
    expect(isNameTaken("Sérums", [{ name: "Sérum" }])).toBe(false);
  });
});

describe("deleteSubcategoryRequest", () => {
  it("deleteSubcategoryRequest takes one, and another one or none", () => {
    const replaced = { id: "led", replacement: "laser" };
    expect(parsePayload(deleteSubcategoryRequest, { ...replaced, uid: "sophie" })).toEqual(replaced);
    for (const replacement of [undefined, null]) {
      expect(parsePayload(deleteSubcategoryRequest, { id: "led", replacement })).toEqual({
        id: "led",
        replacement: null,
      });
    }
  });

  it.each([
    [null, "Choisissez la sous-catégorie à supprimer."],
    [{}, "Choisissez la sous-catégorie à supprimer."],
    [{ id: "a/b" }, "Choisissez une sous-catégorie."],
    [{ id: "led", replacement: 4 }, "Choisissez une sous-catégorie."],
    [{ id: "led", replacement: "led" }, "Choisissez une autre sous-catégorie à sa place."],
  ])("deleteSubcategoryRequest refuses %j", (payload, message) => {
    expect(() => parsePayload(deleteSubcategoryRequest, payload)).toThrow(message);
  });
});
