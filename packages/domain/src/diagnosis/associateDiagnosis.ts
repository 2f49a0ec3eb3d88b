import * as v from "valibot";
import { parseRequest } from "../wire/callable.ts";
import { documentIdSchema } from "../wire/documentId.ts";

/** Payload of the callable `associatediagnosis`, which gives a quick diagnosis its client. */
export interface AssociateDiagnosisRequest {
  /** The diagnosis. */
  readonly id: string;
  readonly customerId: string;
}

const INVALID = "Choisissez un diagnostic et un client.";
const idSchema = documentIdSchema(INVALID);
const requestSchema = v.object({ id: idSchema, customerId: idSchema }, INVALID);

/**
 * Checks a payload of `associatediagnosis`, which comes from outside.
 * @throws {CarnationError} invalid-argument, unless it has both ids
 */
export function parseAssociateDiagnosisRequest(payload: unknown): AssociateDiagnosisRequest {
  return parseRequest(requestSchema, payload);
}
