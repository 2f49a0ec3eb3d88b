import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";
import { countSchema, optionalDaySchema, referenceIdSchema, textSchema } from "../wire/wireValues.ts";
import { emptyRoutine, isQuantity, momentSteps, type Routine } from "./routine.ts";

const storedStep = v.object({
  id: textSchema,
  recommendation: referenceIdSchema,
  label: textSchema,
  place: v.fallback(countSchema, 0),
  quantity: v.fallback(v.pipe(v.number(), v.check(isQuantity)), 1),
  frequency: textSchema,
  note: textSchema,
  override: v.nullish(v.string(), null),
});

const storedSteps = v.nullish(v.array(storedStep), []);

const storedRoutine = v.object({
  morning: storedSteps,
  evening: storedSteps,
  weekly: storedSteps,
  cabin: storedSteps,
  nextPhoto: optionalDaySchema,
  note: textSchema,
  discount: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  version: v.fallback(countSchema, 0),
});

/**
 * Reads the map `routine` of a stored diagnosis; absent or null is the empty routine. A discount that is no percentage
 * is none and a quantity that is none is 1: what cannot be read takes nothing off a price and adds nothing to it.
 * @throws {v.ValiError} when the value is not a routine
 */
export function parseRoutine(fields: unknown): Routine {
  const stored = v.parse(v.nullish(storedRoutine), fields);
  if (!stored) return emptyRoutine;
  const taken = new Set<string>();
  const named = momentSteps((moment) =>
    stored[moment].map((step, index) => ({
      ...step,
      id: freeId(step.id === "" ? `${moment}-${index + 1}` : step.id, taken),
    })),
  );
  return { ...stored, ...named };
}

/** An id that no step has yet: the one asked for, or else with a number behind it. */
function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  taken.add(free);
  return free;
}

/** The map to store as `routine` of a diagnosis, with document paths, so that `parseRoutine` reads it back. */
export function toStoredRoutine(routine: Routine): Routine {
  const { nextPhoto, note, discount, version } = routine;
  const steps = momentSteps((moment) =>
    routine[moment].map((step) => ({
      ...step,
      recommendation: documentPaths.recommendation(step.recommendation),
    })),
  );
  return { ...steps, nextPhoto, note, discount, version };
}
