import type { CareMoment } from "../recommendation/careMoment.ts";
import type { Recommendation } from "../recommendation/recommendation.ts";
import { foldText } from "../text/foldText.ts";

/** « 1 fois par semaine », « 2 à 3 fois par semaine », « hebdomadaire », « tous les quinze jours », « 1 par mois ». */
const LESS_THAN_DAILY =
  /\b(?:par (?:semaine|quinzaine|mois)|hebdomadaire|mensuel)|\btoutes les .*semaines\b|\btous les (?:[2-9]|\d{2,}|deux|trois|dix|quinze) jours\b/u;

/** « 7 fois par semaine » is every day. */
const DAILY = /\b(?:quotidien|tous les jours|chaque jour|[7-9] fois par semaine)\b/u;

/** The moments of a routine where a recommendation stands: what is not used every day at home stands in the week. */
export function placedMoments({
  moments,
  frequency,
}: Pick<Recommendation, "moments" | "frequency">): readonly CareMoment[] {
  const often = foldText(frequency);
  if (!LESS_THAN_DAILY.test(often) || DAILY.test(often)) return moments;
  const placed = moments.map((moment) => (moment === "cabin" ? moment : "weekly"));
  return [...new Set(placed)];
}

/** A number of sessions; not how long a course lasts, nor how often it is. */
const COURSE =
  /\bcure de (\d{1,2})\b(?! ?(?:jour|semaine|mois|an))|\b(\d{1,2}) seances\b(?! ?(?:par|chaque|tous|toutes)\b)/u;

/** Sessions that the frequency of a care in the cabin sells together: 8 of « cure de 8 »; 1 where it names none. */
export function sessionsOf(frequency: string): number {
  const [, course, sessions] = COURSE.exec(foldText(frequency)) ?? [];
  return Math.max(1, Number(course ?? sessions ?? 1));
}
