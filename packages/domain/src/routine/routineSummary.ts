import { type CareMoment, careMomentLabels, careMoments } from "../recommendation/careMoment.ts";
import { formatDate } from "../format/dateFormat.ts";
import { parseIsoDay } from "../format/isoDay.ts";
import { typeset } from "../text/typeset.ts";
import type { Routine, RoutineStep } from "./routine.ts";

/** Describes what is applied at one moment. */
export interface MomentSummary {
  readonly moment: CareMoment;
  /** « Matin » */
  readonly label: string;
  /** Names of the steps in their order, never empty. */
  readonly names: readonly string[];
}

/** A routine in a few words: the moments that have steps, with their names. */
export function routineSummary(routine: Routine): MomentSummary[] {
  return careMoments
    .filter((moment) => routine[moment].length > 0)
    .map((moment) => ({
      moment,
      label: careMomentLabels[moment],
      names: routine[moment].map(({ label }) => label),
    }));
}

/** Counts how many steps a routine has in all; one that was never saved has none. */
export function countSteps(routine: Routine): number {
  return careMoments.reduce((sum, moment) => sum + routine[moment].length, 0);
}

/** A routine as a text to keep: every step with how often, how and how many, then the note and the next photo. */
export function routineText(routine: Routine): string {
  const moments = routineSummary(routine).map(({ moment, label }) =>
    [label, ...routine[moment].map((step, index) => `${index + 1}. ${stepText(step)}`)].join("\n"),
  );
  const next = routine.nextPhoto === null ? null : parseIsoDay(routine.nextPhoto);
  const ends = [routine.note, next === null ? "" : typeset(`Prochaine photo : le ${formatDate(next)}`)];
  return [...moments, ...ends.filter((text) => text !== "")].join("\n\n");
}

function stepText({ label, quantity, frequency, note, override }: RoutineStep): string {
  const amount = quantity > 1 ? ` × ${quantity}` : "";
  const kept = override === null ? "" : typeset(`Maintenu : ${override}`);
  const words = [frequency, note, kept].filter((text) => text !== "");
  return [`${label}${amount}`, ...words].join(" – ");
}
