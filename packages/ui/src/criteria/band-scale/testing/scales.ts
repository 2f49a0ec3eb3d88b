import type { BandLimitsProps } from "../BandLimits.tsx";
import type { BandScaleProps } from "../BandScale.tsx";

/** Scales with the words of a real report, for stories and tests. */
export const rednessScale = {
  min: 0,
  max: 100,
  bands: [
    { tone: "priority", phrase: "Rougeurs marquées" },
    { tone: "maintain", from: 50, phrase: "Rougeurs modérées" },
    { tone: "strength", from: 70, phrase: "Teint apaisé" },
  ],
} as const satisfies BandScaleProps;

/** ± 10 years around a real age of 41. */
export const ageScale = {
  min: 31,
  max: 51,
  direction: "lower",
  unit: "ans",
  bands: [
    { tone: "maintain", label: "Au-dessus de l’âge réel" },
    { tone: "reference", from: 43, label: "Proche de l’âge réel" },
    { tone: "strength", from: 38, label: "Sous l’âge réel" },
  ],
} as const satisfies BandScaleProps;

export const ovalScale = {
  min: 1,
  max: 4,
  scale: "steps",
  bands: [
    { tone: "priority", phrase: "Ovale adouci" },
    { tone: "maintain", from: 3, phrase: "Ovale légèrement adouci" },
    { tone: "strength", from: 4, phrase: "Ovale net" },
  ],
} as const satisfies BandScaleProps;

/** Limits that are moved: the lower one was 50. */
export const rednessLimits = {
  label: "Seuils : Rougeurs",
  min: 0,
  max: 100,
  lowest: 5,
  highest: 95,
  gap: 2,
  bands: [
    { tone: "priority" },
    { tone: "maintain", from: 52, former: 50, limitLabel: "Seuil À entretenir" },
    { tone: "strength", from: 70, former: 70, limitLabel: "Seuil Point fort" },
  ],
} as const satisfies Omit<BandLimitsProps, "onLimitChange">;

/** Years between a perceived age and the real one: lower is better, drawn to the right. */
export const gapLimits = {
  label: "Seuils : Âge perçu",
  min: -20,
  max: 20,
  direction: "lower",
  bands: [
    { tone: "priority" },
    { tone: "maintain", from: 2, limitLabel: "Seuil À entretenir" },
    { tone: "strength", from: -3, limitLabel: "Seuil Point fort" },
  ],
} as const satisfies Omit<BandLimitsProps, "onLimitChange">;
