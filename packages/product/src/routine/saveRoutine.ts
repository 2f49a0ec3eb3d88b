import { formObject } from "@carnation/domain/field";
import { parseIsoDay } from "@carnation/domain/format";
import {
  cleanLine,
  lineField,
  longTextField,
  numberField,
  percentField,
} from "@carnation/domain/internal/field";
import { careMoments } from "@carnation/domain/internal/recommendation";
import { momentRefusal } from "@carnation/domain/internal/routine";
import { absentOr, countSchema, documentIdSchema, relatedIdSchema } from "@carnation/domain/internal/wire";
import { type Routine, routineLimits, routineRefusalTexts } from "@carnation/domain/routine";
import * as v from "valibot";

/** Payload of the callable `saveroutine`: `{ diagnosisId, ...routine }` (specification 7). */
export interface SaveRoutineRequest extends Omit<Routine, "version"> {
  readonly diagnosisId: string;
  /** The version that it was made from; absent when what is stored is to be replaced whatever it is. */
  readonly version?: number | undefined;
}

/** Answer of the callable `saveroutine`. */
export interface SaveRoutineResponse {
  /** The version that is stored now. */
  readonly version: number;
}

const idField = documentIdSchema();

/** A text that may stay empty, of several lines; the empty one and an absent one are null. */
const overrideField = /* @__PURE__ */ v.nullish(
  /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ longTextField(routineLimits.overrideLength),
    v.transform((reason) => (reason === "" ? null : reason)),
  ),
  null,
);

const stepForm = /* @__PURE__ */ formObject({
  id: idField,
  recommendation: relatedIdSchema("recommendations"),
  label: /* @__PURE__ */ lineField({
    max: routineLimits.labelLength,
    missing: "Donnez un nom à chaque étape de la routine.",
  }),
  place: countSchema,
  quantity: /* @__PURE__ */ numberField({ ...routineLimits.quantity, required: "Saisissez une quantité." }),
  frequency: v.pipe(
    v.string("Saisissez une fréquence."),
    v.transform(cleanLine),
    v.maxLength(routineLimits.frequencyLength, `${routineLimits.frequencyLength} caractères au plus.`),
  ),
  note: /* @__PURE__ */ longTextField(routineLimits.stepNoteLength),
  override: overrideField,
  // A call sends what is not there as null.
  owned: v.pipe(
    v.nullish(v.boolean()),
    v.transform((owned) => (owned === true ? owned : undefined)),
  ),
});

const stepsForm = v.array(stepForm);

const dayField = v.pipe(
  v.nullish(v.string(), null),
  v.transform((day) => (day === "" ? null : day)),
  v.check((day) => day === null || parseIsoDay(day) !== null, "Choisissez une date du calendrier."),
);

/**
 * Holds what the page of the routine holds, and what `saveroutine` takes: the steps of the four moments, the day of the next
 * photo (`yyyy-mm-dd`, empty for none), the note and the discount. A moment names a recommendation once and has 20
 * steps at most; a step has an id of its own.
 */
export const saveRoutineForm = /* @__PURE__ */ v.pipe(
  formObject({
    diagnosisId: idField,
    morning: stepsForm,
    evening: stepsForm,
    weekly: stepsForm,
    cabin: stepsForm,
    nextPhoto: dayField,
    note: /* @__PURE__ */ longTextField(routineLimits.noteLength),
    discount: percentField,
    version: absentOr(countSchema),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const routine = dataset.value;
    const refusal = careMoments
      .map((moment) => momentRefusal(routine, moment))
      .find((found) => found !== null);
    if (refusal) addIssue({ message: routineRefusalTexts[refusal] });
    const ids = careMoments.flatMap((moment) => routine[moment].map(({ id }) => id));
    if (new Set(ids).size < ids.length) addIssue({ message: "Deux étapes ont le même identifiant." });
  }),
);

/** Describes what the page of the routine holds. */
export type SaveRoutineFormInput = v.InferInput<typeof saveRoutineForm>;

/** The command to send. */
export type SaveRoutineFormOutput = v.InferOutput<typeof saveRoutineForm>;

/** Answer of the callable `saveroutine`. */
export const saveRoutineResponse = v.object({ version: countSchema });
