import * as v from "valibot";
import { type CallableErrorCode, callableErrorCodeOf } from "./callableErrorCode.ts";
import { CarnationError, type ErrorCode } from "./carnationError.ts";
import { errorCodeOf } from "./toCarnationError.ts";

const failureBody = v.object({
  error: v.object({
    /** The code in capitals, for example `PERMISSION_DENIED`. */
    status: v.optional(v.string()),
    message: v.optional(v.string()),
  }),
});

/** The field `result` is what the Firebase server writes, `data` what the specification's clients read first. */
const answerBody = v.object({ data: v.optional(v.unknown()), result: v.optional(v.unknown()) });

/**
 * The data in the HTTP response of a callable, for a client without the Firebase SDK; it decides as the SDK does. An
 * error in the body counts before the status, the status before the shape of the body.
 * @param status the HTTP status
 * @param body the response's text
 * @throws {CarnationError} the catalogue's code of the failure; internal when an accepted call answers with something
 *   that is not a JSON object, or without data (specification, section 8)
 */
export function readCallableResponse(status: number, body: string): unknown {
  const json = parseJson(body);
  const failure = v.safeParse(failureBody, json);
  if (failure.success) {
    const { status: named, message } = failure.output.error;
    throw new CarnationError(codeOf(status, named), message);
  }
  if (status < 200 || status > 299) throw new CarnationError(callableErrorCodeOf(status));
  const answer = v.safeParse(answerBody, json);
  if (!answer.success || Array.isArray(json)) {
    throw new CarnationError("internal", "Response is not valid JSON object.");
  }
  const { data, result } = answer.output;
  const given = data === undefined ? result : data;
  if (given === undefined) throw new CarnationError("internal", "Response is missing data field.");
  return given;
}

function codeOf(status: number, named: string | undefined): ErrorCode {
  const byStatus: CallableErrorCode = callableErrorCodeOf(status);
  if (named === undefined) return byStatus;
  const byName = errorCodeOf(named.toLowerCase().replaceAll("_", "-"));
  return byName === "unknown" ? byStatus : byName;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
