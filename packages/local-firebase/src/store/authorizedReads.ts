import type { FirestoreAccess, FirestoreRequest } from "../access/access.ts";
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
    if (identity.kind === "admin") return document;
    this.#access.check({ ...this.#moment(), operation: "get", identity, name, before: document });
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
    if (identity.kind === "admin") return documents;
    const request = { ...this.#moment(), operation: "list", identity, query } as const;
    for (const document of documents)
      this.#access.check({ ...request, name: document.name, before: document });
    if (documents.length === 0) {
      const collection = query.from[0]?.collectionId ?? ANY_DOCUMENT;
      this.#access.check({ ...request, name: `${parent}/${collection}/${ANY_DOCUMENT}`, before: null });
    }
    return documents;
  }

  /** What all checks of one read have in common: they see one state at one time. */
  #moment(): Pick<FirestoreRequest, "after" | "time" | "read" | "readAfter"> {
    const read = (name: string): StoredDocument | null => this.#store.get(name);
    return { after: null, time: this.#store.readTime(), read, readAfter: read };
  }
}
