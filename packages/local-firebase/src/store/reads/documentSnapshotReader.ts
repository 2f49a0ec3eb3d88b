import { evaluateQuery, matchesSource } from "../../query/evaluateQuery.ts";
import type { StructuredQuery } from "../../query/structuredQuery.ts";
import type { DocumentReader } from "./documentReader.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { Overlay } from "./versionHistory.ts";
import { namedCandidates } from "./namedCandidates.ts";
import type { PresentReader } from "./presentReader.ts";
import { requireValidQuery } from "./requireValidQuery.ts";

/** The documents as they were at a past time. Use it at once: it does not follow later commits. */
export class DocumentSnapshotReader implements DocumentReader {
  readonly #present: PresentReader;
  readonly #overlay: Overlay;

  constructor(present: PresentReader, overlay: Overlay) {
    this.#present = present;
    this.#overlay = overlay;
  }

  get(name: string): StoredDocument | null {
    const past = this.#overlay.get(name);
    return past === undefined ? this.#present.get(name) : past;
  }

  /** The first that have not changed and those that have: the first of both together are among them. */
  runQuery(parent: string, query: StructuredQuery): StoredDocument[] {
    requireValidQuery(parent, query);
    const named = namedCandidates(this, parent, query);
    if (named !== null) return evaluateQuery(named, query);
    const past = [...this.#overlay].filter(([name]) => matchesSource(parent, query, name));
    if (past.length === 0) return this.#present.runQuery(parent, query);
    const changed = past.flatMap(([, document]) => (document === null ? [] : [document]));
    const { limit, offset, ...all } = query;
    const enough = limit === undefined ? all : { ...all, limit: offset + limit };
    const unchanged = this.#present.runWithout(parent, { ...enough, offset: 0 }, (name) =>
      this.#overlay.has(name),
    );
    return evaluateQuery({ documents: [...unchanged, ...changed], inNameOrder: false }, query);
  }

  runUnordered(parent: string, query: StructuredQuery): readonly StoredDocument[] {
    return this.runQuery(parent, query);
  }

  candidateCount(parent: string, query: StructuredQuery): number {
    requireValidQuery(parent, query);
    const named = namedCandidates(this, parent, query);
    if (named !== null) return [...named.documents].length;
    let count = this.#present.candidateCount(parent, query);
    for (const [name, document] of this.#overlay) {
      if (!matchesSource(parent, query, name)) continue;
      count += Number(document !== null) - Number(this.#present.get(name) !== null);
    }
    return count;
  }

  listCollectionIds(parent: string): string[] {
    if (this.#overlay.size === 0) return this.#present.listCollectionIds(parent);
    return this.#idsBelow(parent).sort();
  }

  listDocumentIds(collection: string): string[] {
    if (this.#overlay.size === 0) return this.#present.listDocumentIds(collection);
    return this.#idsBelow(collection);
  }

  /** First segments of the names below a name. To look at every name is more than these rare lists need, but simple. */
  #idsBelow(parent: string): string[] {
    const prefix = `${parent}/`;
    const ids = new Set<string>();
    const note = (name: string): void => {
      if (name.startsWith(prefix)) ids.add(name.slice(prefix.length).split("/", 1).join(""));
    };
    for (const name of this.#present.namesBelow(parent)) if (!this.#overlay.has(name)) note(name);
    for (const [name, document] of this.#overlay) if (document !== null) note(name);
    return [...ids];
  }
}
