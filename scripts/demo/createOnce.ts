import type { DocumentReference } from "firebase-admin/firestore";

const DAY_MS = 86_400_000;
const GRPC_ALREADY_EXISTS = 6;

/** Creates a document; one that is there already stays as it is. */
export async function createOnce(
  reference: DocumentReference,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await reference.create(data);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === GRPC_ALREADY_EXISTS)) throw error;
  }
}

/** The time of now, days ago; in the future when there are less than none. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
