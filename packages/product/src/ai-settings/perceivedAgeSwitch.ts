import { dateSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Tells whether the perceived age is estimated, and who decided it; stored as `perceivedAge` in `settings/ai`. */
export interface PerceivedAgeSwitch {
  /** False until an administrator has read the note on the model (`perceivedAgeNote`) and switched it on. */
  readonly enabled: boolean;
  /** The administrator who switched it last; null as long as nobody has. */
  readonly decidedBy: string | null;
  readonly decided: Date | null;
}

/** Holds what a new project starts with: the origin of the model is for somebody to judge. */
export const perceivedAgeOff: PerceivedAgeSwitch = { enabled: false, decidedBy: null, decided: null };

const decision = v.object({
  enabled: v.boolean(),
  decidedBy: v.pipe(v.string(), v.nonEmpty()),
  decided: dateSchema,
});

const settings = v.object({ perceivedAge: v.fallback(v.optional(decision), undefined) });

/**
 * Reads the switch out of the fields of `settings/ai`. Never throws: without who and when nobody has decided, and it is
 * off. Apart from the other settings, which bring the French texts of all criteria.
 */
export function readPerceivedAgeSwitch(fields: unknown): PerceivedAgeSwitch {
  const read = v.safeParse(settings, fields);
  return (read.success ? read.output.perceivedAge : undefined) ?? perceivedAgeOff;
}
