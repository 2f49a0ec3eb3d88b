import { careMoments } from "@carnation/domain/internal/recommendation";
import {
  addStep,
  type CareMoment,
  describeStep,
  type Recommendation,
  type Routine,
  type RoutineRefusal,
} from "@carnation/domain/routine";
import type { Diagnosis } from "@carnation/product/diagnosis";

/**
 * A routine with a product at each of the moments where it is not yet, or why it cannot be put there.
 * @param override why it is kept although a contraindication sets it aside
 */
export function withProduct(
  routine: Routine,
  recommendation: Recommendation,
  chosen: readonly CareMoment[],
  places: ReadonlyMap<string, number>,
  override: string | null = null,
): { readonly routine: Routine; readonly refusal: RoutineRefusal | null } {
  const place = places.get(recommendation.subcategory ?? "") ?? places.size;
  let changed = routine;
  let refusal: RoutineRefusal | null = null;
  for (const moment of chosen) {
    const change = addStep(changed, moment, { ...recommendation, place });
    changed = change.routine;
    refusal ??= change.refusal;
  }
  if (changed === routine) return { routine, refusal };
  for (const step of chosen.flatMap((moment) => changed[moment])) {
    if (step.recommendation !== recommendation.id || override === null) continue;
    changed = describeStep(changed, step.id, { override: step.override ?? override }).routine;
  }
  return { routine: changed, refusal: null };
}

/** Counts how many of the diagnoses have a routine that holds a recommendation. */
export function routinesWith(diagnoses: readonly Diagnosis[], id: string): number {
  return diagnoses.filter(({ routine }) =>
    careMoments.some((moment) => routine[moment].some(({ recommendation }) => recommendation === id)),
  ).length;
}
