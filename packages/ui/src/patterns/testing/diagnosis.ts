import type { CriterionId } from "@carnation/domain/criterion";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { criterionReading } from "@carnation/domain/ui";
import type { CriterionReading } from "../../criteria/criterion-gauge/index.ts";

const REAL_AGE = 41;

/** A criterion with a measured value, as an application gives it to the kit. */
function readingOf(
  id: CriterionId,
  value: number | null,
  extra: Partial<CriterionReading> = {},
): CriterionReading {
  const area_results = value === null ? [] : [{ area_name: "face", main_metric: { value } }];
  const file = [{ algorithm_version_id: id, result: { confidence: "high", area_results } }];
  const { criteria: results } = parseDiagnosisResult(file, { realAge: REAL_AGE });
  const [reading] = results
    .filter(({ criterion }) => criterion.id === id)
    .map((result) => criterionReading(result, { realAge: REAL_AGE }));
  if (!reading) throw new Error(`No criterion ${id}.`);
  return { ...reading, ...extra };
}

/** The stretch on which the templates draw the ages: ten years on both sides of the real one. */
const ageScale = { min: REAL_AGE - 10, max: REAL_AGE + 10 };

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
  { title: "Âges perçus", readings: [readingOf(31, 39, ageScale), readingOf(41, 37, ageScale)] },
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
