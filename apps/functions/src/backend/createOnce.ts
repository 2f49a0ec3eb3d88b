import type { DocumentReference } from "firebase-admin/firestore";

const GRPC_ALREADY_EXISTS = 6;

/**
 * Creates a document; one that is there already stays as it is. The SDK repeats a request whose answer was lost: the second
 * one finds what the first has created, which is done and no failure.
 */
export async function createOnce(
  reference: DocumentReference,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await reference.create(data);
  } catch (error) {
    if (!hasCode(error, GRPC_ALREADY_EXISTS)) throw error;
  }
}

/** Tells whether an error of an SDK has this code. */
export function hasCode(error: unknown, code: string | number): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
