import type { Diagnosis } from "@carnation/product/diagnosis";

type Dated = Pick<Diagnosis, "id" | "created" | "state">;

/**
 * The diagnosis that one is compared with: the finished one before it; for the first one, the one after it. Null when there
 * is no other.
 * @param all of the same person, in any order
 */
export function comparedWith<T extends Dated>(diagnosis: Dated, all: readonly T[]): T | null {
  const finished = all
    .filter(({ id, state }) => id !== diagnosis.id && state === "done")
    .toSorted((one, other) => other.created.getTime() - one.created.getTime());
  const before = finished.find(({ created }) => created.getTime() <= diagnosis.created.getTime());
  return before ?? finished.at(-1) ?? null;
}
