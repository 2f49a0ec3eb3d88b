import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { StructuredQuery } from "../../query/structuredQuery.ts";

/** The documents at one time: now, or a moment in the past. */
export interface DocumentReader {
  get(name: string): StoredDocument | null;
  /**
   * Documents that match, in order, limits applied. `parent` ends with `/documents` or names a document.
   * @throws RpcError INVALID_ARGUMENT
   */
  runQuery(parent: string, query: StructuredQuery): StoredDocument[];
  /** As `runQuery`, in any order: faster, for counting and adding up. */
  runUnordered(parent: string, query: StructuredQuery): readonly StoredDocument[];
  /** Counts the documents that match without reading them; `null`, like a reader without it, when that cannot be. */
  countUnread?(parent: string, query: StructuredQuery): number | null;
  /** Counts the documents that the query looks at: those of its collections. */
  candidateCount(parent: string, query: StructuredQuery): number;
  /** Ids of the collections right under the database's root or a document, sorted. */
  listCollectionIds(parent: string): string[];
  /** Ids of a collection's documents, also of missing ones that only hold collections; not sorted. */
  listDocumentIds(collection: string): string[];
}
