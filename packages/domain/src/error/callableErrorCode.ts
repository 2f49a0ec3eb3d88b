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

const codeByStatus: Readonly<Record<number, CallableErrorCode>> = {
  400: "invalid-argument",
  401: "unauthenticated",
  403: "permission-denied",
  404: "not-found",
  409: "aborted",
  429: "resource-exhausted",
  499: "cancelled",
  500: "internal",
  501: "unimplemented",
  503: "unavailable",
  504: "deadline-exceeded",
};

/** The error code that an HTTP status of a callable stands for; any status not in the catalogue is `unknown`. */
export function callableErrorCodeOf(status: number): CallableErrorCode {
  return codeByStatus[status] ?? "unknown";
}
