import type { Criterion } from "../criterion/criterion.ts";
import { formatDate } from "../format/dateFormat.ts";
import type { FormatOptions } from "../format/formatOptions.ts";
import { NO_BREAK_SPACE } from "../text/signs.ts";
import type { Observation } from "./observation.ts";
import { observationChoices } from "./observationChoices.ts";

/** « Ovale légèrement adouci · 3/4 »: what was observed, in words. */
export function observedWords(criterion: Criterion, { choice }: Pick<Observation, "choice">): string {
  const chosen = observationChoices(criterion).find(({ value }) => value === choice);
  return chosen ? `${chosen.label} · ${chosen.short}` : "";
}

/** « Votre observation du 12 mars 2026 : Ovale légèrement adouci · 3/4 », wherever it stands alone. */
export function observationSentence(
  criterion: Criterion,
  observation: Observation,
  options: FormatOptions = {},
): string {
  const title = `Votre observation du ${formatDate(observation.date, options)}`;
  return `${title}${NO_BREAK_SPACE}: ${observedWords(criterion, observation)}`;
}
