import { compareResourceNames } from "../../values/compareText.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";

/** The documents of one collection, by name and always in the order of their names. */
export class SortedCollection {
  readonly #byName = new Map<string, StoredDocument>();
  readonly #sorted: StoredDocument[] = [];

  get size(): number {
    return this.#sorted.length;
  }

  /** In the order of names. The array itself: read it before the next change. */
  get documents(): readonly StoredDocument[] {
    return this.#sorted;
  }

  get(name: string): StoredDocument | null {
    return this.#byName.get(name) ?? null;
  }

  set(document: StoredDocument): void {
    const { name } = document;
    const isNew = !this.#byName.has(name);
    this.#byName.set(name, document);
    this.#sorted.splice(this.#position(name), isNew ? 0 : 1, document);
  }

  delete(name: string): void {
    if (this.#byName.delete(name)) this.#sorted.splice(this.#position(name), 1);
  }

  /** Index of the first document whose name is not before `name`. */
  #position(name: string): number {
    const last = this.#sorted.at(-1);
    // Documents that are loaded or written in order need no search.
    if (last === undefined || compareResourceNames(last.name, name) < 0) return this.#sorted.length;
    let [low, high] = [0, this.#sorted.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const candidate = this.#sorted[middle];
      if (candidate !== undefined && compareResourceNames(candidate.name, name) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
