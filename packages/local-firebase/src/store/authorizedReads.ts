import type { FirestoreAccess } from "../access/access.ts";
import type { Identity } from "../identity/identity.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import { parseDocumentName } from "../values/resourceName.ts";
import type { DocumentStore, StoredDocument } from "./documentStore.ts";

/** Stands for "some document" in the name of a `list` that found nothing. */
const ANY_DOCUMENT = "-";

/** Reads under the rules. `admin` bypasses them. */
export class AuthorizedReads {
  readonly #store: DocumentStore;
  readonly #access: FirestoreAccess;

  constructor(store: DocumentStore, access: FirestoreAccess) {
    this.#store = store;
    this.#access = access;
  }

  /** @throws RpcError PERMISSION_DENIED, or INVALID_ARGUMENT for a malformed or reserved name */
  get(identity: Identity, name: string): StoredDocument | null {
    parseDocumentName(name);
    const document = this.#store.get(name);
    this.#check("get", identity, name, document);
    return document;
  }

  /**
   * Documents that match, in order. Every one of them must be readable, else the whole query is refused; a query
   * without result is checked once, for a document named `<parent>/<collection>/-` with `before` null.
   * @param parent the database's `.../documents` or a document's name
   * @throws RpcError PERMISSION_DENIED, or INVALID_ARGUMENT for an invalid query
   */
  list(identity: Identity, parent: string, query: StructuredQuery): StoredDocument[] {
    const documents = this.#store.runQuery(parent, query);
    for (const document of documents) this.#check("list", identity, document.name, document, query);
    if (documents.length === 0) {
      const collection = query.from[0]?.collectionId ?? ANY_DOCUMENT;
      this.#check("list", identity, `${parent}/${collection}/${ANY_DOCUMENT}`, null, query);
    }
    return documents;
  }

  #check(
    operation: "get" | "list",
    identity: Identity,
    name: string,
    before: StoredDocument | null,
    query?: StructuredQuery,
  ): void {
    if (identity.kind === "admin") return;
    const read = (other: string): StoredDocument | null => this.#store.get(other);
    this.#access.check({
      operation,
      identity,
      name,
      before,
      after: null,
      ...(query === undefined ? {} : { query }),
      time: this.#store.readTime(),
      read,
      readAfter: read,
    });
  }
}
