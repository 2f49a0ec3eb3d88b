import type { DatabaseSync } from "node:sqlite";
import type { SchemaStep } from "../database/database.ts";
import { encodeId } from "../values/orderedKey.ts";
import { collectionOf, lastId } from "../values/resourceName.ts";

/** Steps of `Database.migrate("firestore", …)`; never change one that was released, add the next. */
export const FIRESTORE_SCHEMA: readonly SchemaStep[] = [
  `CREATE TABLE firestore_documents (
     name TEXT PRIMARY KEY,
     fields TEXT NOT NULL,
     create_time INTEGER NOT NULL,
     update_time INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE firestore_changes (
     time INTEGER NOT NULL,
     name TEXT NOT NULL,
     PRIMARY KEY (time, name)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE firestore_clock (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     reserved_until INTEGER NOT NULL,
     pruned_through INTEGER NOT NULL
   ) STRICT;
   INSERT INTO firestore_clock (id, reserved_until, pruned_through) VALUES (1, 0, 0);`,
  storeByCollection,
];

/** Puts the documents into a table by collection and key, which copies each, and makes room for indexes. */
function storeByCollection(sqlite: DatabaseSync): void {
  sqlite.exec(
    `ALTER TABLE firestore_documents RENAME TO firestore_documents_by_name;
     CREATE TABLE firestore_collections (
       id INTEGER PRIMARY KEY,
       name TEXT NOT NULL UNIQUE,
       group_id TEXT NOT NULL
     ) STRICT;
     CREATE TABLE firestore_documents (
       id INTEGER PRIMARY KEY,
       collection INTEGER NOT NULL,
       doc_key BLOB NOT NULL,
       fields TEXT NOT NULL,
       create_time INTEGER NOT NULL,
       update_time INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE firestore_indexes (
       id INTEGER PRIMARY KEY,
       scope TEXT NOT NULL,
       fields TEXT NOT NULL,
       UNIQUE (scope, fields)
     ) STRICT;
     CREATE TABLE firestore_index_entries (
       key BLOB PRIMARY KEY,
       document INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;`,
  );
  copyDocuments(sqlite);
  sqlite.exec(
    `DROP TABLE firestore_documents_by_name;
     CREATE INDEX firestore_collections_by_group ON firestore_collections (group_id, name);
     CREATE UNIQUE INDEX firestore_documents_by_key ON firestore_documents (collection, doc_key);`,
  );
}

/** Row by row: functions of ours within one statement would keep all their values until it ends. */
function copyDocuments(sqlite: DatabaseSync): void {
  const addCollection = sqlite.prepare(
    "INSERT INTO firestore_collections (name, group_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
  );
  const insert = sqlite.prepare(
    `INSERT INTO firestore_documents (collection, doc_key, fields, create_time, update_time)
     SELECT id, ?, ?, ?, ? FROM firestore_collections WHERE name = ?`,
  );
  const rows = sqlite.prepare(
    "SELECT name, fields, create_time, update_time FROM firestore_documents_by_name",
  );
  rows.setReadBigInts(true);
  for (const row of rows.iterate()) {
    const name = String(row["name"]);
    const collection = collectionOf(name);
    addCollection.run(collection, lastId(collection));
    insert.run(
      encodeId(lastId(name)),
      String(row["fields"]),
      BigInt(Number(row["create_time"])),
      BigInt(Number(row["update_time"])),
      collection,
    );
  }
}

/** Documents that are copied within about a second, on the disk of a laptop. */
const MANY = 100_000;

/** Counts the documents that opening a file of an earlier version has to copy, when they are so many that it takes long. */
export function documentsToCopy(sqlite: DatabaseSync): number | null {
  const table = sqlite
    .prepare("SELECT 1 FROM pragma_table_info('firestore_documents') WHERE name = 'name'")
    .get();
  if (table === undefined) return null;
  const count = Number(sqlite.prepare("SELECT COUNT(*) AS count FROM firestore_documents").get()?.["count"]);
  return count >= MANY ? count : null;
}
