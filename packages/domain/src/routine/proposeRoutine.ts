import { type CareMoment, careMoments } from "../recommendation/careMoment.ts";
import { emptyRoutine, type Routine } from "./routine.ts";
import { momentRefusal } from "./routineChange.ts";
import { nextStepId, type RoutineProduct, stepOf, withStepInOrder } from "./routineProduct.ts";

/** Most cares in the cabin that a routine is proposed with (CRITERIA F). */
export const PROPOSED_CABIN_STEPS = 3;

/** Moment whose kinds a moment shares: what is used once a week takes the place of its kind on an evening. */
const evenings: ReadonlyMap<CareMoment, CareMoment> = new Map([["weekly", "evening"]]);

/** Describes what can be proposed; a `Recommendation` with its score and its place is one. */
export interface RoutineCandidate extends RoutineProduct {
  /** Id of its subcategory, which is the step of the routine that it fills; null when it fills one of its own. */
  readonly subcategory: string | null;
  /** Moment when it can be applied. */
  readonly moments: readonly CareMoment[];
  /** Measure of how well it answers the diagnosis, 0-100. */
  readonly score: number;
}

/**
 * The routine that a diagnosis starts from: at each moment the best candidate of each subcategory, in the order of
 * application, and at most three cares in the cabin (CRITERIA F). A candidate that answers nothing (score 0) is left
 * out. A professional changes all of it.
 * @param ranked best first, without those that a contraindication sets aside
 */
export function proposeRoutine(
  ranked: readonly RoutineCandidate[],
  { cabinSteps = PROPOSED_CABIN_STEPS }: { readonly cabinSteps?: number | undefined } = {},
): Routine {
  const filled = new Set<string>();
  return ranked
    .filter(({ score }) => score > 0)
    .reduce<Routine>((routine, candidate) => {
      const placed = careMoments.filter((moment) => candidate.moments.includes(moment));
      return placed.reduce((current, moment) => {
        const kind = candidate.subcategory ?? `of ${candidate.id}`;
        const role = `${evenings.get(moment) ?? moment} ${kind}`;
        if (filled.has(role) || (moment === "cabin" && current.cabin.length >= cabinSteps)) return current;
        const steps = withStepInOrder(current[moment], stepOf(candidate, nextStepId(current), moment));
        const next = { ...current, [moment]: steps };
        if (momentRefusal(next, moment) !== null) return current;
        filled.add(role);
        return next;
      }, routine);
    }, emptyRoutine);
}
