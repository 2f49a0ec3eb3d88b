import * as v from "valibot";
import { CarnationError } from "../error/carnationError.ts";

/**
 * Checks the payload of a callable, which comes from outside.
 * @param schema the callable's `xRequest`
 * @throws {CarnationError} invalid-argument, with the message of the first rule that it breaks
 */
export function parseRequest<Output>(schema: v.GenericSchema<unknown, Output>, payload: unknown): Output {
  // One message is told: a payload of a hundred thousand mistakes is not read to its end.
  const parsed = v.safeParse(schema, payload, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new CarnationError("invalid-argument", parsed.issues[0].message);
}

/**
 * Checks the answer of a callable.
 * @param schema the callable's `xResponse`
 * @param callable its name, for the log
 * @throws {CarnationError} internal, with the name and what is wrong
 */
export function parseResponse<Output>(
  schema: v.GenericSchema<unknown, Output>,
  answer: unknown,
  callable: string,
): Output {
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return parsed.output;
  throw new CarnationError("internal", `${callable} gave an unknown answer: ${parsed.issues[0].message}`);
}
