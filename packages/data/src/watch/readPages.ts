import type { FirebaseApp } from "firebase/app";
import { DocumentReference, type QueryConstraint, where } from "firebase/firestore";
import type * as FirestoreLite from "firebase/firestore/lite";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { openFirestoreLite } from "../workspace/openFirestoreLite.ts";

/** A stored document, as it was read. */
export interface StoredDocument {
  readonly id: string;
  readonly path: string;
  readonly fields: unknown;
}

/** Place where reading begins: after a document of that value and that id. */
export interface PageCursor {
  readonly value: string;
  readonly id: string;
}

/** A choice of documents by one of their fields. */
export interface PageFilter {
  readonly field: string;
  readonly operator: "==" | "in" | ">=" | "<";
  /** A value, or a list of them; references are those of the other SDK. */
  readonly value: unknown;
}

/** Makes the conditions of a query of filters. */
export const constraintsOf = (filters: readonly PageFilter[]): QueryConstraint[] =>
  filters.map(({ field, operator, value }) => where(field, operator, value));

/** A collection, or a part of it, in the order of one of its fields. */
export interface OrderedCollection {
  readonly path: string;
  /** Null for the order of the ids, which leaves no document out. */
  readonly field: string | null;
  /** True for the last ones first. @default false */
  readonly descending?: boolean;
  readonly filters?: readonly PageFilter[];
}

/** Reads the documents after one, page after page, as many as said at most. Nothing of them is kept on this device. */
export type ReadPages = (
  collection: OrderedCollection,
  after: PageCursor | null,
  most: number,
) => AsyncGenerator<readonly StoredDocument[]>;

/** Count of how many documents a page holds: what is made of it takes less than a frame. */
const PAGE = 250;

/** Makes of references of the other SDK, alone or in a list, those of the small one, which takes no others. */
function liteValue(lite: typeof FirestoreLite, firestore: FirestoreLite.Firestore, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => liteValue(lite, firestore, one));
  return value instanceof DocumentReference ? lite.doc(firestore, value.path) : value;
}

/**
 * Reads with Firestore's small SDK: the other one keeps on this device what it reads, and compares it with all that it has
 * there, which for thousands of documents holds the page up.
 */
export function createPageReader(app: FirebaseApp, emulators: RuntimeConfig["emulators"]): ReadPages {
  return async function* readPages({ path, field, descending = false, filters = [] }, after, most) {
    const { lite, firestore } = await openFirestoreLite(app, emulators);
    const start = after === null ? [] : [...(field === null ? [] : [after.value]), after.id];
    let cursor = after === null ? [] : [lite.startAfter(...start)];
    for (let left = most; left > 0;) {
      const size = Math.min(PAGE, left);
      const page = lite.query(
        lite.collection(firestore, path),
        ...filters.map(({ field: name, operator, value }) =>
          lite.where(name, operator, liteValue(lite, firestore, value)),
        ),
        ...(field === null ? [] : [lite.orderBy(field, descending ? "desc" : "asc")]),
        lite.orderBy(lite.documentId(), descending ? "desc" : "asc"),
        ...cursor,
        lite.limit(size),
      );
      const { docs } = await lite.getDocs(page);
      const last = docs.at(-1);
      if (last === undefined) return;
      yield docs.map((found) => ({ id: found.id, path: found.ref.path, fields: found.data() }));
      if (docs.length < size) return;
      cursor = [lite.startAfter(last)];
      left -= docs.length;
    }
  };
}
