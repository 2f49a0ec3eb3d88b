import { type CareMoment, careMoments } from "../recommendation/careMoment.ts";
import { isQuantity, momentSteps, type Routine, type RoutineStep } from "./routine.ts";
import { refused, type RoutineChange, settled } from "./routineChange.ts";
import { nextStepId, type RoutineProduct, stepOf, withStepInOrder } from "./routineProduct.ts";

/** Place where a step stands. */
export interface StepPosition {
  readonly moment: CareMoment;
  /** Counted from 0. */
  readonly index: number;
}

/**
 * Adds a product to a moment, at its place in the order of application. The same bottle serves another moment too: it has
 * one quantity.
 */
export function addStep(routine: Routine, moment: CareMoment, product: RoutineProduct): RoutineChange {
  const step = stepOf(product, nextStepId(routine), moment);
  const steps = withStepInOrder(routine[moment], { ...step, ...purchaseOf(routine, product.id, moment) });
  return settled(routine, { ...routine, [moment]: steps });
}

/** Puts a step that was removed back where it stood, at the end of its moment when that has become shorter. */
export function restoreStep(
  routine: Routine,
  step: RoutineStep,
  { moment, index }: StepPosition,
): RoutineChange {
  const isTaken = findStep(routine, step.id) !== null;
  const returned = isTaken ? { ...step, id: nextStepId(routine) } : step;
  return settled(routine, { ...routine, [moment]: routine[moment].toSpliced(index, 0, returned) });
}

/** The steps of a routine that another has no more, each where it stood. */
export function removedSteps(
  before: Routine,
  after: Routine,
): (StepPosition & { readonly step: RoutineStep })[] {
  return careMoments.flatMap((moment) =>
    before[moment].flatMap((step, index) =>
      findStep(after, step.id) === null ? [{ moment, index, step }] : [],
    ),
  );
}

/**
 * Puts another product in the place of a step, which keeps its id, its position and its quantity, unless the product stands
 * at another moment already.
 */
export function swapStep(routine: Routine, stepId: string, product: RoutineProduct): RoutineChange {
  const moment = findStep(routine, stepId)?.moment ?? "morning";
  return withStep(routine, stepId, (step) => ({
    ...stepOf(product, step.id, moment),
    quantity: step.quantity,
    ...purchaseOf(routine, product.id, moment),
  }));
}

/** Describes what a professional writes on a step. */
export type StepTexts = Partial<Pick<RoutineStep, "frequency" | "note" | "override">>;

/** Changes the words of a step; their lengths are checked when the routine is saved. */
export function describeStep(routine: Routine, stepId: string, texts: StepTexts): RoutineChange {
  return withStep(routine, stepId, (step) => ({ ...step, ...texts }));
}

/** Changes how many of a step are sold, 1 to 99, at every moment that the same product serves. */
export function setQuantity(routine: Routine, stepId: string, quantity: number): RoutineChange {
  return isQuantity(quantity)
    ? withPurchase(routine, stepId, (step) => ({ ...step, quantity }))
    : refused(routine, "quantity");
}

/** Says that the person has a product at home already, or has not: at every moment that it serves. */
export function setOwned(routine: Routine, stepId: string, isOwned: boolean): RoutineChange {
  return withPurchase(routine, stepId, ({ owned: _before, ...step }) =>
    isOwned ? { ...step, owned: true } : step,
  );
}

/** Changes every step that one purchase serves. */
function withPurchase(
  routine: Routine,
  stepId: string,
  change: (step: RoutineStep) => RoutineStep,
): RoutineChange {
  const found = findStep(routine, stepId);
  if (!found) return refused(routine, "unknown");
  const isSold = isSoldWith(found.step.recommendation, found.moment);
  const steps = momentSteps((moment) =>
    routine[moment].map((step) => (step.id === stepId || isSold(step, moment) ? change(step) : step)),
  );
  return settled(routine, { ...routine, ...steps });
}

/** Tells which steps one purchase serves: the same product at home, or the same care in the cabin. */
function isSoldWith(recommendation: string, where: CareMoment) {
  return (step: RoutineStep, moment: CareMoment): boolean =>
    step.recommendation === recommendation && (moment === "cabin") === (where === "cabin");
}

/** The quantity that a product of a routine is sold in, and whether it is owned; nothing while it is not there yet. */
function purchaseOf(
  routine: Routine,
  recommendation: string,
  where: CareMoment,
): Partial<Pick<RoutineStep, "quantity" | "owned">> {
  const isSold = isSoldWith(recommendation, where);
  const steps = careMoments.flatMap((moment) => routine[moment].filter((step) => isSold(step, moment)));
  if (steps.length === 0) return {};
  const quantity = Math.max(...steps.map((step) => step.quantity));
  return steps.every(({ owned }) => owned) ? { quantity, owned: true } : { quantity };
}

interface FoundStep extends StepPosition {
  readonly step: RoutineStep;
}

/** A step by its id; null when it is nowhere. */
export function findStep(routine: Routine, stepId: string): FoundStep | null {
  for (const moment of careMoments) {
    for (const [index, step] of routine[moment].entries()) {
      if (step.id === stepId) return { moment, index, step };
    }
  }
  return null;
}

function withStep(
  routine: Routine,
  stepId: string,
  change: (step: RoutineStep) => RoutineStep,
): RoutineChange {
  const found = findStep(routine, stepId);
  if (!found) return refused(routine, "unknown");
  const steps = routine[found.moment].with(found.index, change(found.step));
  return settled(routine, { ...routine, [found.moment]: steps });
}
