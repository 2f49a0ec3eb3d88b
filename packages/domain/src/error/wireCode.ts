import { type CallableErrorCode, callableErrorCodes } from "./callableErrorCode.ts";
import type { ErrorCode } from "./carnationError.ts";

/** The nearest code of a callable for those that have no HTTP status of their own. */
const nearestCode: Readonly<Record<Exclude<ErrorCode, CallableErrorCode>, CallableErrorCode>> = {
  offline: "unavailable",
  refused: "aborted",
  "storage-full": "resource-exhausted",
  damaged: "internal",
  "wrong-credentials": "unauthenticated",
  "account-disabled": "permission-denied",
  "too-many-attempts": "resource-exhausted",
  "email-in-use": "aborted",
  "weak-password": "invalid-argument",
  "recent-sign-in-required": "unauthenticated",
  "expired-link": "invalid-argument",
};

/** Tells whether a code is one of the 12 that a callable can answer with. */
export function isCallableErrorCode(code: ErrorCode): code is CallableErrorCode {
  return callableErrorCodes.some((known) => known === code);
}

/**
 * The code that a callable answers with for an error of the catalogue. Where it differs, the server sends the exact
 * one as `details.code`, which `toCarnationError` reads.
 */
export function wireCodeOf(code: ErrorCode): CallableErrorCode {
  return isCallableErrorCode(code) ? code : nearestCode[code];
}
