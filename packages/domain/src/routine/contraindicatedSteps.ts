import { type CareMoment, careMoments } from "../recommendation/careMoment.ts";
import { plural } from "../format/countFormat.ts";
import { typeset } from "../text/typeset.ts";
import type { Routine, RoutineStep } from "./routine.ts";

/** A step that a contraindication of the person forbids. */
export interface ContraindicatedStep {
  readonly moment: CareMoment;
  readonly step: RoutineStep;
  /** Names of the contraindications. */
  readonly reasons: readonly string[];
}

/**
 * The steps that stand against a contraindication without a written reason to keep them (MARKET T8). A routine is
 * printed or sent only when there are none.
 * @param reasons by id of the recommendation, the names of the contraindications that set it aside
 */
export function contraindicatedSteps(
  routine: Routine,
  reasons: ReadonlyMap<string, readonly string[]>,
): ContraindicatedStep[] {
  return careMoments.flatMap((moment) =>
    routine[moment].flatMap((step) => {
      const met = reasons.get(step.recommendation) ?? [];
      const isKept = met.length === 0 || (step.override ?? "").trim() !== "";
      return isKept ? [] : [{ moment, step, reasons: met }];
    }),
  );
}

/** Gives what is said of contraindicated steps, each product once; null when there are none. */
export function contraindicatedSentence(steps: readonly ContraindicatedStep[]): string | null {
  if (steps.length === 0) return null;
  const named = new Map(
    steps.map(({ step, reasons }) => [step.recommendation, `« ${step.label} » (${reasons.join(" ; ")})`]),
  );
  const which = [...named.values()].join(", ");
  const todo = plural(
    named.size,
    "Écrivez pourquoi vous le gardez, ou retirez-le",
    "Écrivez pourquoi vous les gardez, ou retirez-les",
  );
  return typeset(`À éviter pour cette personne : ${which}. ${todo} de la routine.`);
}
