import { CarnationError, type ErrorCode, errorCodes } from "./carnationError.ts";

/**
 * Firebase codes, without their service prefix, that are not already codes of the catalogue.
 * Status codes that the catalogue does not list go to the code of the same HTTP status.
 */
const codeByFirebaseCode: ReadonlyMap<string, ErrorCode> = new Map(
  Object.entries<ErrorCode>({
    // status codes of Firestore and callables
    "already-exists": "aborted",
    "failed-precondition": "invalid-argument",
    "out-of-range": "invalid-argument",
    "data-loss": "internal",
    // auth: one answer for every wrong mail or password, so that accounts cannot be probed
    "invalid-credential": "wrong-credentials",
    "invalid-login-credentials": "wrong-credentials",
    "invalid-email": "wrong-credentials",
    "missing-email": "wrong-credentials",
    "missing-password": "wrong-credentials",
    "user-not-found": "wrong-credentials",
    "wrong-password": "wrong-credentials",
    "user-disabled": "account-disabled",
    "too-many-requests": "too-many-attempts",
    "network-request-failed": "unavailable",
    "user-token-expired": "unauthenticated",
    "invalid-user-token": "unauthenticated",
    "requires-recent-login": "unauthenticated",
    "no-current-user": "unauthenticated",
    // storage
    unauthorized: "permission-denied",
    canceled: "cancelled",
    "object-not-found": "not-found",
    "bucket-not-found": "not-found",
    "quota-exceeded": "resource-exhausted",
    "retry-limit-exceeded": "unavailable",
    "invalid-checksum": "aborted",
    "server-file-wrong-size": "aborted",
    "cannot-slice-blob": "invalid-argument",
  }),
);

function codeOf(error: unknown): ErrorCode {
  if (typeof error !== "object" || error === null || !("code" in error) || typeof error.code !== "string") {
    return "unknown";
  }
  const code = error.code.slice(error.code.indexOf("/") + 1);
  return errorCodes.find((known) => known === code) ?? codeByFirebaseCode.get(code) ?? "unknown";
}

/** The message of an error without what the Firebase SDK adds to it: "… [403]" after a callable's message ("[0]": no answer). */
export function serverMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/ \[\d+\]$/u, "");
}

/**
 * Any error as one of the catalogue. Codes are read from a `code` property ("functions/not-found",
 * "auth/wrong-password", "permission-denied"); anything else is `unknown`. The original stays as the cause.
 */
export function toCarnationError(error: unknown): CarnationError {
  if (error instanceof CarnationError) return error;
  return new CarnationError(codeOf(error), serverMessage(error), { cause: error });
}
