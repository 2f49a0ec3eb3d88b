import { CarnationError, messageFor } from "@carnation/domain";
import { logger } from "firebase-functions";
import { HttpsError, type FunctionsErrorCode } from "firebase-functions/https";

/** The codes that our handlers throw on purpose, as callables name them. */
const expected: ReadonlySet<string> = new Set<FunctionsErrorCode>([
  "invalid-argument",
  "unauthenticated",
  "permission-denied",
  "not-found",
  "aborted",
  "resource-exhausted",
  "unavailable",
  "deadline-exceeded",
]);

function isExpected(code: string): code is FunctionsErrorCode {
  return expected.has(code);
}

/**
 * The error that a callable answers with: a known failure keeps its code and French message; anything else is logged
 * and becomes `internal`, so that nothing of our insides leaves the server.
 */
export function toHttpsError(error: unknown): HttpsError {
  const { message } = messageFor(error);
  if (error instanceof CarnationError && isExpected(error.code)) return new HttpsError(error.code, message);
  logger.error("callable failed", error);
  return new HttpsError("internal", message);
}
