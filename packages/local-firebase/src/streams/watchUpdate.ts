import type { StoredDocument } from "../documents/storedDocument.ts";
import { documentToWire } from "../documents/documentWire.ts";
import { formatTimestamp } from "../values/timestamp.ts";

interface Entry {
  /** Content to send; `null` when there is none or the client may not or need not have it. */
  document: StoredDocument | null;
  deleted: boolean;
  readonly added: number[];
  readonly removed: number[];
}

/** Changes of documents since the last snapshot: one message per document, naming all its targets. */
export class WatchUpdate {
  readonly #entries = new Map<string, Entry>();

  /** The document is new in a target or has changed there. */
  add(targetId: number, document: StoredDocument): void {
    const entry = this.#entry(document.name);
    entry.document = document;
    entry.added.push(targetId);
  }

  /** @param document its content, if it has changed and the client may read it */
  remove(targetId: number, name: string, document: StoredDocument | null): void {
    const entry = this.#entry(name);
    entry.document ??= document;
    entry.removed.push(targetId);
  }

  /** The document no longer exists. */
  delete(targetId: number, name: string): void {
    const entry = this.#entry(name);
    entry.deleted = true;
    entry.removed.push(targetId);
  }

  /** `google.firestore.v1.ListenResponse` messages in proto3-JSON form. */
  messages(readTime: bigint): object[] {
    const time = formatTimestamp(readTime);
    return Array.from(this.#entries, ([name, { document, deleted, added, removed }]) => {
      const removedTargetIds = removed.length > 0 ? { removedTargetIds: removed } : {};
      if (deleted) return { documentDelete: { document: name, ...removedTargetIds, readTime: time } };
      if (document === null)
        return { documentRemove: { document: name, ...removedTargetIds, readTime: time } };
      const targetIds = added.length > 0 ? { targetIds: added } : {};
      return { documentChange: { document: documentToWire(document), ...targetIds, ...removedTargetIds } };
    });
  }

  #entry(name: string): Entry {
    const known = this.#entries.get(name);
    if (known !== undefined) return known;
    const entry: Entry = { document: null, deleted: false, added: [], removed: [] };
    this.#entries.set(name, entry);
    return entry;
  }
}
