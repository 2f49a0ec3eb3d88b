import { toCarnationError } from "@carnation/domain";
import { type FirebaseStorage, getBytes, ref } from "firebase/storage";
import { readStored } from "../files/readStored.ts";

/** Files that are read side by side: photos weigh megabytes, and a browser opens six connections to a host. */
export const FILES_AT_ONCE = 6;

/**
 * Reads a file.
 * @returns null when there is none
 */
export async function bytesOf(storage: FirebaseStorage, path: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await readStored(() => getBytes(ref(storage, path))));
  } catch (failure) {
    if (toCarnationError(failure).code === "not-found") return null;
    throw failure;
  }
}

/** A list in groups of a size; the last one has what is left. */
export function inGroups<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
