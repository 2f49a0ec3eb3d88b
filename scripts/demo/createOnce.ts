import { type DocumentReference, type Firestore, Timestamp } from "firebase-admin/firestore";

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

/**
 * Does a part of the demo unless all of it was done before: what was changed or deleted since then stays so. Cut off, it
 * goes on at the next start.
 */
export async function partOnce(db: Firestore, name: string, work: () => Promise<unknown>): Promise<void> {
  const part = db.doc(`demo/${name}`);
  if ((await part.get()).exists) return;
  await work();
  await createOnce(part, { done: Timestamp.now() });
}

/** The time of now, days ago; in the future when there are less than none. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
