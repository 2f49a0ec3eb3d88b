import { type CareMoment, careMoments } from "../recommendation/careMoment.ts";
import { type Routine, routineLimits, type RoutineStep } from "./routine.ts";

/** Reason why a routine could not be changed as asked. */
export type RoutineRefusal = "duplicate" | "full" | "quantity" | "unknown";

/** Holds what a person is told of a refusal. */
export const routineRefusalTexts: Readonly<Record<RoutineRefusal, string>> = {
  duplicate: "Ce produit ou ce soin est déjà présent à ce moment de la routine.",
  full: "Un moment de la routine compte 20 étapes au plus.",
  quantity: "La quantité va de 1 à 99.",
  unknown: "Cette étape ne fait plus partie de la routine.",
};

/** A routine after a change, or the routine as it was with the reason. */
export interface RoutineChange {
  readonly routine: Routine;
  /** null when the change was made. */
  readonly refusal: RoutineRefusal | null;
}

/** The routine as it was, and why. */
export function refused(routine: Routine, refusal: RoutineRefusal): RoutineChange {
  return { routine, refusal };
}

/**
 * The changed routine, unless a moment that a product came to is against the limits. The others are not judged: a
 * stored moment beyond the limits can still be read, described and emptied.
 */
export function settled(before: Routine, after: Routine): RoutineChange {
  const refusal = careMoments
    .filter((moment) =>
      after[moment].some((step) => !before[moment].some((old) => isSamePlacement(old, step))),
    )
    .map((moment) => momentRefusal(after, moment))
    .find((found) => found !== null);
  return refusal ? refused(before, refusal) : { routine: after, refusal: null };
}

function isSamePlacement(one: RoutineStep, other: RoutineStep): boolean {
  return one.id === other.id && one.recommendation === other.recommendation;
}

/** Gives what is against the limits in one moment: a recommendation placed twice, too many steps; null when nothing is. */
export function momentRefusal(
  routine: Readonly<Record<CareMoment, readonly { readonly recommendation: string }[]>>,
  moment: CareMoment,
): "duplicate" | "full" | null {
  const steps = routine[moment];
  if (new Set(steps.map(({ recommendation }) => recommendation)).size < steps.length) return "duplicate";
  return steps.length > routineLimits.stepsPerMoment ? "full" : null;
}
