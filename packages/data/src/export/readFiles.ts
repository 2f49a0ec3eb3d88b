import { toCarnationError } from "@carnation/domain/error";
import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type Query,
  type QueryDocumentSnapshot,
  startAfter,
} from "firebase/firestore";
import { type FirebaseStorage, getBytes, ref } from "firebase/storage";
import { readStored } from "../files/readStored.ts";

/** Files that are read side by side: photos weigh megabytes, and a browser opens six connections to a host. */
export const FILES_AT_ONCE = 6;

/** Documents that are read at once. */
const PAGE = 200;

/** Documents page by page, in the order of their ids. */
export async function* pagesOf(all: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await getDocsFromServer(
      query(all, orderBy(documentId()), ...(last ? [startAfter(last)] : []), limit(PAGE)),
    );
    if (docs.length > 0) yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last !== undefined);
}

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
