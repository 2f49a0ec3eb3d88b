import type { Contraindication } from "@carnation/domain/internal/contraindication";
import { contraindicationsMet } from "@carnation/domain/internal/recommendation";
import { placedMoments } from "@carnation/domain/internal/routine";
import type { CareMoment, Recommendation, Routine, RoutineStep } from "@carnation/domain/routine";
import { foldText } from "@carnation/domain/text";
import type { CareChoice } from "./careProposal.ts";

/**
 * Gives what may take the place of a step: what answers the diagnosis, fills the same role, may be proposed and does not stand
 * at that moment yet; what is made for the moment first, then the best.
 * @param replaced the step's recommendation; null when it is no longer in the catalogue, and nothing fills its role
 */
export function replacementsFor(
  replaced: Pick<Recommendation, "id" | "category" | "subcategory"> | null,
  moment: CareMoment,
  steps: readonly Pick<RoutineStep, "recommendation">[],
  choices: readonly CareChoice[],
): CareChoice[] {
  if (replaced === null) return [];
  const taken = new Set(steps.map(({ recommendation }) => recommendation));
  const others = choices.filter(
    ({ recommendation, score, reasons }) =>
      score !== null &&
      reasons.length === 0 &&
      !taken.has(recommendation.id) &&
      recommendation.id !== replaced.id &&
      recommendation.category === replaced.category &&
      recommendation.subcategory === replaced.subcategory,
  );
  return forMoment(others, moment);
}

/**
 * Gives what can be added to a moment: all choices that do not stand there yet, what is made for the moment first.
 * @param words what somebody looks for, in the name, the kind or the description; empty for all
 */
export function choicesToAdd(
  choices: readonly CareChoice[],
  routine: Routine,
  moment: CareMoment,
  { words, kindOf }: { readonly words: string; readonly kindOf: (choice: CareChoice) => string },
): CareChoice[] {
  const looked = foldText(words)
    .split(/\s+/u)
    .filter((word) => word !== "");
  const taken = new Set(routine[moment].map(({ recommendation }) => recommendation));
  const found = choices.filter((choice) => {
    const { id, name, description } = choice.recommendation;
    const text = foldText(`${name} ${kindOf(choice)} ${description}`);
    return !taken.has(id) && looked.every((word) => text.includes(word));
  });
  return forMoment(found, moment);
}

function forMoment(choices: readonly CareChoice[], moment: CareMoment): CareChoice[] {
  const isMade = ({ recommendation }: CareChoice): boolean => placedMoments(recommendation).includes(moment);
  return [...choices.filter(isMade), ...choices.filter((choice) => !isMade(choice))];
}

/**
 * By id of the recommendation, the names of a person's contraindications that it meets, as `contraindicatedSteps` takes
 * them; without those that meet none.
 * @param met ids of the contraindications ticked for the person
 */
export function contraindicationReasons(
  recommendations: readonly Recommendation[],
  met: readonly string[],
  contraindications: readonly Pick<Contraindication, "id" | "name">[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    recommendations
      .map((known) => [known.id, contraindicationsMet(known, met, contraindications)] as const)
      .filter(([, reasons]) => reasons.length > 0),
  );
}
