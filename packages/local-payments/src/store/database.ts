import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Name of the one file of the bank within its folder. */
const FILE = "payments.sqlite";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS objects (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT,
    body TEXT NOT NULL,
    UNIQUE (kind, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_of_owner ON objects (kind, owner, place);
  CREATE TABLE IF NOT EXISTS events (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS events_due ON events (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Opens the file, made when it is missing (WAL, `synchronous=FULL`: what is committed survives kill -9). One connection
 * and no waiting within a transaction: the bank does one thing after the other.
 * @throws Error of SQLite for a file that is none of its own; it stays as it is
 */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sqlite = new DatabaseSync(join(folder, FILE));
  try {
    // Tests whose subject is not the disk leave its syncs out: kill -9 loses nothing without them, a power cut would.
    const synchronous = process.env["CARNATION_DISK_SYNC"] === "off" ? "OFF" : "FULL";
    sqlite.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA busy_timeout = 2000;`,
    );
    sqlite.exec(SCHEMA);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Runs what does not wait as one transaction: all of it is on disk when it returns, or nothing when it throws. */
export function transact<T>(sqlite: DatabaseSync, work: () => T): T {
  sqlite.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    sqlite.exec("COMMIT");
    return result;
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
    throw error;
  }
}
