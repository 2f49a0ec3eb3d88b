import type { ChangeBlock } from "../changes.ts";

/** Changes with the words of a real report, for stories and tests. */
export const scores: ChangeBlock = {
  id: "scores",
  label: "Scores",
  unit: "/100",
  differenceUnit: { one: "pt", other: "pts" },
  rows: [
    { id: "redness", label: "Rougeurs", before: 38, after: 46, stableThreshold: 5 },
    { id: "evenness", label: "Uniformité", before: 61, after: 63, stableThreshold: 5 },
    { id: "radiance", label: "Éclat", before: 41, after: 47, stableThreshold: 6 },
    { id: "spots", label: "Taches pigmentaires", before: 71, after: 64, stableThreshold: 4 },
    { id: "pores", label: "Pores", before: 72, after: 69, stableThreshold: 5 },
    {
      id: "wrinkles",
      label: "Rides et ridules",
      before: 59,
      after: 76,
      stableThreshold: 15,
      verdict: "unconfirmed",
      indicative: true,
    },
    { id: "hydration", label: "Hydratation apparente", before: 66, after: 81, stableThreshold: 8 },
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

export const ages: ChangeBlock = {
  id: "ages",
  label: "Âges perçus",
  direction: "lower",
  unit: { one: "an", other: "ans" },
  rows: [
    { id: "faceAge", label: "Âge perçu du visage", before: 40, after: 39, stableThreshold: 2 },
    { id: "eyesAge", label: "Âge perçu du regard", before: 41, after: 37, stableThreshold: 3 },
  ],
};

export const oval: ChangeBlock = {
  id: "oval",
  label: "Ovale",
  scale: "steps",
  unit: "/4",
  differenceUnit: { one: "niveau", other: "niveaux" },
  rows: [{ id: "jowls", label: "Ovale du visage", before: 3, after: 3 }],
};

export const changes = {
  blocks: [scores, ages, oval],
  beforeLabel: "12\u00A0juin 2026",
  afterLabel: "21\u00A0novembre 2026",
};
