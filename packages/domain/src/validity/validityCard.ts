import { formatNumber, formatPercent } from "../format/numberFormat.ts";
import { typeset } from "../text/typeset.ts";
import type { CriterionKey } from "../criterion/criterionId.ts";
import { measuredCards } from "./measuredCards.ts";

/** Measures of one criterion on real photos, by the bench; shares are 0 to 1, points are of 100. */
export interface ValidityCard {
  /** Photos on which it had a score. */
  readonly scored: number;
  /** Share of the counted marks that are what they were counted as, judged by eye; null for a criterion that counts none. */
  readonly realMarks: { readonly share: number; readonly judged: number } | null;
  /** Chance that a face of 45 years or less scores better than one of 62 or more, 0 to 1. */
  readonly ageAuc: { readonly auc: number; readonly younger: number; readonly older: number };
  /** Difference of the share in the good band between the darkest and the lightest third of skins, in points. */
  readonly toneGap: number;
  /** Share of changed photos and re-shots whose score stayed within the margin. */
  readonly withinMargin: { readonly share: number; readonly compared: number };
  /** Median margin, in points. */
  readonly medianMargin: number;
  /** Within how many points 19 of 20 of its areas stay between two photos of one skin; null without areas. */
  readonly areaMargin: number | null;
  /** The same of its sub-measures out of 100. */
  readonly subMeasureMargin: number | null;
}

/** Aims of a card: a criterion that misses one is looked at and has no score. */
export const validityAims = {
  realMarks: { Acne: 0.8, Pigmentation: 0.85 },
  /** Of what age shows in by itself. */
  ageAuc: { Lines: 0.8 },
  toneGap: 12,
  /** Reached by the lower end of the 95 % interval: 24 of 24 re-shots prove little. */
  withinMargin: 0.96,
  medianMargin: 8,
} as const;

/** One measure of a card beside its aim. */
export interface ValidityMeasure {
  readonly measure: "marks" | "age" | "truth" | "tone" | "repeatability" | "margin" | "parts";
  /** Null where there is nothing to judge by. */
  readonly reached: boolean | null;
  /** In French, with the aim. */
  readonly sentence: string;
}

/** The card of a criterion; null for the ages and the jowls, which have no score out of 100. */
export function validityCardOf(key: CriterionKey): ValidityCard | null {
  return Object.entries<ValidityCard>(measuredCards.criteria).find(([name]) => name === key)?.[1] ?? null;
}

const aimOf = (aims: Readonly<Record<string, number>>, key: CriterionKey): number | null => aims[key] ?? null;

/** Lower end of the 95 % interval of a share (Wilson's score interval); 0 of nothing. */
function leastShare(share: number, count: number): number {
  if (count === 0) return 0;
  const z = 1.96;
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z / (2 * count)) ** 2);
  return (share + z ** 2 / (2 * count) - spread) / (1 + z ** 2 / count);
}

/** Every measure of a card that has an aim, in the order in which they matter. */
export function validityMeasures(
  key: CriterionKey,
  card: ValidityCard | null = validityCardOf(key),
): readonly ValidityMeasure[] {
  if (card === null) return [];
  const { realMarks, ageAuc, toneGap, withinMargin, medianMargin, areaMargin, subMeasureMargin } = card;
  const [marksAim, ageAim] = [aimOf(validityAims.realMarks, key), aimOf(validityAims.ageAuc, key)];
  const measures: ValidityMeasure[] = [];
  const add = (
    measure: ValidityMeasure["measure"],
    reached: ValidityMeasure["reached"],
    sentence: string,
  ): void => {
    measures.push({ measure, reached, sentence: typeset(sentence) });
  };
  if (marksAim !== null) {
    const { share, judged } = realMarks ?? { share: 0, judged: 0 };
    add(
      "marks",
      share >= marksAim,
      `Justesse : ${formatPercent(share)} des marques comptées en sont, sur ${formatNumber(judged)} jugées à l’œil (au moins ${formatPercent(marksAim)}).`,
    );
  }
  if (ageAim !== null) {
    add(
      "age",
      ageAuc.auc >= ageAim,
      `Justesse : dans ${formatPercent(ageAuc.auc)} des paires, le visage de 45 ans ou moins a un meilleur score que celui de 62 ans ou plus (au moins ${formatPercent(ageAim)}).`,
    );
  }
  if (marksAim === null && ageAim === null) {
    add("truth", null, "Justesse : aucune référence indépendante n’existe encore pour ce critère.");
  }
  add(
    "tone",
    toneGap <= validityAims.toneGap,
    `Carnations : ${formatNumber(toneGap, 0)} points d’écart entre les peaux les plus foncées et les plus claires, parmi les « points forts » (au plus ${validityAims.toneGap}).`,
  );
  add(
    "repeatability",
    leastShare(withinMargin.share, withinMargin.compared) >= validityAims.withinMargin,
    `Répétabilité : ${formatPercent(withinMargin.share)} des ${formatNumber(withinMargin.compared)} reprises restent dans la marge (au moins ${formatPercent(validityAims.withinMargin)}, sur assez de reprises pour l’affirmer).`,
  );
  add(
    "margin",
    medianMargin <= validityAims.medianMargin,
    `Marge : ${formatNumber(medianMargin, 1)} points pour une photo ordinaire (au plus ${validityAims.medianMargin}).`,
  );
  // Zones and sub-measures are judged by the margin of the whole.
  const parts = Math.max(areaMargin ?? 0, subMeasureMargin ?? 0);
  if (parts > 0) {
    add(
      "parts",
      parts <= medianMargin,
      `Zones et sous-mesures : 19 reprises sur 20 restent à moins de ${formatNumber(parts, 1)} points (au plus la marge du critère).`,
    );
  }
  return measures;
}

/** Tells whether a criterion may have a score: its card reaches every aim, or it has none. */
export function isScoreValid(key: CriterionKey): boolean {
  return validityMeasures(key).every(({ reached }) => reached !== false);
}
