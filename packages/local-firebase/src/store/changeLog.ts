import type { StatementSync } from "node:sqlite";
import type { Database } from "../database/database.ts";
import { readMicros } from "./commitClock.ts";

/** Longest time that a client may be away and still resume with a difference: 24 hours, in microseconds. */
const RETENTION = 86_400_000_000n;
/** Most entries kept; a difference larger than this costs more than sending everything again. */
const MAX_ENTRIES = 50_000;
/** Entries between two prunings. */
const PRUNE_EVERY = 1000;

export interface ChangeLogLimits {
  readonly retention: bigint;
  readonly maxEntries: number;
  readonly pruneEvery: number;
}

/** Log of which documents changed when: lets a listener that was away receive the difference. */
export class ChangeLog {
  readonly #database: Database;
  readonly #limits: ChangeLogLimits;
  readonly #insert: StatementSync;
  readonly #select: StatementSync;
  #prunedThrough: bigint;
  #entriesUntilPrune: number;

  constructor(
    database: Database,
    limits: ChangeLogLimits = { retention: RETENTION, maxEntries: MAX_ENTRIES, pruneEvery: PRUNE_EVERY },
  ) {
    this.#database = database;
    this.#limits = limits;
    this.#insert = database.sqlite.prepare("INSERT INTO firestore_changes (time, name) VALUES (?, ?)");
    this.#select = database.sqlite.prepare("SELECT name FROM firestore_changes WHERE time > ?");
    this.#prunedThrough = readMicros(database, "SELECT pruned_through FROM firestore_clock");
    // Runs may be too short to come to it later.
    this.#entriesUntilPrune = 0;
  }

  /** Records one commit, inside its transaction. */
  append(time: bigint, names: readonly string[]): void {
    for (const name of names) this.#insert.run(time, name);
    this.#entriesUntilPrune -= names.length;
    if (this.#entriesUntilPrune <= 0) this.#prune(time);
  }

  /** Names changed after `time`, or `null` when the log has been pruned beyond it. */
  changedSince(time: bigint): readonly string[] | null {
    if (time < this.#prunedThrough) return null;
    // Faster here than with DISTINCT, and asked for each listener that comes back.
    return [...new Set(this.#select.all(time).map((row) => String(row["name"])))];
  }

  /** Time of the newest change that is known to have happened, microseconds since 1970. */
  lastChange(): bigint {
    const newest = readMicros(this.#database, "SELECT MAX(time) FROM firestore_changes");
    return newest > this.#prunedThrough ? newest : this.#prunedThrough;
  }

  /** The newest entry that goes is the boundary: a commit's entries share one time and go together. */
  #prune(now: bigint): void {
    this.#entriesUntilPrune = this.#limits.pruneEvery;
    const surplus = readMicros(
      this.#database,
      `SELECT time FROM firestore_changes ORDER BY time DESC LIMIT 1 OFFSET ${this.#limits.maxEntries}`,
    );
    const expired = now - this.#limits.retention;
    const through = readMicros(
      this.#database,
      `SELECT MAX(time) FROM firestore_changes WHERE time <= ${surplus > expired ? surplus : expired}`,
    );
    if (through <= this.#prunedThrough) return;
    this.#database.sqlite.prepare("DELETE FROM firestore_changes WHERE time <= ?").run(through);
    this.#database.sqlite.prepare("UPDATE firestore_clock SET pruned_through = ?").run(through);
    // Kept even if this commit is undone: answering "pruned" is always safe.
    this.#prunedThrough = through;
  }
}
