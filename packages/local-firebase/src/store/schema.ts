/** Steps of `Database.migrate("firestore", …)`; never change one that was released, add the next. */
export const FIRESTORE_SCHEMA = [
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
];
