import * as v from "valibot";
import { clientMessages } from "../error/clientMessages.ts";

/** Payload of the callable `startDiagnosis`. */
export const startDiagnosisRequestSchema = v.object({
  consent: v.literal(true, clientMessages.consentRequired),
  customerId: v.optional(v.pipe(v.string(), v.nonEmpty())),
  enabledSubcategories: v.optional(v.array(v.pipe(v.string(), v.nonEmpty()))),
});

export type StartDiagnosisRequest = v.InferOutput<typeof startDiagnosisRequestSchema>;

/** Answer of the callable `startDiagnosis`: the id of the new diagnosis. */
export const startDiagnosisResponseSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

export type StartDiagnosisResponse = v.InferOutput<typeof startDiagnosisResponseSchema>;
