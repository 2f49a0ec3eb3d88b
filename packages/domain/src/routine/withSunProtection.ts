import type { Recommendation } from "../recommendation/recommendation.ts";
import type { Subcategory } from "../subcategory/subcategory.ts";
import { compareOrders } from "../subcategory/subcategoryOrder.ts";
import { addStep } from "./changeRoutine.ts";
import type { Routine } from "./routine.ts";
import { routineProduct } from "./routineCandidates.ts";
import { activesById } from "./careActives.ts";
import { routineWarnings } from "./routineWarnings.ts";

/**
 * Adds the sun protection that a routine is warned to miss, so that nothing is called compulsory and left out.
 * @param choices what may be proposed; the first protection of the morning in the catalogue's order is taken
 * @returns the routine as it is where it needs none, or none may be proposed
 */
export function withSunProtection(
  routine: Routine,
  choices: readonly Recommendation[],
  subcategories: readonly Subcategory[],
): Routine {
  const isMissing = routineWarnings(routine, choices, subcategories).some(
    ({ kind }) => kind === "no-sunscreen",
  );
  if (!isMissing) return routine;
  const actives = activesById(choices, subcategories);
  const [protection] = choices
    .filter(({ id, moments }) => moments.includes("morning") && actives.get(id)?.includes("sun-protection"))
    .toSorted((one, other) => compareOrders(one.order, other.order));
  if (protection === undefined) return routine;
  return addStep(routine, "morning", routineProduct(protection, subcategories)).routine;
}
