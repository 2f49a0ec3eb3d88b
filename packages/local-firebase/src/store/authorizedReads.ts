import type { FirestoreAccess, FirestoreRequest } from "../access/access.ts";
import type { Identity } from "../identity/identity.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import { parseDocumentName } from "../values/resourceName.ts";
import type { DocumentStore, StoredDocument } from "./documentStore.ts";

/** Stands for "any document" in the name that a `list` is asked for by. */
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
   * Documents that match, in order. The rules judge the query by what it asks for, not by what it finds.
   * @param parent the database's `.../documents` or a document's name
   * @throws RpcError PERMISSION_DENIED, or INVALID_ARGUMENT for an invalid query
   */
  list(identity: Identity, parent: string, query: StructuredQuery): StoredDocument[] {
    const documents = this.#store.runQuery(parent, query);
    if (identity.kind === "admin") return documents;
    const name = `${parent}/${query.from[0]?.collectionId ?? ANY_DOCUMENT}/${ANY_DOCUMENT}`;
    this.#access.check({ ...this.#moment(), operation: "list", identity, query, name, before: null });
    return documents;
  }

  /** Calls the listener when the rules have been replaced: what could be read may be refused now. */
  onRulesChange(listener: () => void): () => void {
    return this.#access.onChange?.(listener) ?? (() => undefined);
  }

  /** What all checks of one read have in common: they see one state at one time. */
  #moment(): Pick<FirestoreRequest, "after" | "time" | "read" | "readAfter"> {
    const read = (name: string): StoredDocument | null => this.#store.get(name);
    return { after: null, time: this.#store.readTime(), read, readAfter: read };
  }
}
