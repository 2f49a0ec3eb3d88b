import { plural } from "../format/countFormat.ts";
import { careMoments } from "../recommendation/careMoment.ts";
import type { Recommendation } from "../recommendation/recommendation.ts";
import { type CatalogueViewer, exclusionOf } from "../recommendation/visibility.ts";
import { typeset } from "../text/typeset.ts";
import type { Routine, RoutineStep } from "./routine.ts";

/**
 * The steps of a routine that its professional may not add: of a recommendation that they do not see. What was in the
 * routine before stays, even when the catalogue no longer has it.
 * @param recommendations those that the routine names, as far as they are there
 */
export function unknownSteps(
  routine: Routine,
  stored: Routine,
  recommendations: readonly Recommendation[],
  viewer: CatalogueViewer,
): RoutineStep[] {
  const kept = new Set(
    careMoments.flatMap((moment) => stored[moment].map(({ recommendation }) => recommendation)),
  );
  const seen = new Set(
    recommendations.filter((known) => exclusionOf(known, viewer) === null).map(({ id }) => id),
  );
  return careMoments.flatMap((moment) =>
    routine[moment].filter(({ recommendation }) => !kept.has(recommendation) && !seen.has(recommendation)),
  );
}

/** Gives what is said of unknown steps, each name once; null when there are none. */
export function unknownStepsSentence(steps: readonly RoutineStep[]): string | null {
  if (steps.length === 0) return null;
  const names = new Set(steps.map(({ label }) => `« ${label} »`));
  const todo = plural(names.size, "Retirez-le de la routine", "Retirez-les de la routine");
  return typeset(`Votre catalogue ne propose plus : ${[...names].join(", ")}. ${todo}.`);
}
