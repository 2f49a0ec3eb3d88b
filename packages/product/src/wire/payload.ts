import { CarnationError } from "@carnation/domain/error";
import * as v from "valibot";

/**
 * Checks a payload, which comes from outside.
 * @throws {CarnationError} invalid-argument, with the message of the first rule that it breaks
 */
export function parsePayload<Output>(schema: v.GenericSchema<unknown, Output>, payload: unknown): Output {
  // One message is told: a payload of a hundred thousand mistakes is not read to its end.
  const parsed = v.safeParse(schema, payload, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new CarnationError("invalid-argument", parsed.issues[0].message);
}
