import * as v from "valibot";
import { parseRequest } from "../wire/callable.ts";
import { documentIdSchema } from "../wire/documentId.ts";

/** Payload of the callable `retrydiagnosis`, which has the photo of a failed diagnosis analysed again. */
export interface RetryDiagnosisRequest {
  /** The diagnosis. */
  readonly id: string;
}

const INVALID = "Choisissez un diagnostic.";
const requestSchema = v.object({ id: documentIdSchema(INVALID) }, INVALID);

/**
 * Checks a payload of `retrydiagnosis`, which comes from outside.
 * @throws {CarnationError} invalid-argument, unless it has an id
 */
export function parseRetryDiagnosisRequest(payload: unknown): RetryDiagnosisRequest {
  return parseRequest(requestSchema, payload);
}
