/** The 12 error codes of a callable. */
export const callableErrorCodes = [
  "invalid-argument",
  "unauthenticated",
  "permission-denied",
  "not-found",
  "aborted",
  "resource-exhausted",
  "cancelled",
  "internal",
  "unimplemented",
  "unavailable",
  "deadline-exceeded",
  "unknown",
] as const;

/** An error code of a callable, as the catalogue writes it (specification 8). */
export type CallableErrorCode = (typeof callableErrorCodes)[number];
