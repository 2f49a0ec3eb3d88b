/** Codes of gRPC for a service that does not answer in time or not at all. */
const GRPC = { deadlineExceeded: 4, resourceExhausted: 8, failedPrecondition: 9, unavailable: 14 } as const;

const HTTP_UNAVAILABLE = 503;

/** Message of a local Firebase whose disk is full or fails, under a code after which its admin SDK does not wait. */
const DISK_FAILS = "The database cannot be written at the moment.";

/**
 * Tells whether Firestore or Cloud Storage could not do what was asked just now, and may a little later: that is no fault of ours.
 * @param error what the admin SDK fails with
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error)) return false;
  const { code } = error;
  if (code === GRPC.failedPrecondition) return error.message.includes(DISK_FAILS);
  return (
    code === GRPC.unavailable ||
    code === GRPC.deadlineExceeded ||
    code === GRPC.resourceExhausted ||
    code === HTTP_UNAVAILABLE
  );
}
