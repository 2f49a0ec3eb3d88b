import type { CollectionSelector } from "../../query/structuredQuery.ts";
import { collectionOf, lastId } from "../../values/resourceName.ts";
import type { Candidates } from "../../query/evaluateQuery.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import { SortedCollection } from "./sortedCollection.ts";

/** All documents in memory, by name and by collection, so that a query looks at its collections only. */
export class DocumentIndex {
  /** Collection name -> its documents; collections that became empty are dropped. */
  readonly #collections = new Map<string, SortedCollection>();
  /** Collection id -> names of the collections with that id. */
  readonly #groups = new Map<string, Set<string>>();

  get(name: string): StoredDocument | null {
    return this.#collections.get(collectionOf(name))?.get(name) ?? null;
  }

  /** Sets a document, or removes it when `document` is `null`. */
  set(name: string, document: StoredDocument | null): void {
    if (document === null) this.#remove(name);
    else this.#collection(collectionOf(name)).set(document);
  }

  /** Documents of the collections that a selector names. Read them before the next change. */
  select(parent: string, selector: CollectionSelector): Candidates {
    const collections = [...this.#selectCollections(parent, selector)].flatMap((name) => {
      const collection = this.#collections.get(name);
      return collection === undefined ? [] : [collection.documents];
    });
    const [only = [], ...more] = collections;
    return more.length === 0
      ? { documents: only, inNameOrder: true }
      : { documents: collections.flat(), inNameOrder: false };
  }

  /** Every document. */
  *all(): Generator<StoredDocument> {
    for (const collection of this.#collections.values()) yield* collection.documents;
  }

  /** Ids of the collections right under a parent, also of those that only hold deeper documents; sorted. */
  collectionIds(parent: string): string[] {
    return this.#idsUnder(parent);
  }

  /** Ids of a collection's documents, also of missing ones that only hold collections; not sorted. */
  documentIds(collection: string): string[] {
    const ids = new Set(this.#idsUnder(collection));
    for (const { name } of this.#collections.get(collection)?.documents ?? []) ids.add(lastId(name));
    return [...ids];
  }

  /** First segments of the collection names below `name`. */
  #idsUnder(name: string): string[] {
    const prefix = `${name}/`;
    const ids = new Set<string>();
    for (const collection of this.#collections.keys()) {
      if (collection.startsWith(prefix)) ids.add(collection.slice(prefix.length).split("/", 1).join(""));
    }
    return [...ids].sort();
  }

  #selectCollections(parent: string, { collectionId, allDescendants }: CollectionSelector): Iterable<string> {
    if (collectionId !== undefined && !allDescendants) return [`${parent}/${collectionId}`];
    const names =
      collectionId === undefined ? this.#collections.keys() : (this.#groups.get(collectionId) ?? []);
    return [...names].filter(
      (name) => name.startsWith(`${parent}/`) && (allDescendants || collectionOf(name) === parent),
    );
  }

  #collection(name: string): SortedCollection {
    const existing = this.#collections.get(name);
    if (existing !== undefined) return existing;
    const collection = new SortedCollection();
    this.#collections.set(name, collection);
    const id = lastId(name);
    const group = this.#groups.get(id);
    if (group === undefined) this.#groups.set(id, new Set([name]));
    else group.add(name);
    return collection;
  }

  #remove(name: string): void {
    const collectionName = collectionOf(name);
    const collection = this.#collections.get(collectionName);
    if (collection === undefined) return;
    collection.delete(name);
    if (collection.size > 0) return;
    this.#collections.delete(collectionName);
    const id = lastId(collectionName);
    const group = this.#groups.get(id);
    group?.delete(collectionName);
    if (group?.size === 0) this.#groups.delete(id);
  }
}
