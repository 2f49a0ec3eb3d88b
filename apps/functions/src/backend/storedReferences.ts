import type { StoredDocuments } from "@carnation/product/stored";
import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";

/** A reference to a document of a kind: a change writes no field that its readers do not know (decision 102). */
export type ReferenceTo<Kind extends keyof StoredDocuments> = DocumentReference<
  StoredDocuments[Kind],
  StoredDocuments[Kind]
>;

/** A document of a kind as it was read; its `ref` is a `ReferenceTo` it. */
export type SnapshotOf<Kind extends keyof StoredDocuments> = DocumentSnapshot<
  StoredDocuments[Kind],
  StoredDocuments[Kind]
>;
