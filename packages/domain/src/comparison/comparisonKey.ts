/**
 * Id of the stored recap of two diagnoses, `oldId-newId` (specification 3: ia-recaps). It is built, never taken
 * apart: an id may contain a hyphen itself.
 * @param oldId id of the older diagnosis
 * @param newId id of the newer one
 */
export function comparisonKey(oldId: string, newId: string): string {
  return `${oldId}-${newId}`;
}
