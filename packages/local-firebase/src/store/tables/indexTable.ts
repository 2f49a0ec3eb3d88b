import type { StatementSync } from "node:sqlite";
import type { Database } from "../../database/database.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { IndexField } from "../../query/indexes/indexConfig.ts";
import { documentOf, ROW_COLUMNS } from "./documentRow.ts";
import { DocumentsIndex, formatFields, type KeyRange, parseFields } from "./documentsIndex.ts";
import { parseScope, scopesOf, type Scope } from "./indexScope.ts";

/** Most indexes that one collection, or one group, gets: each costs time at every write. */
const MAX_INDEXES = 40;
/** Keys that are sorted together when an index is built. */
const BATCH = 50_000;

interface Entry {
  readonly key: Buffer;
  readonly row: bigint;
}

/** Indexes on disk: entries in one table, in the order of their bytes, changed in the transaction that changes a document. */
export class IndexTable {
  readonly #database: Database;
  readonly #scopes = new Map<string, Map<string, DocumentsIndex>>();
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
    for (const statement of [this.#upwards, this.#downwards]) statement.setReadBigInts(true);
    this.#count = sqlite.prepare(
      "SELECT COUNT(*) AS count FROM firestore_index_entries WHERE key >= ? AND key < ?",
    );
    for (const { id, scope, fields } of sqlite.prepare("SELECT * FROM firestore_indexes").iterate()) {
      this.#remember(Number(id), parseScope(String(scope)), parseFields(String(fields)));
    }
  }

  has(scope: Scope, fields: readonly IndexField[]): boolean {
    return this.#scopes.get(scope.key)?.has(formatFields(fields)) ?? false;
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
      id = Number(this.#define.run(scope.key, formatFields(fields)).lastInsertRowid);
      const index = new DocumentsIndex(id, scope.kind, fields);
      let batch: Entry[] = [];
      for (const { row, document } of documents) {
        for (const key of index.keysOf(document)) batch.push({ key, row });
        if (batch.length < BATCH) continue;
        this.#insertSorted(batch);
        batch = [];
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
      for (const index of this.#scopes.get(scope.key)?.values() ?? []) {
        const [olds, news] = [index.keysOf(before), index.keysOf(after)];
        for (const key of without(olds, news)) this.#delete.run(key);
        for (const key of without(news, olds)) this.#insert.run(key, row);
      }
    }
  }

  /** Documents of a part of an index, in its order. Read them before anything is written. */
  *scan(scope: Scope, fields: readonly IndexField[], range: KeyRange): Generator<StoredDocument> {
    const statement = range.descending ? this.#downwards : this.#upwards;
    const bounds = this.#require(scope, fields).boundsOf(range);
    for (const row of statement.iterate(...bounds)) yield documentOf(row);
  }

  /** Counts the entries of a part of an index. */
  count(scope: Scope, fields: readonly IndexField[], range: KeyRange): number {
    return Number(this.#count.get(...this.#require(scope, fields).boundsOf(range))?.["count"]);
  }

  #require(scope: Scope, fields: readonly IndexField[]): DocumentsIndex {
    const index = this.#scopes.get(scope.key)?.get(formatFields(fields));
    if (index === undefined)
      throw new Error(`There is no index of ${formatFields(fields)} for ${scope.key}.`);
    return index;
  }

  /** Sorted keys go to neighbouring pages: much faster than in any order. */
  #insertSorted(batch: Entry[]): void {
    batch.sort((a, b) => Buffer.compare(a.key, b.key));
    for (const { key, row } of batch) this.#insert.run(key, row);
  }

  #remember(id: number, scope: Scope, fields: readonly IndexField[]): void {
    const indexes = this.#scopes.get(scope.key) ?? new Map<string, DocumentsIndex>();
    indexes.set(formatFields(fields), new DocumentsIndex(id, scope.kind, fields));
    this.#scopes.set(scope.key, indexes);
  }
}

/** The keys that are not among others; an array may have thousands. */
function without(keys: readonly Buffer[], others: readonly Buffer[]): readonly Buffer[] {
  const known = new Set(others.map((key) => key.toString("latin1")));
  return keys.filter((key) => !known.has(key.toString("latin1")));
}
