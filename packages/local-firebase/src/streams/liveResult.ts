import type { DocumentChange, StoredDocument } from "../documents/storedDocument.ts";

/** A document whose part in a result has changed: what the result had of it, and what it has now. */
export interface ResultChange {
  readonly name: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** The first `limit` matching documents after `offset`: documents slide into and out of it without changing. */
export interface ResultWindow {
  readonly offset: number;
  readonly limit: number;
  readonly compare: (a: StoredDocument, b: StoredDocument) => number;
}

/** Source of a result. */
export interface ResultSource {
  /** Commits that change none of these cannot concern the result: names of documents, ids of collections. */
  readonly keys: readonly string[];
  /** Tells whether a document belongs to the result, the window aside. */
  readonly matches: (document: StoredDocument) => boolean;
  readonly window: ResultWindow | null;
  /** The document as it stands. */
  readonly get: (name: string) => StoredDocument | null;
  /** The whole result as it stands. @throws RpcError INVALID_ARGUMENT */
  readonly run: () => readonly StoredDocument[];
}

type Documents = ReadonlyMap<string, StoredDocument>;

/** A result that follows the commits, without evaluating its query again as long as it can do without. */
export class LiveResult {
  readonly #source: ResultSource;
  #documents: Map<string, StoredDocument>;

  /** @throws RpcError as `ResultSource.run` */
  constructor(source: ResultSource) {
    this.#source = source;
    this.#documents = this.#run();
  }

  get documents(): Documents {
    return this.#documents;
  }

  /** Tells whether a changed document belonged to the result before, or does now. */
  concerns({ before, after }: DocumentChange): boolean {
    const { matches } = this.#source;
    return (before !== null && matches(before)) || (after !== null && matches(after));
  }

  /** Takes up how documents stand now, those that some commits have changed. */
  update(names: ReadonlySet<string>): ResultChange[] {
    const { window } = this.#source;
    if (window === null) return this.#updateAll(names);
    const previous = this.#documents;
    this.#documents = this.#slide(window, names) ?? this.#run();
    return differences(previous, this.#documents);
  }

  #updateAll(names: ReadonlySet<string>): ResultChange[] {
    const changes: ResultChange[] = [];
    for (const name of names) {
      const before = this.#documents.get(name) ?? null;
      const after = this.#matching(name);
      if (before?.updateTime === after?.updateTime) continue;
      if (after === null) this.#documents.delete(name);
      else this.#documents.set(name, after);
      changes.push({ name, before, after });
    }
    return changes;
  }

  /**
   * Moves changed documents within the window. What lies behind a full window is not known: `null` when something
   * from there might have to move up.
   */
  #slide(
    { offset, limit, compare }: ResultWindow,
    names: ReadonlySet<string>,
  ): Map<string, StoredDocument> | null {
    if (offset > 0) return null;
    const documents = new Map(this.#documents);
    for (const name of names) {
      const wasFull = documents.size >= limit;
      const was = documents.delete(name);
      const after = this.#matching(name);
      const last = wasFull ? lastOf(documents, compare) : null;
      const isBehind = wasFull && after !== null && (last === null || compare(after, last) > 0);
      if (was && wasFull && (after === null || isBehind)) return null;
      if (after === null || isBehind) continue;
      documents.set(name, after);
      if (documents.size > limit && last !== null) documents.delete(last.name);
    }
    return documents;
  }

  #matching(name: string): StoredDocument | null {
    const document = this.#source.get(name);
    return document !== null && this.#source.matches(document) ? document : null;
  }

  #run(): Map<string, StoredDocument> {
    return new Map(this.#source.run().map((document) => [document.name, document]));
  }
}

function lastOf(
  documents: Documents,
  compare: (a: StoredDocument, b: StoredDocument) => number,
): StoredDocument | null {
  let last: StoredDocument | null = null;
  for (const document of documents.values()) {
    if (last === null || compare(document, last) > 0) last = document;
  }
  return last;
}

function differences(previous: Documents, current: Documents): ResultChange[] {
  const changes: ResultChange[] = [];
  for (const [name, after] of current) {
    const before = previous.get(name) ?? null;
    if (before?.updateTime !== after.updateTime) changes.push({ name, before, after });
  }
  for (const [name, before] of previous) {
    if (!current.has(name)) changes.push({ name, before, after: null });
  }
  return changes;
}
