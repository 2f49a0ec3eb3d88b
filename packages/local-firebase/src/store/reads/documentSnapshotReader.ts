import { evaluateQuery, evaluateUnordered, matchesSource } from "../../query/evaluateQuery.ts";
import type { Candidates } from "../../query/evaluateQuery.ts";
import type { StructuredQuery } from "../../query/structuredQuery.ts";
import { DocumentIndex } from "./documentIndex.ts";
import type { DocumentReader } from "./documentReader.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { Overlay } from "./versionHistory.ts";
import { namedCandidates } from "./namedCandidates.ts";
import { requireValidQuery } from "./requireValidQuery.ts";

/** The documents as they were at a past time. Use it at once: it does not follow later commits. */
export class DocumentSnapshotReader implements DocumentReader {
  readonly #index: DocumentIndex;
  readonly #overlay: Overlay;

  constructor(index: DocumentIndex, overlay: Overlay) {
    this.#index = index;
    this.#overlay = overlay;
  }

  get(name: string): StoredDocument | null {
    const past = this.#overlay.get(name);
    return past === undefined ? this.#index.get(name) : past;
  }

  runQuery(parent: string, query: StructuredQuery): StoredDocument[] {
    return evaluateQuery(this.#candidates(parent, query), query);
  }

  runUnordered(parent: string, query: StructuredQuery): readonly StoredDocument[] {
    return evaluateUnordered(this.#candidates(parent, query), query);
  }

  candidateCount(parent: string, query: StructuredQuery): number {
    return this.#candidates(parent, query).documents.length;
  }

  listCollectionIds(parent: string): string[] {
    return this.#pastIndex().collectionIds(parent);
  }

  listDocumentIds(collection: string): string[] {
    return this.#pastIndex().documentIds(collection);
  }

  #candidates(parent: string, query: StructuredQuery): Candidates {
    const selector = requireValidQuery(parent, query);
    const named = namedCandidates(this, parent, query);
    if (named !== null) return named;
    const present = this.#index.select(parent, selector);
    const past = [...this.#overlay].filter(([name]) => matchesSource(parent, query, name));
    if (past.length === 0) return present;
    const unchanged = present.documents.filter(({ name }) => !this.#overlay.has(name));
    const changed = past.flatMap(([, document]) => (document === null ? [] : [document]));
    return { documents: [...unchanged, ...changed], inNameOrder: false };
  }

  /** A whole index is more than these rare lists need, but the simplest that is right. */
  #pastIndex(): DocumentIndex {
    const index = new DocumentIndex();
    for (const document of this.#index.all()) index.set(document.name, document);
    for (const [name, document] of this.#overlay) index.set(name, document);
    return index;
  }
}
