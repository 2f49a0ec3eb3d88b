import { type CallableErrorCode, CarnationError, type ErrorCode } from "@carnation/domain/error";
import { callableErrorCodeOf, errorCodeOf } from "@carnation/domain/internal/error";

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
  const error = fieldOf(json, "error");
  if (typeof error === "object" && error !== null) {
    const message = fieldOf(error, "message");
    throw new CarnationError(
      codeOf(status, fieldOf(error, "status")),
      typeof message === "string" ? message : undefined,
    );
  }
  if (status < 200 || status > 299) throw new CarnationError(callableErrorCodeOf(status));
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new CarnationError("internal", "Response is not valid JSON object.");
  }
  const data = fieldOf(json, "data");
  // `result` is what Firebase's server writes; its clients read `data` first.
  const given = data === undefined ? fieldOf(json, "result") : data;
  if (given === undefined) throw new CarnationError("internal", "Response is missing data field.");
  return given;
}

/** A field of a parsed JSON value; undefined when it has none of that name. */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

function codeOf(status: number, named: unknown): ErrorCode {
  const byStatus: CallableErrorCode = callableErrorCodeOf(status);
  if (typeof named !== "string") return byStatus;
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
