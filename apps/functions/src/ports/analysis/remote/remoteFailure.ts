import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";

/**
 * Reason why a remote analysis did not come about. `unauthorized`: our credentials; `refused`: our request; `busy`: too many
 * requests; `unavailable`: no answer, or half of one; `nonsense`: an answer that is none; `timeout`: ours.
 */
export type RemoteFailureKind = "unauthorized" | "refused" | "busy" | "unavailable" | "nonsense" | "timeout";

/** Holds what a professional is told; what only an operator can mend is `internal`. */
const codes: Readonly<Record<RemoteFailureKind, DiagnosisErrorCode>> = {
  unauthorized: "internal",
  refused: "internal",
  busy: "busy",
  unavailable: "unavailable",
  nonsense: "internal",
  timeout: "timeout",
};

/** Describes what is kept of a failure: neither an address nor an answer, for both may hold a signature or a person's data. */
export interface RemoteFailureDetails {
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  /** Milliseconds that the service asks us to wait. */
  readonly retryAfterMs?: number;
}

/** A step of the remote analysis that failed. */
export class RemoteFailure extends Error {
  readonly kind: RemoteFailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: RemoteFailureKind, step: string, { status, retryAfterMs }: RemoteFailureDetails = {}) {
    super(`remote analysis: ${step} is ${kind}${status === undefined ? "" : ` (${status})`}`);
    this.name = "RemoteFailure";
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  get code(): DiagnosisErrorCode {
    return codes[this.kind];
  }
}
