import { sessionsOf } from "./placedMoments.ts";
import { type Routine, routineLimits, type RoutineStep } from "./routine.ts";
import { type CareMoment, careMoments } from "../recommendation/careMoment.ts";
import { shortenText } from "../text/shortenText.ts";

/** Describes what a routine copies of a recommendation; a `Recommendation` with its place is one. */
export interface RoutineProduct {
  /** Id of the recommendation. */
  readonly id: string;
  readonly name: string;
  /** Frequency: how often, in words; may be empty. */
  readonly frequency: string;
  /** Way that it is applied; may be empty. */
  readonly use: string;
  /** Place of its subcategory in the order of application, from 0: see `subcategoryPlaces`. */
  readonly place: number;
}

/** The step that places a product: one of it, or the sessions of a course in the cabin, in its own words, shortened to the limits. */
export function stepOf(product: RoutineProduct, id: string, moment: CareMoment): RoutineStep {
  return {
    id,
    recommendation: product.id,
    label: shortenText(product.name, routineLimits.labelLength),
    place: product.place,
    quantity: moment === "cabin" ? sessionsOf(product.frequency) : 1,
    frequency: shortenText(product.frequency, routineLimits.frequencyLength),
    note: shortenText(product.use, routineLimits.stepNoteLength),
    override: null,
  };
}

/** An id that no step of the routine has: « s » and the number after the largest one. */
export function nextStepId(routine: Routine): string {
  const numbers = careMoments.flatMap((moment) =>
    routine[moment].map(({ id }) => (/^s\d{1,9}$/u.test(id) ? Number(id.slice(1)) : 0)),
  );
  return `s${Math.max(0, ...numbers) + 1}`;
}

/** The steps with another one at its place in the order of application, after those of the same place. */
export function withStepInOrder(steps: readonly RoutineStep[], step: RoutineStep): readonly RoutineStep[] {
  const next = steps.findIndex(({ place }) => place > step.place);
  return next < 0 ? [...steps, step] : steps.toSpliced(next, 0, step);
}
