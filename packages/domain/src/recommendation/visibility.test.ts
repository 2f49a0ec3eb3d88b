import { describe, expect, it } from "vitest";
import { contraindicationsMet, setAside, unknownContraindicationName } from "./setAside.ts";
import { contraindications, subcategories } from "../testing/catalogue.ts";
import { recommendation, recommendations } from "../testing/recommendations.ts";
import {
  type CatalogueViewer,
  exclusionOf,
  type ExclusionReason,
  exclusionReasons,
  exclusionTexts,
  visibleRecommendations,
} from "./visibility.ts";

const claire: CatalogueViewer = { uid: "claire", enabledSubcategories: ["led"], subcategories };

describe("visibleRecommendations", () => {
  it.each<[string, Parameters<typeof recommendation>[0], ExclusionReason | null]>([
    ["world", { id: "r" }, null],
    ["their own", { id: "r", owner: "claire" }, null],
    ["somebody else's", { id: "r", owner: "nadia" }, "not-own"],
    ["somebody else's inactive one", { id: "r", owner: "nadia", active: false }, "not-own"],
    ["an inactive one of their own", { id: "r", owner: "claire", active: false }, "inactive"],
    ["a cosmetic that they do not practise", { id: "r", subcategory: "masque" }, null],
    ["a cosmetic without a subcategory", { id: "r", subcategory: null }, null],
    ["a cosmetic of an unknown subcategory", { id: "r", subcategory: "gone" }, "subcategory-inactive"],
    ["other care that they practise", { id: "r", category: "other", subcategory: "led" }, null],
    [
      "other care that they do not practise",
      { id: "r", category: "other", subcategory: "microcourants" },
      "subcategory-disabled",
    ],
    [
      "their own care that they do not practise",
      { id: "r", owner: "claire", category: "other", subcategory: "microcourants" },
      "subcategory-disabled",
    ],
    [
      "other care without a subcategory",
      { id: "r", category: "other", subcategory: null },
      "subcategory-disabled",
    ],
    [
      "care in an inactive subcategory",
      { id: "r", category: "other", subcategory: "lumiere-pulsee-et-laser" },
      "subcategory-inactive",
    ],
    ["one that they have hidden", { id: "masked" }, "hidden"],
  ])("%s", (_, fields, reason) => {
    const viewer = { ...claire, hidden: ["masked"] };
    expect(exclusionOf(recommendation(fields), viewer)).toBe(reason);
  });

  it("visibleRecommendations shows the shared cosmetics and the care that is practised, and keeps a reason for the rest", () => {
    const { visible, excluded } = visibleRecommendations(recommendations, claire);
    expect(visible).toHaveLength(25);
    expect(visible.filter(({ category }) => category === "other").map(({ name }) => name)).toEqual([
      "LED rouge 20 min",
      "LED bleue 20 min",
    ]);
    expect(new Set(excluded.map(({ reason }) => reason))).toEqual(new Set(["subcategory-disabled"]));
    expect(visible.length + excluded.length).toBe(recommendations.length);
  });

  it("visibleRecommendations shows no other care to whoever practises none", () => {
    const { visible } = visibleRecommendations(recommendations, { ...claire, enabledSubcategories: [] });
    expect(visible.every(({ category }) => category === "cosmetics")).toBe(true);
  });

  it("visibleRecommendations says every reason in French", () => {
    for (const reason of exclusionReasons) expect(exclusionTexts[reason]).toMatch(/^[A-Z].*\.$/u);
  });
});

describe("setAside", () => {
  it("setAside keeps what a contraindication forbids, with its names", () => {
    const { proposable, setAside: aside } = setAside(
      recommendations,
      ["grossesse", "allaitement"],
      contraindications,
    );
    expect(aside.map(({ recommendation: { name }, reasons }) => [name, reasons])).toEqual([
      ["Lotion BHA 2 %", ["Grossesse", "Allaitement"]],
      ["Sérum rétinol 0,2 %", ["Grossesse", "Allaitement"]],
      ["Peeling cosmétique AHA superficiel", ["Grossesse"]],
      ["Microcourants fermeté 45 min", ["Grossesse"]],
      ["Radiofréquence esthétique visage", ["Grossesse"]],
    ]);
    expect(proposable).toHaveLength(29);
  });

  it("setAside sets nothing aside for somebody without contraindications", () => {
    expect(setAside(recommendations, [], contraindications).proposable).toEqual(recommendations);
  });

  it("a contraindication whose name is gone still counts", () => {
    const [laser] = [recommendation({ id: "r", contraindications: ["gone"] })];
    expect(contraindicationsMet(laser!, ["gone"], contraindications)).toEqual([unknownContraindicationName]);
  });
});
