import type { ErrorCode } from "./carnationError.ts";

/**
 * Firebase codes that are not already codes of the catalogue. A code stands without the prefix of its service, except
 * where two services mean different things by it. Status codes that the catalogue does not list go to the code of
 * the same HTTP status.
 */
export const codeByFirebaseCode: Readonly<Record<string, ErrorCode>> = {
  // status codes of Firestore and callables
  "already-exists": "aborted",
  "failed-precondition": "invalid-argument",
  "out-of-range": "invalid-argument",
  "data-loss": "internal",
  // auth, sign-in: one answer for every wrong mail or password, so that accounts cannot be probed
  "invalid-credential": "wrong-credentials",
  "invalid-login-credentials": "wrong-credentials",
  "invalid-email": "wrong-credentials",
  "missing-email": "wrong-credentials",
  "missing-password": "wrong-credentials",
  "user-mismatch": "wrong-credentials",
  "user-not-found": "wrong-credentials",
  "wrong-password": "wrong-credentials",
  "user-disabled": "account-disabled",
  "too-many-requests": "too-many-attempts",
  "auth/quota-exceeded": "too-many-attempts",
  // auth, accounts and passwords
  "email-already-exists": "email-in-use",
  "email-already-in-use": "email-in-use",
  "invalid-password": "weak-password",
  "password-does-not-meet-requirements": "weak-password",
  "requires-recent-login": "recent-sign-in-required",
  "expired-action-code": "expired-link",
  "invalid-action-code": "expired-link",
  "operation-not-allowed": "unimplemented",
  // auth, sessions
  "user-token-expired": "unauthenticated",
  "invalid-user-token": "unauthenticated",
  "id-token-expired": "unauthenticated",
  "id-token-revoked": "unauthenticated",
  "no-current-user": "unauthenticated",
  "null-user": "unauthenticated",
  // every service
  "internal-error": "internal",
  "network-request-failed": "unavailable",
  timeout: "deadline-exceeded",
  // storage
  unauthorized: "permission-denied",
  "unauthorized-app": "permission-denied",
  canceled: "cancelled",
  "object-not-found": "not-found",
  "bucket-not-found": "not-found",
  "project-not-found": "not-found",
  "no-download-url": "not-found",
  "storage/quota-exceeded": "storage-full",
  "retry-limit-exceeded": "unavailable",
  "invalid-checksum": "aborted",
  "server-file-wrong-size": "aborted",
  "cannot-slice-blob": "invalid-argument",
  "invalid-format": "invalid-argument",
};
