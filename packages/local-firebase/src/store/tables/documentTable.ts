import type { StatementSync } from "node:sqlite";
import type { Database } from "../../database/database.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import { encodeId } from "../../values/orderedKey.ts";
import { collectionOf, lastId } from "../../values/resourceName.ts";
import { documentOf, nameOf, ROW_COLUMNS, type Row } from "./documentRow.ts";

/** Above the bytes of every id. */
const ABOVE_IDS = Uint8Array.of(0xff);
const NO_BYTES = new Uint8Array();
/** Share of the table, as 1 to this, from which reading all of it in its own order is faster than row by row by name. */
const FULL_SCAN_SHARE = 10n;

/** Part of a collection in the order of its names. */
export interface IdRange {
  /** As `encodeId`; inclusive. */
  readonly lower: Uint8Array;
  /** Exclusive; `null`: none. */
  readonly upper: Uint8Array | null;
  readonly descending: boolean;
}

export const ALL_IDS: IdRange = { lower: NO_BYTES, upper: null, descending: false };

/** The documents on disk. What a transaction under way has written is seen at once. */
export class DocumentTable {
  readonly #select: StatementSync;
  readonly #insert: StatementSync;
  readonly #update: StatementSync;
  readonly #delete: StatementSync;
  readonly #addCollection: StatementSync;
  readonly #collectionId: StatementSync;
  readonly #dropIfEmpty: StatementSync;
  readonly #upwards: StatementSync;
  readonly #downwards: StatementSync;
  readonly #names: StatementSync;
  readonly #group: StatementSync;
  readonly #below: StatementSync;
  readonly #count: StatementSync;
  readonly #countIn: StatementSync;
  readonly #stored: StatementSync;
  readonly #lastRow: StatementSync;

  constructor(database: Database) {
    const prepare = (sql: string): StatementSync => {
      const statement = database.sqlite.prepare(sql);
      statement.setReadBigInts(true);
      return statement;
    };
    const from = "FROM firestore_documents AS d JOIN firestore_collections AS c ON c.id = d.collection";
    const inRange = `${from} WHERE d.collection = ? AND d.doc_key >= ? AND d.doc_key < ?`;
    this.#select = prepare(`SELECT ${ROW_COLUMNS} ${from} WHERE c.name = ? AND d.doc_key = ?`);
    this.#insert = prepare(
      "INSERT INTO firestore_documents (collection, doc_key, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?)",
    );
    this.#update = prepare(
      "UPDATE firestore_documents SET fields = ?, create_time = ?, update_time = ? WHERE collection = ? AND doc_key = ? RETURNING id",
    );
    this.#delete = prepare(
      "DELETE FROM firestore_documents WHERE collection = ? AND doc_key = ? RETURNING id",
    );
    this.#addCollection = prepare("INSERT INTO firestore_collections (name, group_id) VALUES (?, ?)");
    this.#collectionId = prepare("SELECT id FROM firestore_collections WHERE name = ?");
    this.#dropIfEmpty = prepare(
      "DELETE FROM firestore_collections WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM firestore_documents WHERE collection = ?1)",
    );
    this.#upwards = prepare(`SELECT ${ROW_COLUMNS} ${inRange} ORDER BY d.doc_key`);
    this.#downwards = prepare(`SELECT ${ROW_COLUMNS} ${inRange} ORDER BY d.doc_key DESC`);
    this.#names = prepare(`SELECT c.name AS collection, d.doc_key ${inRange} ORDER BY d.doc_key`);
    this.#group = prepare(
      "SELECT name FROM firestore_collections WHERE group_id = ? AND name >= ? AND name < ?",
    );
    this.#below = prepare(
      "SELECT name FROM firestore_collections WHERE name >= ? AND name < ? ORDER BY name LIMIT 1",
    );
    this.#countIn = prepare(
      "SELECT COUNT(*) AS count FROM firestore_documents WHERE collection = ? AND doc_key >= ? AND doc_key < ?",
    );
    this.#stored = prepare(
      `SELECT ${ROW_COLUMNS} FROM firestore_documents AS d NOT INDEXED
       CROSS JOIN firestore_collections AS c ON c.id = d.collection WHERE d.collection = ?`,
    );
    this.#lastRow = prepare("SELECT MAX(id) AS last FROM firestore_documents");
    this.#count = prepare(
      "SELECT COUNT(*) AS count FROM (SELECT 1 FROM firestore_documents WHERE collection = ? LIMIT ?)",
    );
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
    const collection = this.#requireCollection(collectionOf(name));
    // In place: a replaced row would move to the end of the table and touch three pages more.
    const updated = this.#update.get(fields, createTime, updateTime, collection, key);
    if (updated !== undefined) return integer(updated, "id");
    return BigInt(this.#insert.run(collection, key, fields, createTime, updateTime).lastInsertRowid);
  }

  /** Documents of a collection in the order of their names. Read them before anything is written. */
  *scan(collection: string, { lower, upper, descending }: IdRange): Generator<StoredDocument> {
    const id = this.#idOf(collection);
    if (id === null) return;
    const statement = descending ? this.#downwards : this.#upwards;
    for (const row of statement.iterate(id, lower, upper ?? ABOVE_IDS)) yield documentOf(row);
  }

  /** Documents of a collection with their rows, in any order. Read them before anything is written to them. */
  *rows(collection: string): Generator<{ readonly row: bigint; readonly document: StoredDocument }> {
    const id = this.#idOf(collection);
    if (id === null) return;
    const most = integer(this.#lastRow.get(), "last") / FULL_SCAN_SHARE;
    const isLarge = BigInt(this.count(collection, Number(most) + 1)) > most;
    const rows = isLarge ? this.#stored.iterate(id) : this.#upwards.iterate(id, NO_BYTES, ABOVE_IDS);
    for (const row of rows) {
      yield { row: integer(row, "id"), document: documentOf(row) };
    }
  }

  /** Names of a collection's documents, in order. */
  *names(collection: string): Generator<string> {
    const id = this.#idOf(collection);
    if (id === null) return;
    for (const row of this.#names.iterate(id, NO_BYTES, ABOVE_IDS)) yield nameOf(row);
  }

  /** Counts a collection's documents, but not beyond `most`. */
  count(collection: string, most: number): number {
    const id = this.#idOf(collection);
    return id === null ? 0 : Number(integer(this.#count.get(id, most), "count"));
  }

  /** Counts a collection's documents in a range. */
  countIn(collection: string, { lower, upper }: IdRange): number {
    const id = this.#idOf(collection);
    return id === null ? 0 : Number(integer(this.#countIn.get(id, lower, upper ?? ABOVE_IDS), "count"));
  }

  /** Names of the collections of an id below the database's root or a document, at any depth. */
  groupCollections(parent: string, id: string): string[] {
    return this.#group.all(id, `${parent}/`, `${parent}0`).map((row) => String(row["name"]));
  }

  /**
   * Names of the collections below a name, in SQLite's order.
   * @param skip makes the text from which the next is looked for; by default each is given
   */
  *collectionsBelow(parent: string, skip = (name: string): string => `${name}\0`): Generator<string> {
    // The character after the slash.
    const end = `${parent}0`;
    let row = this.#below.get(`${parent}/`, end);
    while (row !== undefined) {
      const name = String(row["name"]);
      yield name;
      row = this.#below.get(skip(name), end);
    }
  }

  #remove(collection: string, key: Uint8Array): bigint | null {
    const id = this.#idOf(collection);
    const row = id === null ? undefined : this.#delete.get(id, key);
    if (id === null || row === undefined) return null;
    this.#dropIfEmpty.run(id);
    return integer(row, "id");
  }

  #requireCollection(name: string): bigint {
    return this.#idOf(name) ?? BigInt(this.#addCollection.run(name, lastId(name)).lastInsertRowid);
  }

  #idOf(name: string): bigint | null {
    const row = this.#collectionId.get(name);
    return row === undefined ? null : integer(row, "id");
  }
}

function integer(row: Row | undefined, column: string): bigint {
  const value = row?.[column];
  return typeof value === "bigint" ? value : 0n;
}
