import * as v from "valibot";
import { dateSchema, referenceIdSchema, referenceIdsSchema } from "../wire/wireValues.ts";
import { diagnosisErrorCodes } from "./diagnosisError.ts";

/** A diagnosis is started, then done; or it ends in error when its photo cannot be analysed. */
export const diagnosisStates = ["started", "done", "error"] as const;
export type DiagnosisState = (typeof diagnosisStates)[number];

const storedDiagnosis = v.object({
  uid: v.string(),
  consent: v.boolean(),
  customer: v.nullish(referenceIdSchema),
  enabledSubcategories: referenceIdsSchema,
  state: v.picklist(diagnosisStates),
  error: v.nullish(v.fallback(v.picklist(diagnosisErrorCodes), "internal")),
  created: dateSchema,
  result_source: v.fallback(v.nullish(v.literal("file")), null),
  engine_version: v.nullish(v.string()),
});

/** One facial diagnosis of a professional: from its start to its result. */
export type Diagnosis = ReturnType<typeof parseDiagnosis>;

/**
 * Reads a stored diagnosis document.
 * @param id the document's id
 * @param fields the document's fields, with the timestamps and references of either Firebase SDK
 * @throws {v.ValiError} when the document is not a diagnosis
 */
export function parseDiagnosis(id: string, fields: unknown) {
  const stored = v.parse(storedDiagnosis, fields);
  return {
    id,
    uid: stored.uid,
    consent: stored.consent,
    /** Id of the end client; null for a quick diagnosis. */
    customer: stored.customer ?? null,
    enabledSubcategories: stored.enabledSubcategories,
    state: stored.state,
    /** Why the analysis failed; null unless the state is `error`. */
    error: stored.state === "error" ? (stored.error ?? "internal") : null,
    created: stored.created,
    /** `file`: the result is stored as JSON beside the photo. */
    resultSource: stored.result_source ?? null,
    engineVersion: stored.engine_version ?? null,
  };
}
