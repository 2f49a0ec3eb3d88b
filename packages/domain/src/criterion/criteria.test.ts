import { describe, expect, it } from "vitest";
import { typeset } from "../text/typeset.ts";
import { criteria, criterionById, IMAGE_QUALITY_ID, isAge, isCriterionId } from "./criteria.ts";

const rows = [
  [30, "Redness", 0, 100, "higher", 70, 50, 5],
  [31, "PerceivedAge", 0, 130, "lower", null, null, 2],
  [32, "Uniformness", 0, 100, "higher", 70, 50, 5],
  [33, "EyesBag", 0, 100, "higher", 80, 50, 6],
  [69, "Lines", 0, 100, "higher", 75, 50, 6],
  [35, "Pores", 0, 100, "higher", 70, 50, 5],
  [36, "Acne", 0, 100, "higher", 90, 70, 4],
  [37, "Sagging", 0, 100, "higher", 70, 50, 6],
  [39, "Pigmentation", 0, 100, "higher", 90, 70, 4],
  [41, "EyesAge", 0, 130, "lower", null, null, 3],
  [50, "Translucency", 0, 100, "higher", 70, 50, 6],
  [51, "Hydration", 0, 100, "higher", 70, 50, 8],
  [999, "Jowls", 1, 4, "higher", 4, 3, 0],
] as const;

describe("criteria", () => {
  it("are the 13 of the specification, with their ranges, directions, bands and stable differences", () => {
    const actual = criteria.map(({ id, key, min, max, direction, thresholds, stable }) => [
      id,
      key,
      min,
      max,
      direction,
      thresholds?.good ?? null,
      thresholds?.medium ?? null,
      stable,
    ]);
    expect(actual).toEqual(rows);
  });

  it.each([
    [30, ["redness_local_score", "redness_global_score"]],
    [33, ["dark_circles_score", "eyes_bags_score", "lacrimal_groove_score"]],
    [36, ["number_of_regions", "density_score", "average_intensity_score"]],
    [
      39,
      [
        "number_of_regions",
        "average_region_size",
        "region_size_std",
        "density_score",
        "average_intensity_score",
      ],
    ],
    [69, []],
  ] as const)("%s has its sub-metrics in order", (id, techNames) => {
    expect(criterionById(id).subMetrics.map(({ techName }) => techName)).toEqual(techNames);
  });

  it("improve upwards except the ages, while counts and densities improve downwards", () => {
    expect(criteria.filter(({ direction }) => direction === "lower")).toEqual(criteria.filter(isAge));
    expect(criterionById(36).subMetrics.every(({ direction }) => direction === "lower")).toBe(true);
  });

  it("each have the whole face as first area and texts for a person", () => {
    for (const criterion of criteria) {
      expect(criterion.areas[0]).toEqual({ name: "face", label: "Visage entier" });
      expect(criterion.text).toMatch(/\.$/u);
      expect(criterion.advice).toMatch(/\.$/u);
    }
  });

  it("speak cosmetics, never medicine, in typeset French", () => {
    const texts = criteria.flatMap(({ text, advice, bandWords }) => [
      text,
      advice,
      ...Object.values(bandWords),
    ]);
    for (const text of texts) {
      expect(text).toBe(typeset(text));
      expect(text).not.toMatch(/patient|pathologi|traitement|ordonnance|guéri|'|!/iu);
    }
  });

  it("are found by id, which image quality has none of", () => {
    expect(criterionById(999).key).toBe("Jowls");
    expect(isCriterionId(69)).toBe(true);
    expect(isCriterionId(IMAGE_QUALITY_ID)).toBe(false);
  });

  it("share no technical name", () => {
    const names = criteria.flatMap(({ technicalNames }) => technicalNames);
    expect(new Set(names).size).toBe(names.length);
  });
});
