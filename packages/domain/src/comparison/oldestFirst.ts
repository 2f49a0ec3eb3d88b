/** What the order of two diagnoses depends on. */
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
