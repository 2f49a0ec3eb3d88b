import type { Criterion, CriterionId } from "./criterion.ts";
import { eyesAge, perceivedAge } from "./definitions/age.ts";
import { pigmentation, redness, translucency, uniformness } from "./definitions/complexion.ts";
import { eyesBag, jowls, sagging } from "./definitions/contour.ts";
import { acne, hydration, lines, pores } from "./definitions/texture.ts";

/**
 * The 13 criteria in their order of display. Thresholds are starting values, meant to be edited in the AI
 * settings: every function that bands or compares takes the criterion as an argument and never looks here.
 */
export const criteria: readonly Criterion[] = [
  redness,
  perceivedAge,
  uniformness,
  eyesBag,
  lines,
  pores,
  acne,
  sagging,
  pigmentation,
  eyesAge,
  translucency,
  hydration,
  jowls,
];

const byId: Readonly<Record<CriterionId, Criterion>> = {
  30: redness,
  31: perceivedAge,
  32: uniformness,
  33: eyesBag,
  69: lines,
  35: pores,
  36: acne,
  37: sagging,
  39: pigmentation,
  41: eyesAge,
  50: translucency,
  51: hydration,
  999: jowls,
};

/** The criterion with that id, with its starting thresholds. */
export function criterionById(id: CriterionId): Criterion {
  return byId[id];
}

/** Whether a criterion is an age in years: banded against the real age only, left out of every global view. */
export function isAge(criterion: Criterion): boolean {
  return criterion.unit === "ans";
}
