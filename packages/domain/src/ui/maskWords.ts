import type { CriterionKey } from "../criterion/criterionId.ts";
import { formatCount } from "../format/countFormat.ts";
import { formatList } from "../format/listFormat.ts";
import type { DiagnosisMask, MaskPlace } from "../mask/diagnosisMasks.ts";
import { isInOnePlace, mainPlaces } from "./maskPlaces.ts";

/** Names of shapes in the legend, by mask. */
export const maskLabels: Readonly<Record<string, string>> = {
  dark_circles: "cernes",
  eye_bags: "poches",
  lacrimal_grooves: "sillons",
  lines_fine: "lignes fines",
  lines_deep: "lignes marquées",
  pores_points: "pores",
  acne_regions: "imperfections",
  sagging_folds: "plis",
  pigmentation_spots: "taches",
};

/** Holds what is counted, by mask: one, several. */
const counted: Readonly<Record<string, readonly [one: string, several: string]>> = {
  lines_fine: ["ligne fine", "lignes fines"],
  lines_deep: ["ligne marquée", "lignes marquées"],
  pores_points: ["pore repéré", "pores repérés"],
  acne_regions: ["imperfection repérée", "imperfections repérées"],
  pigmentation_spots: ["tache repérée", "taches repérées"],
};

/** Holds what is said when there is nothing to draw. */
const nothing: Readonly<Partial<Record<CriterionKey, string>>> = {
  Redness: "Aucune rougeur localisée.",
  Uniformness: "Aucune zone irrégulière marquée.",
  EyesBag: "Aucun cerne, poche ni sillon marqué.",
  Lines: "Aucune ligne marquée.",
  Pores: "Aucun pore dilaté repéré.",
  Acne: "Aucune imperfection repérée.",
  Sagging: "Aucun pli marqué de part et d’autre de la bouche.",
  Pigmentation: "Aucune tache repérée.",
  Translucency: "Aucune zone terne marquée.",
  Hydration: "Aucune zone d’aspect sec marquée.",
};

/** Gives what a mask counted. */
export function countOf(mask: DiagnosisMask): number {
  if (mask.type === "heatmap") return mask.levels.reduce((count, rings) => count + rings.length, 0);
  return mask.type === "point" ? mask.points.length : mask.shapes.length;
}

/**
 * Gives what the masks of a criterion show, in words, for whoever does not see them: « 7 taches repérées, surtout sur la joue
 * gauche. »
 * @param masks those of the criterion, at least one
 * @param observed whether the criterion is looked at and not scored: nobody counts its pores
 */
export function maskSentence(key: CriterionKey, masks: readonly DiagnosisMask[], observed = false): string {
  const shown = masks.filter((mask) => countOf(mask) > 0);
  if (shown.length === 0) return nothing[key] ?? "";
  if (key === "EyesBag") return capital(`${formatList(shown.map(signSentence))}.`);
  if (key === "Sagging")
    return `Plis visibles ${sidesOf(shown.flatMap(({ places }) => places))} de la bouche.`;
  const places = shown.flatMap((mask) => mask.places);
  const where = mainPlaces(totals(places));
  const counts = shown.flatMap((mask) => {
    const words = observed && mask.type === "point" ? undefined : counted[mask.name];
    return words ? [formatCount(countOf(mask), ...words)] : [];
  });
  if (counts.length === 0) return where ? `Surtout ${where}.` : "Sur l’ensemble du visage.";
  const count = formatList(counts);
  if (!where) return `${count}.`;
  return isInOnePlace(places) ? `${count}, sur ${where}.` : `${count}, surtout sur ${where}.`;
}

/** The amounts of the same part, added up. */
function totals(places: readonly MaskPlace[]): MaskPlace[] {
  const sums = new Map<string, number>();
  for (const { area, amount } of places) sums.set(area, (sums.get(area) ?? 0) + amount);
  return [...sums].map(([area, amount]) => ({ area, amount }));
}

/** « cernes des deux côtés » */
const signSentence = ({ name, places }: DiagnosisMask): string =>
  `${maskLabels[name] ?? name} ${sidesOf(places)}`;

function sidesOf(places: readonly MaskPlace[]): string {
  const [right, left] = ["right_", "left_"].map((side) => places.some(({ area }) => area.startsWith(side)));
  if (right === left) return "des deux côtés";
  return right ? "du côté droit" : "du côté gauche";
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
