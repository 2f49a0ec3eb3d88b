import { oldestFirst } from "@carnation/domain/comparison";
import type { Diagnosis } from "@carnation/product/diagnosis";

/** Most that can be compared. */
const PAIR = 2;

/** Gives what is ticked after one more tick or one less: the two ticked last. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-PAIR);
}

/** The two that are ticked, the older one first; null while there are not two. */
export function chosenPair(
  diagnoses: readonly Diagnosis[],
  chosen: readonly string[],
): readonly [before: Diagnosis, after: Diagnosis] | null {
  const [one, other] = diagnoses.filter(({ id }) => chosen.includes(id));
  return one && other ? oldestFirst(one, other) : null;
}
