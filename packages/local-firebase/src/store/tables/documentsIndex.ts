import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { IndexField, IndexMode } from "../../query/indexes/indexConfig.ts";
import { prefixEnd } from "../../values/orderedKey.ts";
import { indexKeys } from "./indexKeys.ts";
import type { Scope } from "./indexScope.ts";

/** Part of an index that a query reads. */
export interface KeyRange {
  /** Without the index's id; inclusive. */
  readonly lower: Uint8Array;
  /** Exclusive; `null`: the end of the index. */
  readonly upper: Uint8Array | null;
  readonly descending: boolean;
}

/** An index over the documents of a scope. */
export class DocumentsIndex {
  readonly #prefix: Buffer;
  readonly #keysOf: (document: StoredDocument) => Buffer[];

  /** @param id number of the index: the first 4 bytes of its keys */
  constructor(id: number, scope: Scope["kind"], fields: readonly IndexField[]) {
    this.#prefix = Buffer.alloc(4);
    this.#prefix.writeUInt32BE(id);
    this.#keysOf = indexKeys(fields, scope);
  }

  /** The keys of a document, none of one that is missing or lacks a field. */
  keysOf(document: StoredDocument | null): Buffer[] {
    if (document === null) return [];
    return this.#keysOf(document).map((key) => Buffer.concat([this.#prefix, key]));
  }

  /** The bounds of a range among the keys of all indexes, the second exclusive. */
  boundsOf({ lower, upper }: Pick<KeyRange, "lower" | "upper">): [Uint8Array, Uint8Array | null] {
    return [
      Buffer.concat([this.#prefix, lower]),
      upper === null ? prefixEnd(this.#prefix) : Buffer.concat([this.#prefix, upper]),
    ];
  }
}

/** The fields of an index as a text, as they are stored. */
export function formatFields(fields: readonly IndexField[]): string {
  return JSON.stringify(fields.map(({ fieldPath, mode }) => [fieldPath, mode]));
}

/** The inverse of `formatFields`. */
export function parseFields(text: string): IndexField[] {
  return (JSON.parse(text) as [string, IndexMode][]).map(([fieldPath, mode]) => ({ fieldPath, mode }));
}
