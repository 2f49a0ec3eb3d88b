import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";

/** The stored values of `state`: the specification's two, and `error` for a photo that cannot be analysed. */
export const diagnosisStates = ["started", "done", "error"] as const;

/** A diagnosis is started, then done; or it ends in error when its photo cannot be analysed. */
export type DiagnosisState = (typeof diagnosisStates)[number];

/** Tells whether a stored diagnosis still waits for its end: a server writes a result or an error only then. */
export function isDiagnosisPending(state: unknown): boolean {
  return state === "started";
}

/** Describes what a retry of a failed diagnosis takes: the same photo again, or a better one. */
export type DiagnosisRetry = "same-photo" | "new-photo";

/** Only a failure of ours is mended by the same photo; any other code is about the photo. */
export function diagnosisRetryOf(code: DiagnosisErrorCode): DiagnosisRetry {
  return ours.includes(code) ? "same-photo" : "new-photo";
}

const ours: readonly DiagnosisErrorCode[] = ["timeout", "busy", "unavailable", "internal"];
