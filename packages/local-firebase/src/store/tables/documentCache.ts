import type { StoredDocument } from "../../documents/storedDocument.ts";
import { documentSize } from "../writes/validateDocument.ts";

/** Bounds of the documents in memory: their number, and bytes by Firestore's own measure (in memory about four times). */
const MAX_DOCUMENTS = 5000;
const MAX_SIZE = 4 * 1024 * 1024;

interface Entry {
  readonly document: StoredDocument | null;
  readonly size: number;
}

/** The documents asked for by name lately, missing ones too, so that rules and listeners need not read them again. */
export class DocumentCache {
  readonly #maxDocuments: number;
  readonly #maxSize: number;
  /** The one used last comes last. */
  readonly #entries = new Map<string, Entry>();
  #size = 0;

  constructor(maxDocuments = MAX_DOCUMENTS, maxSize = MAX_SIZE) {
    this.#maxDocuments = maxDocuments;
    this.#maxSize = maxSize;
  }

  /** The document of a name, `undefined` when it is not kept here. */
  get(name: string): StoredDocument | null | undefined {
    const entry = this.#entries.get(name);
    if (entry === undefined) return undefined;
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    return entry.document;
  }

  set(name: string, document: StoredDocument | null): void {
    this.#drop(name);
    const size = document === null ? name.length : documentSize(name, document.fields);
    // One that is large would push out all others.
    if (size > this.#maxSize / 8) return;
    this.#entries.set(name, { document, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxDocuments && this.#size <= this.#maxSize) break;
      this.#drop(oldest);
    }
  }

  /** Sets a document that is kept already: one that is only written is not worth the place of those that are read. */
  update(name: string, document: StoredDocument | null): void {
    if (this.#entries.has(name)) this.set(name, document);
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }

  #drop(name: string): void {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    this.#entries.delete(name);
    this.#size -= entry.size;
  }
}
