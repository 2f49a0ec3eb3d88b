import { bandOf, type Criterion, type CriterionId, criterionById } from "@carnation/domain";
import type { CriterionReading } from "../../criterion-gauge/index.ts";

/** The words and limits of a criterion of the domain, with a measured value: what an application's mapper does. */
function readingOf(
  id: CriterionId,
  value: number | null,
  extra: Partial<CriterionReading> = {},
): CriterionReading {
  const criterion: Criterion = criterionById(id);
  const band = value === null ? null : bandOf(criterion, value);
  return {
    label: criterion.label,
    value,
    min: criterion.min,
    max: criterion.max,
    direction: criterion.direction,
    unit: criterion.unit,
    scale: criterion.unit === "/4" ? "steps" : "continuous",
    stableThreshold: criterion.stable,
    phrase: band ? criterion.bandWords[band] : undefined,
    bands: criterion.thresholds
      ? [
          { tone: "priority" },
          { tone: "maintain", from: criterion.thresholds.medium },
          { tone: "strength", from: criterion.thresholds.good },
        ]
      : undefined,
    confidence: "high",
    ...extra,
  };
}

const ageBands = [
  { tone: "maintain", label: "Au-dessus de l’âge réel" },
  { tone: "reference", from: 43, label: "Proche de l’âge réel" },
  { tone: "strength", from: 38, label: "Sous l’âge réel" },
] as const;
const realAge = {
  min: 31,
  max: 51,
  bands: ageBands,
  phrase: undefined,
  reference: { value: 41, text: "âge réel\u00A0: 41\u00A0ans" },
} satisfies Partial<CriterionReading>;

export const redness = readingOf(30, 46);

/** The thirteen criteria of one diagnosis, by families. */
export const families = [
  {
    title: "Teint",
    readings: [redness, readingOf(32, 63), readingOf(50, 47), readingOf(39, 64)],
  },
  {
    title: "Texture",
    readings: [
      readingOf(35, 74),
      readingOf(36, 94),
      readingOf(69, 71),
      readingOf(51, 81, { confidence: "medium" }),
    ],
  },
  {
    title: "Contours",
    readings: [
      readingOf(33, 84),
      readingOf(999, 3),
      readingOf(37, null, {
        reason: "Le visage sourit sur la photo.",
        remedy: "Reprenez-la, traits détendus.",
      }),
    ],
  },
  { title: "Âges perçus", readings: [readingOf(31, 39, realAge), readingOf(41, 37, realAge)] },
] as const;

export const strengths = [
  { id: "acne", label: "Imperfections", phrase: "Peau nette", value: "94" },
  { id: "eyes", label: "Contour de l’œil", phrase: "Regard reposé", value: "84" },
  { id: "hydration", label: "Hydratation apparente", phrase: "Peau confortable", value: "81" },
];

export const priorities = [
  { id: "redness", label: "Rougeurs", phrase: "Rougeurs marquées", value: "46" },
  { id: "radiance", label: "Éclat", phrase: "Teint terne", value: "47" },
  { id: "spots", label: "Taches pigmentaires", phrase: "Taches marquées", value: "64" },
];

const part = (label: string, value: number): CriterionReading => ({
  ...redness,
  label,
  value,
  stableThreshold: 0,
  phrase: undefined,
});

export const subMeasures = [part("Rougeurs localisées", 41), part("Rougeur diffuse", 52)];
export const zones = [part("Joue gauche", 38), part("Joue droite", 42), part("Nez", 52), part("Front", 71)];
