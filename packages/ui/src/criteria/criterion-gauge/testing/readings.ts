import type { CriterionReading } from "../CriterionReading.ts";
import type { GaugeBand } from "../gaugeScale.ts";

/** Readings with the words of a real report, for stories and tests. */
const bands: readonly GaugeBand[] = [
  { tone: "priority" },
  { tone: "maintain", from: 50 },
  { tone: "strength", from: 70 },
];

const score = { min: 0, max: 100, unit: "/100", bands, stableThreshold: 5, confidence: "high" } as const;

export const redness: CriterionReading = {
  ...score,
  label: "Rougeurs",
  value: 46,
  phrase: "Rougeurs marquées",
};

export const evenness: CriterionReading = {
  ...score,
  label: "Uniformité",
  value: 63,
  phrase: "Légères irrégularités",
};

export const hydration: CriterionReading = {
  ...score,
  label: "Hydratation apparente",
  value: 81,
  stableThreshold: 8,
  phrase: "Peau confortable",
  confidence: "medium",
};

const ageBands: readonly GaugeBand[] = [
  { tone: "maintain", label: "Au-dessus de l’âge réel" },
  { tone: "reference", from: 44, label: "Proche de l’âge réel" },
  { tone: "strength", from: 38, label: "Sous l’âge réel" },
];

export const faceAge: CriterionReading = {
  label: "Âge perçu du visage",
  value: 39,
  min: 31,
  max: 51,
  direction: "lower",
  unit: "ans",
  bands: ageBands,
  stableThreshold: 2,
  reference: { value: 41, text: "âge réel\u00A0: 41\u00A0ans" },
};

export const ageWithoutReference: CriterionReading = {
  label: "Âge perçu du regard",
  value: 37,
  min: 18,
  max: 80,
  direction: "lower",
  unit: "ans",
  stableThreshold: 2,
};

export const faceOval: CriterionReading = {
  label: "Ovale du visage",
  value: 3,
  min: 1,
  max: 4,
  scale: "steps",
  unit: "/4",
  bands: [{ tone: "priority" }, { tone: "maintain", from: 2 }, { tone: "strength", from: 4 }],
  phrase: "Ovale légèrement adouci",
};

export const firmness: CriterionReading = {
  ...score,
  label: "Fermeté",
  value: null,
  reason: "Le visage sourit sur la photo.",
  remedy: "Reprenez-la, traits détendus.",
};

/** A criterion that is looked at and not scored. */
export const observedPores: CriterionReading = {
  label: "Pores",
  value: null,
  min: 0,
  max: 100,
  observed: true,
  reason: "38 pores repérés, surtout sur le nez.",
  remedy: "À vérifier sur la peau.",
};
