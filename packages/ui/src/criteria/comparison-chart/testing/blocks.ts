import type { ComparisonBlock } from "../comparison.ts";

/** A comparison with the words of a real report, for stories and tests. */
export const scores: ComparisonBlock = {
  id: "scores",
  label: "Scores",
  min: 0,
  max: 100,
  unit: "/100",
  differenceUnit: { one: "pt", other: "pts" },
  rows: [
    {
      id: "redness",
      label: "Rougeurs",
      axisLabel: "Apaisement du teint",
      before: 38,
      after: 46,
      stableThreshold: 5,
    },
    { id: "evenness", label: "Uniformité", before: 61, after: 63, stableThreshold: 5 },
    { id: "radiance", label: "Éclat", before: 41, after: 47, stableThreshold: 6 },
    {
      id: "spots",
      label: "Taches pigmentaires",
      axisLabel: "Régularité pigmentaire",
      before: 71,
      after: 64,
      stableThreshold: 4,
    },
    {
      id: "wrinkles",
      label: "Rides et ridules",
      axisLabel: "Lissage de la peau",
      before: 69,
      after: 71,
      stableThreshold: 6,
    },
    { id: "pores", label: "Pores", axisLabel: "Finesse du grain", before: 72, after: 74, stableThreshold: 5 },
    {
      id: "blemishes",
      label: "Imperfections",
      axisLabel: "Netteté de la peau",
      before: 88,
      after: 94,
      stableThreshold: 4,
    },
    { id: "hydration", label: "Hydratation apparente", before: 66, after: 81, stableThreshold: 8 },
    { id: "eye", label: "Contour de l’œil", before: 71, after: 84, stableThreshold: 6 },
    {
      id: "firmness",
      label: "Fermeté",
      before: 68,
      after: null,
      stableThreshold: 6,
      reason: "Non mesurée le 21 novembre, visage souriant.",
    },
  ],
};

export const ages: ComparisonBlock = {
  id: "ages",
  label: "Âges perçus",
  min: 30,
  max: 50,
  direction: "lower",
  unit: { one: "an", other: "ans" },
  rows: [
    { id: "faceAge", label: "Âge perçu du visage", before: 40, after: 39, stableThreshold: 2 },
    { id: "eyesAge", label: "Âge perçu du regard", before: 41, after: 37, stableThreshold: 3 },
  ],
};

export const oval: ComparisonBlock = {
  id: "oval",
  label: "Ovale",
  min: 1,
  max: 4,
  scale: "steps",
  unit: "/4",
  differenceUnit: { one: "niveau", other: "niveaux" },
  rows: [{ id: "jowls", label: "Ovale du visage", axisLabel: "Netteté de l’ovale", before: 3, after: 3 }],
};

export const comparison = {
  blocks: [scores, ages, oval],
  beforeLabel: "12 juin 2026",
  afterLabel: "21 novembre 2026",
};
