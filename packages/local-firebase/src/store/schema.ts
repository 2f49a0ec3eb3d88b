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
  const options = { deterministic: true };
  sqlite.function("firestore_collection", options, (name) => collectionOf(String(name)));
  sqlite.function("firestore_last_id", options, (name) => lastId(String(name)));
  sqlite.function("firestore_document_key", options, (name) => encodeId(lastId(String(name))));
  sqlite.exec(
    `CREATE TABLE firestore_collections (
     id INTEGER PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     group_id TEXT NOT NULL
   ) STRICT;
   INSERT INTO firestore_collections (name, group_id)
     SELECT name, firestore_last_id(name)
     FROM (SELECT DISTINCT firestore_collection(name) AS name FROM firestore_documents);
   CREATE INDEX firestore_collections_by_group ON firestore_collections (group_id, name);
   ALTER TABLE firestore_documents RENAME TO firestore_documents_by_name;
   CREATE TABLE firestore_documents (
     id INTEGER PRIMARY KEY,
     collection INTEGER NOT NULL,
     doc_key BLOB NOT NULL,
     fields TEXT NOT NULL,
     create_time INTEGER NOT NULL,
     update_time INTEGER NOT NULL
   ) STRICT;
   INSERT INTO firestore_documents (collection, doc_key, fields, create_time, update_time)
     SELECT c.id, firestore_document_key(d.name), d.fields, d.create_time, d.update_time
     FROM firestore_documents_by_name AS d
     JOIN firestore_collections AS c ON c.name = firestore_collection(d.name);
   DROP TABLE firestore_documents_by_name;
   CREATE UNIQUE INDEX firestore_documents_by_key ON firestore_documents (collection, doc_key);
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
