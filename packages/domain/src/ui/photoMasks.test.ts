import { describe, expect, it } from "vitest";
import type { DiagnosisMask, DiagnosisMasks, MaskPosition } from "../mask/diagnosisMasks.ts";
import { parseDiagnosisResult } from "../result/parseDiagnosisResult.ts";
import { area, entry, notMeasured } from "../testing/resultEntries.ts";
import { mainPlaces } from "./maskPlaces.ts";
import { maskSentence } from "./maskWords.ts";
import { photoMasks } from "./photoMasks.ts";

const ring: readonly MaskPosition[] = [
  [0.1, 0.1],
  [0.2, 0.1],
  [0.2, 0.2],
];
const shapes = (count: number) => Array.from({ length: count }, () => ring);
const at = (places: Record<string, number>) =>
  Object.entries(places).map(([name, amount]) => ({ area: name, amount }));
const spots = (name: string, count: number, places: Record<string, number>): DiagnosisMask => ({
  name,
  type: "polygon",
  shapes: shapes(count),
  places: at(places),
});

describe("the place of a mask in words", () => {
  it.each([
    [{ left_cheek: 7, forehead: 1 }, "la joue gauche"],
    [{ left_cheek: 5, right_cheek: 6, nose: 4, chin_wide: 1 }, "les deux joues et le nez"],
    [{ right_eye_area: 3, left_eye_area: 3 }, "le contour des deux yeux"],
    [{ forehead_n_bridge: 2, nose_bridge: 2 }, "le front et le nez"],
    [{ forehead: 1, nose: 1, right_cheek: 1, chin_wide: 1 }, ""],
    [{}, ""],
    [{ elbow: 3 }, ""],
  ])("%o: « %s »", (places, words) => {
    expect(mainPlaces(at(places))).toBe(words);
  });
});

describe("the description of a mask", () => {
  const heat = (levels: number, places: Record<string, number>): DiagnosisMask => ({
    name: "redness_heatmap",
    type: "heatmap",
    levels: [levels ? [ring] : [], [], []],
    places: at(places),
  });
  const none = (name: string): DiagnosisMask => spots(name, 0, {});

  it.each([
    [
      "Pigmentation",
      [spots("pigmentation_spots", 7, { left_cheek_wide: 5, forehead: 2 })],
      "7 taches repérées, surtout sur la joue gauche.",
    ],
    ["Acne", [spots("acne_regions", 1, { chin_wide: 1 })], "1 imperfection repérée, sur le menton."],
    ["Acne", [spots("acne_regions", 2, {})], "2 imperfections repérées."],
    ["Acne", [none("acne_regions")], "Aucune imperfection repérée."],
    ["Redness", [heat(1, { left_cheek: 9, right_cheek: 8, nose: 7 })], "Surtout les deux joues et le nez."],
    ["Redness", [heat(1, {})], "Sur l’ensemble du visage."],
    ["Redness", [heat(0, {})], "Aucune rougeur localisée."],
    [
      "Lines",
      [spots("lines_fine", 3, { forehead: 90 }), spots("lines_deep", 1, { right_eye_area: 10 })],
      "3 lignes fines et 1 ligne marquée, surtout sur le front.",
    ],
    [
      "EyesBag",
      [
        spots("dark_circles", 2, { right_eye_area_outer: 1, left_eye_area_outer: 1 }),
        spots("eye_bags", 1, { left_eye_area_outer: 1 }),
        none("lacrimal_grooves"),
      ],
      "Cernes des deux côtés et poches du côté gauche.",
    ],
    ["Sagging", [spots("sagging_folds", 2, { right_cheek: 2 })], "Plis visibles du côté droit de la bouche."],
    [
      "Pores",
      [{ name: "pores_points", type: "point", points: ring, radius: 0.01, places: at({ elbow: 3 }) }],
      "3 pores repérés.",
    ],
    ["EyesBag", [spots("crow_feet", 1, { left_eye_area: 1 })], "Crow_feet du côté gauche."],
    ["PerceivedAge", [none("age")], ""],
    [
      "Acne",
      [spots("acne_regions", 2, { nose: 1, elbow: 1 })],
      "2 imperfections repérées, surtout sur le nez.",
    ],
  ] as const)("%s: %s", (key, masks, words) => {
    expect(maskSentence(key, masks).replaceAll("\u00A0", " ")).toBe(words);
  });
});

describe("the masks of a result over its photo", () => {
  const result = parseDiagnosisResult([
    entry(30, 46, { area_results: [area("face", 46), area("left_cheek", 38), area("nose", 72)] }),
    entry(36, 94),
    entry(31, 39),
    entry(32, 90),
    entry(35, 80),
    notMeasured(37, "area-hidden"),
  ]);
  const masks: DiagnosisMasks = {
    engineVersion: "1",
    face: { aspectRatio: 0.75, outlines: [ring] },
    masks: [
      {
        name: "redness_heatmap",
        type: "heatmap",
        levels: [[ring], [], []],
        places: at({ left_cheek: 4 }),
      },
      spots("sagging_folds", 1, {}),
      { name: "pores_points", type: "point", points: ring, radius: 0.01, places: [] },
      { name: "pores_points", type: "point", points: [], radius: 0.01, places: [] },
      { name: "uniformness_heatmap", type: "heatmap", levels: [[], [], []], places: [] },
      spots("acne_regions", 1, { chin_wide: 1 }),
    ],
    hidden: [{ cause: "hair", outline: ring }],
    anchors: new Map([["left_cheek", [0.6, 0.5]]]),
  };
  const of = (id: string, hidden: readonly 30[] = []) =>
    photoMasks(result, masks, hidden).find((mask) => mask.id === id);

  it("the masks of a result over its photo are one for each criterion, in its order, but for the hidden ones", () => {
    expect(photoMasks(result, masks).map(({ id }) => id)).toEqual(
      result.criteria.map(({ criterion }) => String(criterion.id)),
    );
    expect(of("30", [30])).toBeUndefined();
  });

  it("carry the drawing, what was not measured, the words, and the zones that have a place", () => {
    expect(of("30")).toEqual({
      id: "30",
      label: "Rougeurs",
      shapes: [
        { kind: "isolines", levels: [[ring], [], []] },
        { kind: "unmeasured", label: "non mesuré\u00A0: cheveux", points: ring },
      ],
      where: "Surtout la joue gauche. Une zone masquée n’est pas mesurée.",
      zones: [{ id: "left_cheek", label: "Joue gauche", value: "38", tone: "priority", at: [0.6, 0.5] }],
      face: masks.face,
    });
    expect(photoMasks(result, { ...masks, face: null })[0]).not.toHaveProperty("face");
  });

  it("draw points with their radius, regions with their label, and no empty heat", () => {
    const two = { ...masks, hidden: [...masks.hidden, ...masks.hidden] };
    const shapesOf = (id: string) => photoMasks(result, two).find((mask) => mask.id === id)?.shapes;
    const hair = { kind: "unmeasured", label: "non mesuré\u00A0: cheveux", points: ring };
    expect(shapesOf("35")).toEqual([
      { kind: "points", label: "pores", points: ring, radius: 0.01 },
      hair,
      hair,
    ]);
    expect(shapesOf("36")).toEqual([{ kind: "polygon", label: "imperfections", points: ring }, hair, hair]);
    expect(shapesOf("32")).toEqual([hair, hair]);
    expect(photoMasks(result, { ...masks, hidden: [] })[0]?.where).toBe("Surtout la joue gauche.");
    expect(photoMasks(result, two).find(({ id }) => id === "32")?.where).toBe(
      "Aucune zone irrégulière marquée. Des zones masquées ne sont pas mesurées.",
    );
  });

  it("the masks of a result over its photo tell a criterion without a mask from one that was not measured", () => {
    expect(of("31")).toEqual({ id: "31", label: "Âge perçu du visage", shapes: [] });
    // A drawing that a file holds by mistake is not shown for what was not measured.
    expect(of("37")).toEqual({
      id: "37",
      label: "Fermeté",
      shapes: null,
      where: "La zone à évaluer est masquée sur la photo.",
    });
    expect(of("51")).toEqual({ id: "51", label: "Hydratation apparente", shapes: null });
  });
});
