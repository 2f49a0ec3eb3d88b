/** Describes what the order of two diagnoses depends on. */
export interface DatedDiagnosis {
  readonly id: string;
  readonly created: Date;
}

/**
 * Two diagnoses, the older one first, whatever the order given. Those of the same instant are ordered by id, in
 * code units, so that every device agrees.
 */
export function oldestFirst<T extends DatedDiagnosis>(one: T, other: T): readonly [before: T, after: T] {
  const difference = one.created.getTime() - other.created.getTime();
  const inOrder = difference === 0 ? one.id <= other.id : difference < 0;
  return inOrder ? [one, other] : [other, one];
}

/**
 * Id of the stored recap of two diagnoses, `oldId-newId` (specification 3: ia-recaps). It is built, never taken
 * apart: an id may contain a hyphen itself.
 * @param oldId id of the older diagnosis
 * @param newId id of the newer one
 */
export function comparisonKey(oldId: string, newId: string): string {
  return `${oldId}-${newId}`;
}
