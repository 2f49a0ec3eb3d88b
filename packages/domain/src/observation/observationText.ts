import type { Criterion } from "../criterion/criterion.ts";
import type { Observation } from "./observation.ts";
import { observationChoices } from "./observationChoices.ts";

/** « Ovale légèrement adouci · 3/4 »: what was observed, in words. */
export function observedWords(criterion: Criterion, { choice }: Pick<Observation, "choice">): string {
  const chosen = observationChoices(criterion).find(({ value }) => value === choice);
  return chosen ? `${chosen.label} · ${chosen.short}` : "";
}
