import { describe, expect, it } from "vitest";
import { typeset } from "../text/typeset.ts";
import { countedOnOnePhoto, criteria, criterionById, isAge } from "./criteria.ts";
import { criterionIds, IMAGE_QUALITY_ID, isCriterionId } from "./criterionId.ts";

const age = { good: -3, medium: 2 };

// Specification 3 and CRITERIA B, row by row.
const rows = [
  [30, "Redness", "0-100", "Rougeurs", "Apaisement du teint", "/100", "higher", { good: 70, medium: 50 }, 5],
  [31, "PerceivedAge", "0-130", "Âge perçu du visage", "Âge perçu", "ans", "lower", age, 2],
  [32, "Uniformness", "0-100", "Uniformité", "Uniformité", "/100", "higher", { good: 70, medium: 50 }, 5],
  [
    33,
    "EyesBag",
    "0-100",
    "Contour de l’œil",
    "Contour de l’œil",
    "/100",
    "higher",
    { good: 80, medium: 50 },
    6,
  ],
  [
    69,
    "Lines",
    "0-100",
    "Rides et ridules",
    "Lissage de la peau",
    "/100",
    "higher",
    { good: 75, medium: 50 },
    6,
  ],
  [35, "Pores", "0-100", "Pores", "Finesse du grain", "/100", "higher", { good: 70, medium: 50 }, 5],
  [36, "Acne", "0-100", "Imperfections", "Netteté de la peau", "/100", "higher", { good: 90, medium: 70 }, 4],
  [37, "Sagging", "0-100", "Fermeté", "Fermeté", "/100", "higher", { good: 70, medium: 50 }, 6],
  [
    39,
    "Pigmentation",
    "0-100",
    "Taches pigmentaires",
    "Régularité pigmentaire",
    "/100",
    "higher",
    { good: 90, medium: 70 },
    4,
  ],
  [41, "EyesAge", "0-130", "Âge perçu du regard", "Âge du regard", "ans", "lower", age, 3],
  [50, "Translucency", "0-100", "Éclat", "Éclat", "/100", "higher", { good: 70, medium: 50 }, 6],
  [
    51,
    "Hydration",
    "0-100",
    "Hydratation apparente",
    "Hydratation apparente",
    "/100",
    "higher",
    { good: 70, medium: 50 },
    8,
  ],
  [999, "Jowls", "1-4", "Ovale du visage", "Netteté de l’ovale", "/4", "higher", { good: 4, medium: 3 }, 0],
] as const;

const cheeks = ["right_cheek", "left_cheek"];

// CRITERIA B and C: masks, areas, words of the bands.
const drawings = [
  [30, ["redness_heatmap heatmap"], ["face", "forehead", "nose", ...cheeks]],
  [31, [], ["face"]],
  [32, ["uniformness_heatmap heatmap"], ["face", "forehead", ...cheeks]],
  [
    33,
    ["dark_circles polygon", "eye_bags polygon", "lacrimal_grooves polyline"],
    ["face", "left_eye_area_outer", "right_eye_area_outer"],
  ],
  [
    69,
    ["lines_fine polyline", "lines_deep polygon"],
    ["face", "forehead", "right_eye_area", "left_eye_area", ...cheeks],
  ],
  [35, ["pores_points point"], ["face", "forehead", "nose", ...cheeks]],
  [
    36,
    ["acne_regions polygon"],
    ["face", "forehead_n_bridge", "nose_bridge", "right_cheek_large", "left_cheek_large", "chin_wide"],
  ],
  [37, ["sagging_folds polyline"], ["face", ...cheeks]],
  [
    39,
    ["pigmentation_spots polygon"],
    ["face", "forehead", "nose_upper_triangle", "right_cheek_wide", "left_cheek_wide", "chin_wide"],
  ],
  [41, [], ["face", "left_eye_outer", "right_eye_outer"]],
  [50, ["translucency_heatmap heatmap"], ["face", "forehead", ...cheeks]],
  [51, ["hydration_heatmap heatmap"], ["face"]],
  [999, ["jowls_contour polyline"], ["face"]],
] as const;

const younger = "Plus jeune que l’âge réel (−3 ans ou plus)";
const close = "Proche de l’âge réel (±2 ans)";
const older = "Supérieur à l’âge réel (+3 ans ou plus)";

const words = [
  [30, "Teint apaisé", "Rougeurs modérées", "Rougeurs marquées"],
  [31, younger, close, older],
  [32, "Teint homogène", "Légères irrégularités", "Teint irrégulier"],
  [33, "Regard reposé", "Signes modérés", "Signes marqués"],
  [69, "Lignes peu visibles", "Lignes visibles", "Lignes marquées"],
  [35, "Grain fin", "Pores visibles", "Pores dilatés"],
  [36, "Peau nette", "Quelques imperfections", "Imperfections nombreuses"],
  [37, "Traits toniques", "Léger relâchement", "Relâchement visible"],
  [39, "Peu de taches visibles", "Quelques taches visibles", "Taches nombreuses ou marquées"],
  [41, younger, close, older],
  [50, "Teint lumineux", "Éclat modéré", "Teint terne"],
  [51, "Peau confortable", "Légère déshydratation apparente", "Déshydratation apparente"],
  [999, "Ovale net (4)", "Ovale légèrement adouci (3)", "Ovale relâché (1–2)"],
] as const;

// CRITERIA C: sub-metrics with their own unit and direction.
const subMetrics = [
  [30, "redness_local_score", "Rougeurs localisées", "/100", "higher"],
  [30, "redness_global_score", "Rougeur diffuse", "/100", "higher"],
  [33, "dark_circles_score", "Cernes", "/100", "higher"],
  [33, "eyes_bags_score", "Poches", "/100", "higher"],
  [33, "lacrimal_groove_score", "Sillon lacrymal", "/100", "higher"],
  [36, "number_of_regions", "Imperfections repérées", "nombre", "lower"],
  [36, "density_score", "Densité", "%", "lower"],
  [36, "average_intensity_score", "Intensité moyenne", "/100", "lower"],
  [39, "number_of_regions", "Taches repérées", "nombre", "lower"],
  [39, "average_region_size", "Taille moyenne", "% de la zone", "lower"],
  [39, "region_size_std", "Variabilité des tailles", "% de la zone", "lower"],
  [39, "density_score", "Densité", "%", "lower"],
  [39, "average_intensity_score", "Intensité moyenne", "/100", "lower"],
] as const;

describe("criteria of the specification", () => {
  it("criteria of the specification are 13, in their order", () => {
    expect(criteria.map(({ id }) => id)).toEqual(rows.map(([id]) => id));
    expect(criteria.map(({ id }) => id)).toEqual(criterionIds);
  });

  it.each(rows)("%s %s %s", (id, key, range, label, positiveLabel, unit, direction, limits, stable) => {
    const criterion = criterionById(id);
    expect(`${criterion.min}-${criterion.max}`).toBe(range);
    expect(criterion).toMatchObject({ id, key, label, positiveLabel, unit, direction, stable });
    expect(criterion.thresholds).toEqual(unit === "ans" ? null : limits);
    expect(criterion.ageGap).toEqual(unit === "ans" ? limits : null);
    expect(isAge(criterion)).toBe(unit === "ans");
  });

  it.each(drawings)("%s is drawn as %j and measured on %j", (id, masks, areas) => {
    const criterion = criterionById(id);
    expect(criterion.masks.map(({ name, type }) => `${name} ${type}`)).toEqual(masks);
    expect(criterion.areas.map(({ name }) => name)).toEqual(areas);
  });

  it.each(words)("%s says « %s », « %s », « %s »", (id, good, medium, poor) => {
    expect(criterionById(id).bandWords).toEqual({ good, medium, poor });
  });

  it.each(subMetrics)("%s has the sub-metric %s, « %s », %s, %s", (id, techName, label, unit, direction) => {
    expect(criterionById(id).subMetrics).toContainEqual({ techName, label, unit, direction });
  });

  it("criteria of the specification have these sub-metrics only, in this order", () => {
    const actual = criteria.flatMap(({ id, subMetrics: list }) => list.map(({ techName }) => [id, techName]));
    expect(actual).toEqual(subMetrics.map(([id, techName]) => [id, techName]));
  });
});

describe("criteria", () => {
  it("improve upwards except the ages", () => {
    expect(criteria.filter(({ direction }) => direction === "lower")).toEqual(criteria.filter(isAge));
  });

  it("each have the whole face as first area and texts for a person", () => {
    for (const criterion of criteria) {
      expect(criterion.areas[0]).toEqual({ name: "face", label: "Visage entier" });
      expect(criterion.text).toMatch(/\.$/u);
      expect(criterion.advice).toMatch(/\.$/u);
      expect(criterion.readingHint).toMatch(/^(?:plus c’est élevé, |estimation indicative$|4 correspond)/u);
    }
  });

  it("speak cosmetics, never medicine, in typeset French", () => {
    const texts = criteria.flatMap(({ text, readingHint, advice, bandWords }) => [
      text,
      readingHint,
      advice,
      ...Object.values(bandWords),
    ]);
    for (const text of texts) {
      expect(text).toBe(typeset(text));
      expect(text).not.toMatch(/patient|pathologi|traitement|ordonnance|guéri|'|!/iu);
    }
  });

  it("criteria are found by id, which image quality has none of", () => {
    expect(criterionById(999).key).toBe("Jowls");
    expect(isCriterionId(69)).toBe(true);
    expect(isCriterionId(IMAGE_QUALITY_ID)).toBe(false);
    expect(isCriterionId(Number.NaN)).toBe(false);
  });

  it("share no technical name and no mask", () => {
    const names = criteria.flatMap(({ technicalNames }) => technicalNames);
    const masks = criteria.flatMap(({ masks }) => masks.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(masks).size).toBe(masks.length);
  });
});

describe("the criteria of one photo", () => {
  it("the criteria of one photo is neither a perceived age nor what needs a view from the side", () => {
    expect(countedOnOnePhoto.map(({ id }) => id)).toEqual([30, 32, 33, 69, 35, 36, 37, 39, 50, 51]);
  });
});
