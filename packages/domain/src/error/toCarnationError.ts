import { CarnationError, type ErrorCode, errorCodes } from "./carnationError.ts";
import { codeByFirebaseCode } from "./firebaseCodes.ts";

/** Holds what the platform's own errors are called, which have no code in words. */
const codeByName: Readonly<Record<string, ErrorCode>> = {
  AbortError: "cancelled",
  TimeoutError: "deadline-exceeded",
};

function lookUp(table: Readonly<Record<string, ErrorCode>>, key: string): ErrorCode | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/**
 * The code of the catalogue that a Firebase code stands for, with or without the prefix of its service
 * ("functions/not-found", "auth/wrong-password", "permission-denied"); `unknown` for any other text.
 */
export function errorCodeOf(code: string): ErrorCode {
  const bare = code.slice(code.indexOf("/") + 1);
  return (
    errorCodes.find((known) => known === bare) ??
    lookUp(codeByFirebaseCode, code) ??
    lookUp(codeByFirebaseCode, bare) ??
    "unknown"
  );
}

/** The exact code that our server sends beside the nearest one of a callable (`wireCodeOf`). */
function detailedCode(error: object): ErrorCode | undefined {
  if (!("details" in error) || typeof error.details !== "object" || error.details === null) return undefined;
  const { details } = error;
  return "code" in details ? errorCodes.find((known) => known === details.code) : undefined;
}

function codeIn(error: unknown): ErrorCode {
  if (typeof error !== "object" || error === null) return "unknown";
  const detailed = detailedCode(error);
  if (detailed !== undefined) return detailed;
  if ("code" in error && typeof error.code === "string") return errorCodeOf(error.code);
  return "name" in error && typeof error.name === "string"
    ? (lookUp(codeByName, error.name) ?? "unknown")
    : "unknown";
}

/**
 * The message of an error without what the Firebase SDK adds to it: "… [403]" after a callable's message ("[0]": no
 * answer). Empty for an object without a message.
 */
export function serverMessage(error: unknown): string {
  const isObject = typeof error === "object" && error !== null;
  const message = isObject ? ("message" in error ? error.message : "") : String(error);
  return typeof message === "string" ? message.replace(/ \[\d+\]$/u, "") : "";
}

/**
 * Any error as one of the catalogue. Codes are read from a `code` property ("functions/not-found",
 * "auth/wrong-password", "permission-denied"), made exact by a `details.code` of our server, or from the name of an
 * interruption of the platform ("AbortError", "TimeoutError"); anything else is `unknown`. The original stays as the
 * cause. Never throws, whatever was thrown.
 */
export function toCarnationError(error: unknown): CarnationError {
  if (error instanceof CarnationError) return error;
  try {
    return new CarnationError(codeIn(error), serverMessage(error) || undefined, { cause: error });
  } catch {
    // A property of the error threw when it was read.
    return new CarnationError("unknown", undefined, { cause: error });
  }
}
