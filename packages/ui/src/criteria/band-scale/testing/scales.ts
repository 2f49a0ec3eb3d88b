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
