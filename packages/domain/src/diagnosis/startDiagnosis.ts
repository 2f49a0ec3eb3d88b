import * as v from "valibot";
import { CarnationError } from "../error/carnationError.ts";
import { clientMessages } from "../error/clientMessages.ts";

/** Payload of the callable `startDiagnosis`. */
export interface StartDiagnosisRequest {
  /** Consent of the person on the photo; a request without it is refused. */
  readonly consent: boolean;
  /** Absent for a quick diagnosis. */
  readonly customerId?: string | undefined;
  readonly enabledSubcategories?: readonly string[] | undefined;
}

/** Answer of the callable `startDiagnosis`: the id of the new diagnosis. */
export interface StartDiagnosisResponse {
  readonly id: string;
}

/** An id that can be one segment of a document path. */
const idSchema = v.pipe(v.string(), v.regex(/^[^/]+$/u));

const requestSchema = v.object({
  consent: v.fallback(v.boolean(), false),
  customerId: v.optional(idSchema),
  enabledSubcategories: v.optional(v.array(idSchema)),
});

const responseSchema = v.object({ id: idSchema });

/**
 * Checks a payload of `startDiagnosis`, which comes from outside.
 * @throws {CarnationError} invalid-argument, with the specification's message when consent is not given
 */
export function parseStartDiagnosis(payload: unknown): StartDiagnosisRequest {
  const parsed = v.safeParse(requestSchema, payload);
  if (!parsed.success) throw new CarnationError("invalid-argument", parsed.issues[0].message);
  if (!parsed.output.consent) throw new CarnationError("invalid-argument", clientMessages.consentRequired);
  return parsed.output;
}

/**
 * Checks an answer of `startDiagnosis`.
 * @throws {CarnationError} internal, when it has no id
 */
export function parseStartDiagnosisResponse(answer: unknown): StartDiagnosisResponse {
  const parsed = v.safeParse(responseSchema, answer);
  if (parsed.success) return parsed.output;
  throw new CarnationError("internal", `startDiagnosis answered without an id: ${parsed.issues[0].message}`);
}
