import type { AreaName } from "../criterion/areaLabels.ts";
import { formatList } from "../format/listFormat.ts";
import type { MaskPlace } from "../mask/diagnosisMasks.ts";

/** Parts of a face as the end of a sentence: « sur le front ». Several areas may be one part. */
const partWords = {
  forehead: "le front",
  forehead_n_bridge: "le front",
  nose: "le nez",
  nose_bridge: "le nez",
  nose_upper_triangle: "le haut du nez",
  right_cheek: "la joue droite",
  left_cheek: "la joue gauche",
  right_cheek_large: "la joue droite",
  left_cheek_large: "la joue gauche",
  right_cheek_wide: "la joue droite",
  left_cheek_wide: "la joue gauche",
  chin_wide: "le menton",
  right_eye_area: "le contour de l’œil droit",
  left_eye_area: "le contour de l’œil gauche",
  right_eye_area_outer: "le contour de l’œil droit",
  left_eye_area_outer: "le contour de l’œil gauche",
} as const satisfies Readonly<Partial<Record<AreaName, string>>>;

/** Two sides that are named together. */
const pairs: readonly (readonly [right: string, left: string, both: string])[] = [
  ["la joue droite", "la joue gauche", "les deux joues"],
  ["le contour de l’œil droit", "le contour de l’œil gauche", "le contour des deux yeux"],
];

/** Share of the most concerned part's amount from which another part is named beside it. */
const NAMED_SHARE = 0.6;

/** More parts than this are the whole face. */
const MOST_NAMED = 3;

/**
 * Tells where most of a mask lies: « la joue gauche », « les deux joues et le nez »; empty when it lies everywhere or
 * nowhere in particular.
 */
export function mainPlaces(places: readonly MaskPlace[]): string {
  const most = Math.max(0, ...places.map(({ amount }) => amount));
  const words = places
    .filter(({ amount }) => amount > 0 && amount >= NAMED_SHARE * most)
    .toSorted((one, other) => other.amount - one.amount)
    .flatMap(({ area }) => (isNamed(area) ? [partWords[area]] : []))
    .filter((word, index, all) => all.indexOf(word) === index);
  const named = pairs.reduce(pairUp, words);
  return named.length > MOST_NAMED ? "" : formatList(named);
}

/** Tells whether everything that a mask shows lies in one part of the face. */
export const isInOnePlace = (places: readonly MaskPlace[]): boolean =>
  new Set(places.map(({ area }) => (isNamed(area) ? partWords[area] : area))).size === 1;

function isNamed(area: string): area is keyof typeof partWords {
  return Object.hasOwn(partWords, area);
}

function pairUp(words: readonly string[], [right, left, both]: (typeof pairs)[number]): string[] {
  if (!words.includes(right) || !words.includes(left)) return [...words];
  const first = Math.min(words.indexOf(right), words.indexOf(left));
  return words.flatMap((word, index) => {
    if (index === first) return [both];
    return word === right || word === left ? [] : [word];
  });
}
