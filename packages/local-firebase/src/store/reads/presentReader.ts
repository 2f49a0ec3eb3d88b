import type { StoredDocument } from "../../documents/storedDocument.ts";
import { evaluateQuery, evaluateUnordered } from "../../query/evaluateQuery.ts";
import type { StructuredQuery } from "../../query/structuredQuery.ts";
import { lastId } from "../../values/resourceName.ts";
import type { DocumentCache } from "../tables/documentCache.ts";
import { endBelow } from "../tables/collectionTable.ts";
import type { DocumentTable } from "../tables/documentTable.ts";
import type { DocumentReader } from "./documentReader.ts";
import type { IndexedQueries } from "./indexedQueries.ts";
import { namedCandidates } from "./namedCandidates.ts";
import { requireValidQuery } from "./requireValidQuery.ts";
import { selectCollections, sourceDocuments } from "./sourceDocuments.ts";

/** The documents as they are now, those that a commit under way has written too. */
export class PresentReader implements DocumentReader {
  readonly #table: DocumentTable;
  readonly #cache: DocumentCache;
  readonly #indexed: IndexedQueries;

  constructor(table: DocumentTable, cache: DocumentCache, indexed: IndexedQueries) {
    this.#table = table;
    this.#cache = cache;
    this.#indexed = indexed;
  }

  get(name: string): StoredDocument | null {
    const known = this.#cache.get(name);
    if (known !== undefined) return known;
    const document = this.#table.get(name);
    this.#cache.set(name, document);
    return document;
  }

  /** As `get`, for a document that is about to be written: it is not kept in memory for that. */
  getOnce(name: string): StoredDocument | null {
    return this.#cache.get(name) ?? this.#table.get(name);
  }

  runQuery(parent: string, query: StructuredQuery): StoredDocument[] {
    const selector = requireValidQuery(parent, query);
    const named = namedCandidates(this, parent, query);
    if (named !== null) return evaluateQuery(named, query);
    return (
      this.#indexed.run(parent, query) ?? evaluateQuery(sourceDocuments(this.#table, parent, selector), query)
    );
  }

  /**
   * As `runQuery` without regard to some documents. There is no query by name here.
   * @param isHidden tells by the name
   */
  runWithout(parent: string, query: StructuredQuery, isHidden: (name: string) => boolean): StoredDocument[] {
    const indexed = this.#indexed.run(parent, query, isHidden);
    if (indexed !== null) return indexed;
    const { documents, ...rest } = sourceDocuments(this.#table, parent, requireValidQuery(parent, query));
    return evaluateQuery({ documents: without(documents, isHidden), ...rest }, query);
  }

  runUnordered(parent: string, query: StructuredQuery): readonly StoredDocument[] {
    const selector = requireValidQuery(parent, query);
    const named = namedCandidates(this, parent, query);
    if (named !== null) return evaluateUnordered(named, query);
    return (
      this.#indexed.run(parent, query) ??
      evaluateUnordered(sourceDocuments(this.#table, parent, selector), query)
    );
  }

  countUnread(parent: string, query: StructuredQuery): number | null {
    requireValidQuery(parent, query);
    return this.#indexed.count(parent, query);
  }

  candidateCount(parent: string, query: StructuredQuery): number {
    const selector = requireValidQuery(parent, query);
    const named = namedCandidates(this, parent, query);
    if (named !== null) return [...named.documents].length;
    const collections = selectCollections(this.#table, parent, selector);
    return collections.reduce((sum, collection) => sum + this.#table.count(collection), 0);
  }

  listCollectionIds(parent: string): string[] {
    return [...this.#idsBelow(parent)].sort();
  }

  listDocumentIds(collection: string): string[] {
    const ids = this.#idsBelow(collection);
    for (const name of this.#table.names(collection)) ids.add(lastId(name));
    return [...ids];
  }

  /** Names of the documents at any depth below a name; those right in it, if it is a collection, come last. */
  *namesBelow(parent: string): Generator<string> {
    for (const collection of this.#table.collections.below(parent)) yield* this.#table.names(collection);
    yield* this.#table.names(parent);
  }

  /** First segments of the collections below a name; what lies below each is passed over. */
  #idsBelow(parent: string): Set<string> {
    const start = parent.length + 1;
    const next = (name: string): string => {
      const end = name.indexOf("/", start);
      // The name alone may have others between itself and those below it.
      return end === -1 ? `${name}\0` : endBelow(name.slice(0, end));
    };
    const ids = new Set<string>();
    for (const name of this.#table.collections.below(parent, next)) {
      ids.add(name.slice(start).split("/", 1).join(""));
    }
    return ids;
  }
}

function* without(
  documents: Iterable<StoredDocument>,
  isHidden: (name: string) => boolean,
): Generator<StoredDocument> {
  for (const document of documents) if (!isHidden(document.name)) yield document;
}
