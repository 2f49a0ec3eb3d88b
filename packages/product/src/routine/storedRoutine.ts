import { careMoments } from "@carnation/domain/internal/recommendation";
import { isQuantity, momentSteps } from "@carnation/domain/internal/routine";
import {
  optionalDaySchema,
  readableTextSchema,
  readFields,
  relatedId,
  relatedIdSchema,
  storedCountSchema,
  storedNumberSchema,
  textSchema,
} from "@carnation/domain/internal/wire";
import { type CareMoment, emptyRoutine, type Routine } from "@carnation/domain/routine";
import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";

const storedStep = v.object({
  id: readableTextSchema,
  recommendation: relatedIdSchema("recommendations"),
  label: readableTextSchema,
  place: v.fallback(storedCountSchema, 0),
  quantity: v.fallback(v.pipe(storedNumberSchema, v.check(isQuantity)), 1),
  frequency: readableTextSchema,
  note: readableTextSchema,
  override: v.fallback(v.nullish(v.string(), null), null),
  owned: v.fallback(v.optional(v.literal(true)), undefined),
});

type StoredStep = v.InferOutput<typeof storedStep>;

/** A step, or the recommendation alone; null for what is neither. */
function readStep(stored: unknown): StoredStep | null {
  const step = v.safeParse(storedStep, stored);
  if (step.success) return step.output;
  const named: Readonly<Record<string, unknown>> = Object(stored);
  const recommendation =
    relatedId(stored, "recommendations") ?? relatedId(named["reference"], "recommendations");
  return recommendation === null ? null : v.parse(storedStep, { recommendation });
}

const storedSteps = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  v.transform((steps) => steps.map(readStep)),
);

const storedRoutine = {
  morning: storedSteps,
  evening: storedSteps,
  weekly: storedSteps,
  cabin: storedSteps,
  nextPhoto: v.fallback(optionalDaySchema, null),
  note: textSchema,
  discount: v.nullish(v.pipe(storedNumberSchema, v.minValue(0), v.maxValue(100)), 0),
  version: v.fallback(v.nullish(storedCountSchema, 0), 0),
};

/** A routine as it was read, and whether all of what is stored could be. */
export interface ReadRoutine {
  readonly routine: Routine;
  /** False when something is stored that is in no form that can be read: it is left out. */
  readonly isWhole: boolean;
}

/**
 * Reads the map `routine` of a stored diagnosis; absent or null is the empty routine. A discount that is no percentage
 * is none and a quantity that is none is 1: what cannot be read takes nothing off a price and adds nothing to it. A step is
 * its recommendation at least; what is none is left out.
 */
export function readRoutine(fields: unknown): ReadRoutine {
  if (fields === undefined || fields === null) return { routine: emptyRoutine, isWhole: true };
  if (!isMap(fields)) return { routine: emptyRoutine, isWhole: false };
  const { values, unreadable } = readFields(storedRoutine, fields);
  const taken = new Set<string>();
  const named = momentSteps((moment) =>
    values[moment].flatMap((step, index) => {
      if (step === null) return [];
      return [{ ...step, id: freeId(step.id === "" ? `${moment}-${index + 1}` : step.id, taken) }];
    }),
  );
  // Steps under names of another system.
  const isOther = Object.entries(fields).some(
    ([name, value]) => !(name in storedRoutine) && typeof value === "object" && value !== null,
  );
  const isCut = careMoments.some((moment) => values[moment].includes(null));
  return { routine: { ...values, ...named }, isWhole: unreadable.length === 0 && !isOther && !isCut };
}

/** The routine of a stored diagnosis, as far as it can be read (`readRoutine`). */
export function parseRoutine(fields: unknown): Routine {
  return readRoutine(fields).routine;
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
    routine[moment].map(({ owned, ...step }) => ({
      ...step,
      recommendation: documentPaths.recommendation(step.recommendation),
      // Firestore stores no `undefined`.
      ...(owned === true ? { owned } : {}),
    })),
  );
  return { ...steps, nextPhoto, note, discount, version };
}

/**
 * The map to store in the place of another one: what stands there and cannot be read stays, after the steps of its moment, or
 * as `other` where it is no map.
 * @param stored the field `routine` as it is
 */
export function routineFields(routine: Routine, stored: unknown): Readonly<Record<string, unknown>> {
  const fields = toStoredRoutine(routine);
  if (stored === undefined || stored === null) return { ...fields };
  if (!isMap(stored)) return { ...fields, other: stored };
  const keptSteps = (moment: CareMoment): readonly unknown[] => {
    const steps = stored[moment] ?? [];
    return Array.isArray(steps) ? steps.filter((step) => readStep(step) === null) : [steps];
  };
  const steps = careMoments.map((moment) => [moment, [...fields[moment], ...keptSteps(moment)]]);
  return { ...fields, ...Object.fromEntries(steps) };
}

function isMap(stored: unknown): stored is Readonly<Record<string, unknown>> {
  if (typeof stored !== "object" || stored === null) return false;
  // A timestamp, a reference or bytes are objects of an SDK.
  const prototype: unknown = Object.getPrototypeOf(stored);
  return prototype === Object.prototype || prototype === null;
}
