import type { StatementSync } from "node:sqlite";
import type { Database } from "../../database/database.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { IndexField, IndexMode } from "../../query/indexes/indexConfig.ts";
import { prefixEnd } from "../../values/orderedKey.ts";
import { documentOf, ROW_COLUMNS } from "./documentRow.ts";
import { indexKeys } from "./indexKeys.ts";
import { scopesOf, type Scope } from "./indexScope.ts";

/** Most indexes that one collection, or one group, gets: each costs time at every write. */
const MAX_INDEXES = 40;
/** Keys that are sorted together when an index is built. */
const BATCH = 50_000;

interface Index {
  /** The first 4 bytes of its keys. */
  readonly prefix: Buffer;
  readonly keysOf: (document: StoredDocument) => Buffer[];
}

/** Part of an index that a query reads. */
export interface KeyRange {
  /** Without the index's id; inclusive. */
  readonly lower: Uint8Array;
  /** Exclusive; `null`: the end of the index. */
  readonly upper: Uint8Array | null;
  readonly descending: boolean;
}

/** Indexes on disk: entries in one table, in the order of their bytes, changed in the transaction that changes a document. */
export class IndexTable {
  readonly #database: Database;
  readonly #scopes = new Map<string, Map<string, Index>>();
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;
  readonly #define: StatementSync;
  readonly #upwards: StatementSync;
  readonly #downwards: StatementSync;
  readonly #count: StatementSync;

  constructor(database: Database) {
    const { sqlite } = database;
    this.#database = database;
    this.#insert = sqlite.prepare(
      "INSERT OR REPLACE INTO firestore_index_entries (key, document) VALUES (?, ?)",
    );
    this.#delete = sqlite.prepare("DELETE FROM firestore_index_entries WHERE key = ?");
    this.#define = sqlite.prepare("INSERT INTO firestore_indexes (scope, fields) VALUES (?, ?)");
    const range = `SELECT ${ROW_COLUMNS} FROM firestore_index_entries AS e
      CROSS JOIN firestore_documents AS d ON d.id = e.document
      CROSS JOIN firestore_collections AS c ON c.id = d.collection
      WHERE e.key >= ? AND e.key < ? ORDER BY e.key`;
    this.#upwards = sqlite.prepare(range);
    this.#downwards = sqlite.prepare(`${range} DESC`);
    this.#count = sqlite.prepare(
      "SELECT COUNT(*) AS count FROM firestore_index_entries WHERE key >= ? AND key < ?",
    );
    for (const statement of [this.#upwards, this.#downwards]) statement.setReadBigInts(true);
    for (const row of sqlite.prepare("SELECT id, scope, fields FROM firestore_indexes").all()) {
      const fields = JSON.parse(String(row["fields"])) as [string, IndexMode][];
      this.#remember(
        Number(row["id"]),
        scopeOfKey(String(row["scope"])),
        fields.map(([fieldPath, mode]) => ({ fieldPath, mode })),
      );
    }
  }

  has(scope: Scope, fields: readonly IndexField[]): boolean {
    return this.#scopes.get(scope.key)?.has(keyOf(fields)) ?? false;
  }

  /** Tells whether another index may be built now: not beyond their number, nor inside a transaction, which may be undone. */
  mayBuild(scope: Scope): boolean {
    return !this.#database.sqlite.isTransaction && (this.#scopes.get(scope.key)?.size ?? 0) < MAX_INDEXES;
  }

  /**
   * Makes an index of documents that are there, in a transaction of its own.
   * @param documents all of the scope, with their rows
   * @throws Error of SQLite; nothing has changed then
   */
  build(
    scope: Scope,
    fields: readonly IndexField[],
    documents: Iterable<{ readonly row: bigint; readonly document: StoredDocument }>,
  ): void {
    const { sqlite } = this.#database;
    sqlite.exec("BEGIN IMMEDIATE");
    let id: number;
    try {
      id = Number(this.#define.run(scope.key, keyOf(fields)).lastInsertRowid);
      const { prefix, keysOf } = indexOf(id, scope, fields);
      let batch: { key: Buffer; row: bigint }[] = [];
      for (const { row, document } of documents) {
        for (const key of keysOf(document)) batch.push({ key: Buffer.concat([prefix, key]), row });
        if (batch.length >= BATCH) batch = this.#insertSorted(batch);
      }
      this.#insertSorted(batch);
      sqlite.exec("COMMIT");
    } catch (error) {
      if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
      throw error;
    }
    this.#remember(id, scope, fields);
  }

  /** Brings the entries of one document up to date, inside the transaction that changes it. */
  update(row: bigint, name: string, before: StoredDocument | null, after: StoredDocument | null): void {
    for (const scope of scopesOf(name)) {
      for (const { prefix, keysOf } of this.#scopes.get(scope.key)?.values() ?? []) {
        const olds = before === null ? [] : keysOf(before);
        const news = after === null ? [] : keysOf(after);
        for (const key of olds) {
          if (!news.some((other) => other.equals(key))) this.#delete.run(Buffer.concat([prefix, key]));
        }
        for (const key of news) {
          if (!olds.some((other) => other.equals(key))) this.#insert.run(Buffer.concat([prefix, key]), row);
        }
      }
    }
  }

  /** Documents of a part of an index, in its order. Read them before anything is written. */
  *scan(
    scope: Scope,
    fields: readonly IndexField[],
    { lower, upper, descending }: KeyRange,
  ): Generator<StoredDocument> {
    const { start, end } = this.#boundsOf(scope, fields, { lower, upper });
    const statement = descending ? this.#downwards : this.#upwards;
    for (const row of statement.iterate(start, end)) yield documentOf(row);
  }

  /** Counts the entries of a part of an index. */
  count(scope: Scope, fields: readonly IndexField[], range: Omit<KeyRange, "descending">): number {
    const { start, end } = this.#boundsOf(scope, fields, range);
    return Number(this.#count.get(start, end)?.["count"]);
  }

  /** @throws Error when there is no such index */
  #boundsOf(
    scope: Scope,
    fields: readonly IndexField[],
    { lower, upper }: Omit<KeyRange, "descending">,
  ): { readonly start: Uint8Array; readonly end: Uint8Array | null } {
    const index = this.#scopes.get(scope.key)?.get(keyOf(fields));
    if (index === undefined) throw new Error(`There is no index of ${keyOf(fields)} for ${scope.key}.`);
    return {
      start: Buffer.concat([index.prefix, lower]),
      end: upper === null ? prefixEnd(index.prefix) : Buffer.concat([index.prefix, upper]),
    };
  }

  /** Sorted keys go to neighbouring pages: much faster than in any order. */
  #insertSorted(batch: { key: Buffer; row: bigint }[]): [] {
    batch.sort((a, b) => Buffer.compare(a.key, b.key));
    for (const { key, row } of batch) this.#insert.run(key, row);
    return [];
  }

  #remember(id: number, scope: Scope, fields: readonly IndexField[]): void {
    const indexes = this.#scopes.get(scope.key) ?? new Map<string, Index>();
    indexes.set(keyOf(fields), indexOf(id, scope, fields));
    this.#scopes.set(scope.key, indexes);
  }
}

function indexOf(id: number, { kind }: Scope, fields: readonly IndexField[]): Index {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(id);
  return { prefix, keysOf: indexKeys(fields, kind) };
}

function keyOf(fields: readonly IndexField[]): string {
  return JSON.stringify(fields.map(({ fieldPath, mode }) => [fieldPath, mode]));
}

function scopeOfKey(key: string): Scope {
  return { kind: key.includes("//") ? "group" : "collection", key };
}
