import { careMoments, type Diagnosis } from "@carnation/domain";

/** How many of the diagnoses have a routine that holds a recommendation. */
export function routinesWith(diagnoses: readonly Diagnosis[], id: string): number {
  return diagnoses.filter(({ routine }) =>
    careMoments.some((moment) => routine[moment].some(({ recommendation }) => recommendation === id)),
  ).length;
}
