import { formatDate } from "../format/dateFormat.ts";
import { parseIsoDay } from "../format/isoDay.ts";
import { careMomentLabels, careMoments } from "../recommendation/careMoment.ts";
import { typeset } from "../text/typeset.ts";
import type { Routine, RoutineStep } from "./routine.ts";
import { countSteps } from "./routineSummary.ts";

/** Tells whether a routine has no step at any moment. */
export function isEmptyRoutine(routine: Routine): boolean {
  return countSteps(routine) === 0;
}

/** Tells whether a routine was ever saved, also an empty one; one with steps was, even from before there were versions. */
export function isSavedRoutine(routine: Routine): boolean {
  return routine.version > 0 || !isEmptyRoutine(routine);
}

/** Tells whether two routines advise the same: steps and their order, next photo, note; not the discount, nor the version. */
export function isSameRoutine(one: Routine, other: Routine): boolean {
  return adviceOf(one) === adviceOf(other);
}

function adviceOf(routine: Routine): string {
  const { nextPhoto, note } = routine;
  return JSON.stringify([careMoments.map((moment) => routine[moment].map(stepText)), nextPhoto, note.trim()]);
}

function stepText({
  recommendation,
  label,
  quantity,
  owned,
  frequency,
  note,
  override,
}: RoutineStep): string {
  const texts = [label, frequency, note, override ?? ""].map((text) => text.trim());
  return JSON.stringify([recommendation, quantity, owned === true, ...texts]);
}

/**
 * Lists what another version of a routine has that one's own has not, for whoever chooses between the two: « Matin : avec
 * « Sérum », sans « Lotion » », one sentence for each moment, the next photo and the note.
 */
export function routineDifferences(own: Routine, other: Routine): string[] {
  const moments = careMoments.flatMap((moment) => {
    const parts = stepDifferences(own[moment], other[moment]);
    return parts.length === 0 ? [] : [`${careMomentLabels[moment]} : ${parts.join(", ")}`];
  });
  const photo =
    own.nextPhoto === other.nextPhoto ? [] : [`Prochaine photo : ${dayText(other.nextPhoto ?? "")}`];
  const note = own.note.trim() === other.note.trim() ? [] : ["Le mot à la personne n’est pas le même"];
  return [...moments, ...photo, ...note].map(typeset);
}

function stepDifferences(own: readonly RoutineStep[], other: readonly RoutineStep[]): string[] {
  const without = (steps: readonly RoutineStep[], known: readonly RoutineStep[]): RoutineStep[] =>
    steps.filter(({ recommendation }) => !known.some((step) => step.recommendation === recommendation));
  const named = (word: string, steps: readonly RoutineStep[]): string[] =>
    steps.map(({ label }) => `${word} « ${label} »`);
  const [added, missing] = [without(other, own), without(own, other)];
  const kept = (steps: readonly RoutineStep[], apart: readonly RoutineStep[]): string[] =>
    steps.filter((step) => !apart.includes(step)).map(stepText);
  const [before, after] = [kept(own, missing), kept(other, added)];
  const isReordered = before.join() !== after.join() && before.toSorted().join() === after.toSorted().join();
  const isReworded = before.toSorted().join() !== after.toSorted().join();
  return [
    ...named("avec", added),
    ...named("sans", missing),
    ...(isReordered ? ["dans un autre ordre"] : []),
    ...(isReworded ? ["des précisions différentes"] : []),
  ];
}

function dayText(day: string): string {
  const date = parseIsoDay(day);
  return date === null ? "aucune date" : formatDate(date);
}
