import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { DATABASE_FILE } from "./dataFolder.ts";

/** Memory for pages of the file, KB: the upper levels of its trees, and what one commit of many documents touches. */
const CACHE_KB = 16_000;
/**
 * Pages of the log (4 KB each) at which it goes into the file. A commit of 500 documents touches about 1,000 when it has
 * indexes to keep: with SQLite's 1,000 every such commit would write twice, and sync twice.
 */
const CHECKPOINT_PAGES = 4000;

interface Job {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Change of a file's tables: SQL, or work on the file inside the transaction that is under way. */
export type SchemaStep = string | ((sqlite: DatabaseSync) => void);

/** The file has tables of a version that is not known here. */
export class DatabaseNewerError extends Error {
  override readonly name = "DatabaseNewerError";
}

/**
 * The one SQLite file of a data folder (WAL, `synchronous=FULL`: a resolved transaction survives kill -9 and
 * power loss as far as the disk honours fsync).
 *
 * Jobs queued in the same turn share one SQLite transaction and so one fsync (group commit); each runs in its own
 * savepoint, so that a job that throws undoes only itself. A batch runs in one synchronous stretch: nothing
 * observes the state between a job and its commit.
 */
export class Database {
  readonly sqlite: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  /** Hears of whatever makes a job or its batch fail, a job's own refusals too: which are the file's is for it to tell. */
  onFailure: (error: unknown) => void = () => undefined;
  #queue: Job[] = [];
  #closed = false;

  /** @param folder data folder, made if missing; `":memory:"` keeps everything in memory (tests). */
  constructor(folder: string) {
    if (folder !== ":memory:") mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.sqlite = new DatabaseSync(folder === ":memory:" ? folder : join(folder, DATABASE_FILE));
    // Tests whose subject is not the disk leave its syncs out: kill -9 loses nothing without them, a power cut would.
    const synchronous = process.env["CARNATION_DISK_SYNC"] === "off" ? "OFF" : "FULL";
    this.sqlite.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000;`,
    );
    this.sqlite.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
    this.sqlite.exec(
      "CREATE TABLE IF NOT EXISTS schema_versions (module TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT",
    );
    this.#begin = this.sqlite.prepare("BEGIN IMMEDIATE");
    this.#commit = this.sqlite.prepare("COMMIT");
    this.#savepoint = this.sqlite.prepare("SAVEPOINT job");
    this.#release = this.sqlite.prepare("RELEASE job");
  }

  /**
   * Brings one module's tables up to date: runs the steps beyond the version that the file records.
   * @throws DatabaseNewerError
   */
  migrate(module: string, steps: readonly SchemaStep[]): void {
    const row = this.sqlite.prepare("SELECT version FROM schema_versions WHERE module = ?").get(module);
    const from = row ? Number(row["version"]) : 0;
    if (from > steps.length) throw new DatabaseNewerError(`${module} is of version ${from}`);
    if (from === steps.length) return;
    this.sqlite.exec("BEGIN IMMEDIATE");
    for (const step of steps.slice(from)) {
      if (typeof step === "string") this.sqlite.exec(step);
      else step(this.sqlite);
    }
    this.sqlite
      .prepare("INSERT OR REPLACE INTO schema_versions (module, version) VALUES (?, ?)")
      .run(module, steps.length);
    this.sqlite.exec("COMMIT");
  }

  /** Runs `work` (synchronous) in a transaction; resolves with its result once it is on disk. */
  transaction<T>(work: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(new Error("the database is closed"));
    return new Promise<T>((resolve, reject) => {
      if (this.#queue.length === 0) setImmediate(() => this.#flush());
      this.#queue.push({ run: work, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  #flush(): void {
    const jobs = this.#queue;
    this.#queue = [];
    if (jobs.length === 0) return;
    const settle: (() => void)[] = [];
    try {
      this.#begin.run();
      for (const job of jobs) settle.push(this.#runInSavepoint(job));
      this.#commit.run();
    } catch (error) {
      if (this.sqlite.isTransaction) this.sqlite.exec("ROLLBACK");
      this.onFailure(error);
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const done of settle) done();
  }

  #runInSavepoint(job: Job): () => void {
    this.#savepoint.run();
    try {
      const value = job.run();
      this.#release.run();
      return () => job.resolve(value);
    } catch (error) {
      // A full disk makes SQLite undo the whole transaction by itself: nothing of this batch is kept.
      if (!this.sqlite.isTransaction) throw error;
      this.sqlite.exec("ROLLBACK TO job; RELEASE job");
      this.onFailure(error);
      return () => job.reject(error);
    }
  }

  /** Writes what is queued, then closes the file. */
  close(): void {
    if (this.#closed) return;
    this.#flush();
    this.#closed = true;
    this.sqlite.close();
  }
}
