import * as v from "valibot";
import { CarnationError } from "../error/carnationError.ts";
import { clientMessages } from "../error/clientMessages.ts";
import { parseRequest, parseResponse } from "../wire/callable.ts";
import { documentIdSchema } from "../wire/documentId.ts";

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

const idSchema = documentIdSchema();

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
export function parseStartDiagnosisRequest(payload: unknown): StartDiagnosisRequest {
  const request = parseRequest(requestSchema, payload);
  if (!request.consent) throw new CarnationError("invalid-argument", clientMessages.consentRequired);
  return request;
}

/**
 * Checks an answer of `startDiagnosis`.
 * @throws {CarnationError} internal, when it has no id
 */
export function parseStartDiagnosisResponse(answer: unknown): StartDiagnosisResponse {
  return parseResponse(responseSchema, answer, "startDiagnosis");
}
