import type { FirestoreAuthorizer, FirestoreRequest } from "../authorization/authorizer.ts";
import type { Identity } from "../authentication/identity.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import { parseDocumentName } from "../values/resourceName.ts";
import type { DocumentReader } from "./reads/documentReader.ts";
import type { DocumentStore } from "./documentStore.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import { requireValidQuery } from "./reads/requireValidQuery.ts";

/** Stands for "any document" in the name that a `list` is asked for by. */
const ANY_DOCUMENT = "-";

/** Reads under the rules. `admin` bypasses them. */
export class AuthorizedReads {
  readonly #store: DocumentStore;
  readonly #access: FirestoreAuthorizer;
  readonly #note: (name: string) => void;
  readonly #requireIndexes: (query: StructuredQuery) => void;
  /** Documents as they are read, without rules. */
  readonly documents: DocumentReader;

  /**
   * @param documents what is read, if it is not the present
   * @param note hears the name of each document that the decisions depend on
   * @param requireIndexes refuses a query without an index, an administrator's too
   */
  constructor(
    store: DocumentStore,
    access: FirestoreAuthorizer,
    documents: DocumentReader = store,
    note: (name: string) => void = () => {},
    requireIndexes: (query: StructuredQuery) => void = () => {},
  ) {
    this.#store = store;
    this.#access = access;
    this.#note = note;
    this.#requireIndexes = requireIndexes;
    this.documents = documents;
  }

  /** The same reads; `note` hears the name of each document that decides whether they are allowed. */
  noting(note: (name: string) => void): AuthorizedReads {
    return new AuthorizedReads(this.#store, this.#access, this.documents, note, this.#requireIndexes);
  }

  /**
   * Reads of a past time, to be made at once.
   * @param time microseconds since 1970
   * @throws RpcError FAILED_PRECONDITION when it is too far back, INVALID_ARGUMENT when it is to come
   */
  at(time: bigint): AuthorizedReads {
    return new AuthorizedReads(
      this.#store,
      this.#access,
      this.#store.at(time),
      undefined,
      this.#requireIndexes,
    );
  }

  /** @throws RpcError PERMISSION_DENIED, or INVALID_ARGUMENT for a malformed or reserved name */
  get(identity: Identity, name: string): StoredDocument | null {
    parseDocumentName(name);
    const document = this.documents.get(name);
    if (identity.kind === "admin") return document;
    this.#note(name);
    this.#access.check({ ...this.#moment(), operation: "get", identity, name, before: document });
    return document;
  }

  /**
   * Documents that match, in order. The rules judge the query by what it asks for, not by what it finds.
   * @param parent the database's `.../documents` or a document's name
   * @throws RpcError PERMISSION_DENIED, or INVALID_ARGUMENT for an invalid query
   */
  list(identity: Identity, parent: string, query: StructuredQuery): StoredDocument[] {
    this.checkList(identity, parent, query);
    return this.documents.runQuery(parent, query);
  }

  /** As `list`, in any order: faster, for counting and adding up. */
  listUnordered(identity: Identity, parent: string, query: StructuredQuery): readonly StoredDocument[] {
    this.checkList(identity, parent, query);
    return this.documents.runUnordered(parent, query);
  }

  /** Counts what `list` would give; documents that an index can count are not read. */
  count(identity: Identity, parent: string, query: StructuredQuery): number {
    this.checkList(identity, parent, query);
    return this.documents.countUnread?.(parent, query) ?? this.documents.runUnordered(parent, query).length;
  }

  /**
   * Call before the query runs: a refused one costs nothing, and the time that it takes tells nothing.
   * @throws RpcError PERMISSION_DENIED when the rules do not allow the query, INVALID_ARGUMENT for an invalid one,
   *   FAILED_PRECONDITION for one without an index
   */
  checkList(identity: Identity, parent: string, query: StructuredQuery): void {
    const { collectionId = ANY_DOCUMENT } = requireValidQuery(parent, query);
    if (identity.kind !== "admin") {
      const name = `${parent}/${collectionId}/${ANY_DOCUMENT}`;
      this.#access.check({ ...this.#moment(), operation: "list", identity, query, name, before: null });
    }
    this.#requireIndexes(query);
  }

  /** Calls the listener when the rules have been replaced: what could be read may be refused now. */
  onRulesChange(listener: () => void): () => void {
    return this.#access.onChange?.(listener) ?? (() => undefined);
  }

  /** Makes what all checks of one read have in common: they see one state at one time. */
  #moment(): Pick<FirestoreRequest, "after" | "time" | "read" | "readAfter"> {
    const read = (name: string): StoredDocument | null => {
      this.#note(name);
      return this.documents.get(name);
    };
    return { after: null, time: this.#store.present(), read, readAfter: read };
  }
}
