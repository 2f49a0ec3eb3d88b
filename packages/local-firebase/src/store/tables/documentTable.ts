import type { SQLOutputValue, StatementSync } from "node:sqlite";
import type { Database } from "../../database/database.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import { encodeId } from "../../values/orderedKey.ts";
import { collectionOf, lastId } from "../../values/resourceName.ts";
import { CollectionTable } from "./collectionTable.ts";
import { documentOf, nameOf, ROW_COLUMNS } from "./documentRow.ts";

/** Above the bytes of every id. */
const ABOVE_IDS = Uint8Array.of(0xff);
const NO_BYTES = new Uint8Array();
/** Share of the table, as 1 to this, from which reading all of it in its own order is faster than row by row by name. */
const FULL_SCAN_SHARE = 10;

/** Part of a collection in the order of its names. */
export interface IdRange {
  /** As `encodeId`; inclusive. */
  readonly lower: Uint8Array;
  /** Exclusive; `null`: none. */
  readonly upper: Uint8Array | null;
  readonly descending: boolean;
}

export const ALL_IDS: IdRange = { lower: NO_BYTES, upper: null, descending: false };

const FROM = "FROM firestore_documents AS d JOIN firestore_collections AS c ON c.id = d.collection";
const IN_RANGE = "WHERE d.collection = ? AND d.doc_key >= ? AND d.doc_key < ?";

/** The documents on disk. What a transaction under way has written is seen at once. */
export class DocumentTable {
  readonly collections: CollectionTable;
  readonly #select: StatementSync;
  readonly #insert: StatementSync;
  readonly #update: StatementSync;
  readonly #delete: StatementSync;
  readonly #upwards: StatementSync;
  readonly #downwards: StatementSync;
  readonly #stored: StatementSync;
  readonly #names: StatementSync;
  readonly #count: StatementSync;
  readonly #countIn: StatementSync;
  readonly #lastRow: StatementSync;

  constructor(database: Database) {
    this.collections = new CollectionTable(database);
    const prepare = (sql: string): StatementSync => {
      const statement = database.sqlite.prepare(sql);
      statement.setReadBigInts(true);
      return statement;
    };
    this.#select = prepare(`SELECT ${ROW_COLUMNS} ${FROM} WHERE c.name = ? AND d.doc_key = ?`);
    this.#insert = prepare(
      "INSERT INTO firestore_documents (collection, doc_key, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?)",
    );
    this.#update = prepare(
      "UPDATE firestore_documents SET fields = ?, create_time = ?, update_time = ? WHERE collection = ? AND doc_key = ? RETURNING id",
    );
    this.#delete = prepare(
      "DELETE FROM firestore_documents WHERE collection = ? AND doc_key = ? RETURNING id",
    );
    this.#upwards = prepare(`SELECT ${ROW_COLUMNS} ${FROM} ${IN_RANGE} ORDER BY d.doc_key`);
    this.#downwards = prepare(`SELECT ${ROW_COLUMNS} ${FROM} ${IN_RANGE} ORDER BY d.doc_key DESC`);
    this.#stored = prepare(
      `SELECT ${ROW_COLUMNS} FROM firestore_documents AS d NOT INDEXED
       CROSS JOIN firestore_collections AS c ON c.id = d.collection WHERE d.collection = ?`,
    );
    this.#names = prepare(`SELECT c.name AS collection, d.doc_key ${FROM} ${IN_RANGE} ORDER BY d.doc_key`);
    this.#count = prepare(
      "SELECT COUNT(*) AS count FROM (SELECT 1 FROM firestore_documents WHERE collection = ? LIMIT ?)",
    );
    this.#countIn = prepare(`SELECT COUNT(*) AS count FROM firestore_documents AS d ${IN_RANGE}`);
    this.#lastRow = prepare("SELECT MAX(id) AS last FROM firestore_documents");
  }

  get(name: string): StoredDocument | null {
    const row = this.#select.get(collectionOf(name), encodeId(lastId(name)));
    return row === undefined ? null : documentOf(row);
  }

  /**
   * Writes a document, or removes it when `document` is `null`.
   * @returns its row, also of one that was there until now; `null` when there was none
   */
  set(name: string, document: StoredDocument | null): bigint | null {
    const key = encodeId(lastId(name));
    if (document === null) return this.#remove(collectionOf(name), key);
    const { createTime, updateTime } = document;
    const fields = JSON.stringify(document.fields);
    const collection = this.collections.require(collectionOf(name));
    // In place: a replaced row would move to the end of the table and touch three pages more.
    const updated = this.#update.get(fields, createTime, updateTime, collection, key);
    if (updated !== undefined) return integer(updated["id"]);
    return integer(this.#insert.run(collection, key, fields, createTime, updateTime).lastInsertRowid);
  }

  #remove(collection: string, key: Uint8Array): bigint | null {
    const id = this.collections.rowOf(collection);
    const row = id === null ? undefined : this.#delete.get(id, key);
    if (id === null || row === undefined) return null;
    this.collections.dropIfEmpty(id);
    return integer(row["id"]);
  }

  /** Documents of a collection in the order of their names. Read them before anything is written. */
  *scan(collection: string, { lower, upper, descending }: IdRange): Generator<StoredDocument> {
    const id = this.collections.rowOf(collection);
    if (id === null) return;
    const statement = descending ? this.#downwards : this.#upwards;
    for (const row of statement.iterate(id, lower, upper ?? ABOVE_IDS)) yield documentOf(row);
  }

  /** Documents of a collection with their rows, in any order. Read them before anything is written to them. */
  *rows(collection: string): Generator<{ readonly row: bigint; readonly document: StoredDocument }> {
    const id = this.collections.rowOf(collection);
    if (id === null) return;
    const share = Math.floor(Number(this.#lastRow.get()?.["last"] ?? 0) / FULL_SCAN_SHARE);
    const isLarge = this.count(collection, share + 1) > share;
    const rows = isLarge ? this.#stored.iterate(id) : this.#upwards.iterate(id, NO_BYTES, ABOVE_IDS);
    for (const row of rows) yield { row: integer(row["id"]), document: documentOf(row) };
  }

  /** Names of a collection's documents, in order. */
  *names(collection: string): Generator<string> {
    const id = this.collections.rowOf(collection);
    if (id === null) return;
    for (const row of this.#names.iterate(id, NO_BYTES, ABOVE_IDS)) yield nameOf(row);
  }

  /** Counts a collection's documents, but not beyond `most`. */
  count(collection: string, most = Number.MAX_SAFE_INTEGER): number {
    const id = this.collections.rowOf(collection);
    return id === null ? 0 : Number(this.#count.get(id, most)?.["count"]);
  }

  /** Counts a collection's documents in a range. */
  countIn(collection: string, { lower, upper }: IdRange): number {
    const id = this.collections.rowOf(collection);
    return id === null ? 0 : Number(this.#countIn.get(id, lower, upper ?? ABOVE_IDS)?.["count"]);
  }
}

function integer(value: SQLOutputValue | undefined): bigint {
  return typeof value === "bigint" ? value : 0n;
}
