import type { StatementSync } from "node:sqlite";
import type { FirestoreAuthorizer } from "../authorization/authorizer.ts";
import type { Database } from "../database/database.ts";
import type { EventSink } from "../events/backendEvent.ts";
import type { Identity } from "../authentication/identity.ts";
import { evaluateQuery, evaluateUnordered, type Candidates } from "../query/evaluateQuery.ts";
import { CLOCK_TOLERANCE } from "../problems/clockWatch.ts";
import type { ProblemSink } from "../problems/problem.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import type { Fields } from "../values/value.ts";
import { ChangeLog, type ChangeLogLimits } from "./changeLog.ts";
import { CommitClock } from "./commitClock.ts";
import { DocumentIndex } from "./reads/documentIndex.ts";
import type { Commit, CommitResult } from "../documents/commit.ts";
import type { DocumentStore } from "./documentStore.ts";
import type { DocumentChange, StoredDocument } from "../documents/storedDocument.ts";
import type { DocumentReader } from "./reads/documentReader.ts";
import { History, type HistoryLimits } from "./reads/versionHistory.ts";
import { namedCandidates } from "./reads/namedCandidates.ts";
import { DocumentSnapshotReader } from "./reads/documentSnapshotReader.ts";
import { requireValidQuery } from "./reads/requireValidQuery.ts";
import { FIRESTORE_SCHEMA } from "./schema.ts";
import { UsageCounter } from "../usage/usageCounter.ts";
import { stageWrites, type Stage } from "./writes/stageWrites.ts";
import { Transactions } from "./transactions.ts";
import type { Write } from "./writes/write.ts";

export interface DocumentStoreOptions {
  readonly database: Database;
  readonly access: FirestoreAuthorizer;
  readonly events: EventSink;
  /** System time, microseconds since 1970. */
  readonly now?: () => bigint;
  /** Hears of a clock that is behind the data. */
  readonly problems?: Pick<ProblemSink, "notice">;
  readonly usage?: UsageCounter;
  readonly changeLogLimits?: ChangeLogLimits;
  readonly historyLimits?: HistoryLimits;
}

/** Opens the documents of a database; reads all of them into memory. */
export function createDocumentStore(options: DocumentStoreOptions): SqliteDocumentStore {
  return new SqliteDocumentStore(options);
}

/** Documents in memory for reading, in SQLite for keeping. */
export class SqliteDocumentStore implements DocumentStore {
  readonly transactions = new Transactions(this);
  /** Counts what production would charge for. */
  readonly usage: UsageCounter;
  readonly #database: Database;
  readonly #access: FirestoreAuthorizer;
  readonly #events: EventSink;
  readonly #clock: CommitClock;
  readonly #changeLog: ChangeLog;
  readonly #index = new DocumentIndex();
  readonly #history: History;
  /** Documents as the disk has them, for names that a commit under way has already changed in the index. */
  readonly #unconfirmed = new Map<string, StoredDocument | null>();
  readonly #listeners = new Set<(commit: Commit) => void>();
  readonly #upsert: StatementSync;
  readonly #delete: StatementSync;

  constructor({ database, access, events, now, problems, usage, ...limits }: DocumentStoreOptions) {
    this.usage = usage ?? new UsageCounter();
    database.migrate("firestore", FIRESTORE_SCHEMA);
    this.#database = database;
    this.#access = access;
    this.#events = events;
    this.#clock = new CommitClock(database, now);
    const ahead = Number(this.#clock.lead() / 1000n);
    if (ahead > CLOCK_TOLERANCE) problems?.notice("CLOCK_BEHIND", { seconds: Math.floor(ahead / 1000) });
    this.#changeLog = new ChangeLog(database, limits.changeLogLimits);
    this.#history = new History(this.#changeLog.lastChange(), limits.historyLimits);
    this.#upsert = database.sqlite.prepare(
      // In place: a replaced row would move to the end of the table and touch three pages more.
      `INSERT INTO firestore_documents (name, fields, create_time, update_time) VALUES (?, ?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET
         fields = excluded.fields, create_time = excluded.create_time, update_time = excluded.update_time`,
    );
    this.#delete = database.sqlite.prepare("DELETE FROM firestore_documents WHERE name = ?");
    this.#load();
  }

  get(name: string): StoredDocument | null {
    return this.#index.get(name);
  }

  runQuery(parent: string, query: StructuredQuery): StoredDocument[] {
    return evaluateQuery(this.#candidates(parent, query), query);
  }

  runUnordered(parent: string, query: StructuredQuery): readonly StoredDocument[] {
    return evaluateUnordered(this.#candidates(parent, query), query);
  }

  candidateCount(parent: string, query: StructuredQuery): number {
    return this.#candidates(parent, query).documents.length;
  }

  at(time: bigint): DocumentReader {
    return new DocumentSnapshotReader(this.#index, this.#history.overlay(time, this.#clock.next()));
  }

  readTime(): bigint {
    return this.#clock.next();
  }

  present(): bigint {
    return this.#clock.present();
  }

  changedSince(time: bigint): readonly string[] | null {
    return this.#changeLog.changedSince(time);
  }

  onCommit(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  listCollectionIds(parent: string): string[] {
    return this.#index.collectionIds(parent);
  }

  listDocumentIds(collection: string): string[] {
    return this.#index.documentIds(collection);
  }

  async commit(
    writes: readonly Write[],
    options: { identity: Identity; transaction?: string },
  ): Promise<CommitResult> {
    const applied: Commit[] = [];
    let result: CommitResult;
    try {
      result = await this.#database.transaction(() => {
        const time = this.#clock.next();
        if (options.transaction !== undefined)
          this.transactions.finish(options.transaction, writes.length > 0);
        const shown = this.#clock.shown(time);
        const stage = stageWrites(writes, (name) => this.#index.get(name), { version: time, shown });
        this.#authorize(stage, options.identity, shown);
        const commit = { time, shown, changes: this.#changesOf(stage) };
        this.#persist(commit);
        this.#apply(commit);
        applied.push(commit);
        return { time, results: stage.writes.map((write) => write.result) };
      });
    } catch (error) {
      for (const commit of applied) this.#undo(commit);
      throw error;
    }
    for (const commit of applied) this.#confirm(commit);
    for (const { kind } of writes) if (kind !== "verify") this.usage.addWrite(kind);
    return result;
  }

  #candidates(parent: string, query: StructuredQuery): Candidates {
    const selector = requireValidQuery(parent, query);
    return namedCandidates(this, parent, query) ?? this.#index.select(parent, selector);
  }

  /** Rules before preconditions: whoever may not write learns nothing about the document. */
  #authorize(stage: Stage, identity: Identity, time: bigint): void {
    const read = (name: string): StoredDocument | null => this.#index.get(name);
    const readAfter = (name: string): StoredDocument | null =>
      stage.documents.has(name) ? (stage.documents.get(name) ?? null) : read(name);
    for (const { name, operation, before, after } of identity.kind === "admin" ? [] : stage.writes) {
      const written = operation === "get" ? null : after;
      this.#access.check({ operation, identity, name, before, after: written, time, read, readAfter });
    }
    const failure = stage.writes.find((write) => write.failure !== null)?.failure;
    if (failure) throw failure;
  }

  #changesOf(stage: Stage): DocumentChange[] {
    return [...stage.documents].flatMap(([name, after]) => {
      const before = this.#index.get(name);
      return before === after ? [] : [{ name, before, after }];
    });
  }

  #persist({ time, shown, changes }: Commit): void {
    for (const change of changes) {
      const { name, after } = change;
      if (after === null) this.#delete.run(name);
      else this.#upsert.run(name, JSON.stringify(after.fields), after.createTime, after.updateTime);
      this.#events.enqueue({ kind: "firestore", time: shown, change });
    }
    this.#changeLog.append(
      time,
      changes.map(({ name }) => name),
    );
  }

  /** Already inside the transaction, so that the next commit of the same batch builds on it. */
  #apply(commit: Commit): void {
    this.#history.record(commit);
    for (const { name, before, after } of commit.changes) {
      if (!this.#unconfirmed.has(name)) this.#unconfirmed.set(name, before);
      this.#index.set(name, after);
    }
  }

  #confirm(commit: Commit): void {
    for (const { name } of commit.changes) this.#unconfirmed.delete(name);
    for (const listener of this.#listeners) notify(listener, commit);
  }

  /** The disk refused the batch. */
  #undo(commit: Commit): void {
    this.#history.forget(commit);
    for (const { name } of commit.changes) {
      const stored = this.#unconfirmed.get(name);
      if (stored !== undefined) this.#index.set(name, stored);
      this.#unconfirmed.delete(name);
    }
  }

  #load(): void {
    const statement = this.#database.sqlite.prepare(
      "SELECT name, fields, create_time, update_time FROM firestore_documents ORDER BY name",
    );
    statement.setReadBigInts(true);
    for (const row of statement.iterate()) {
      const name = String(row["name"]);
      this.#index.set(name, {
        name,
        fields: JSON.parse(String(row["fields"])) as Fields,
        createTime: BigInt(Number(row["create_time"])),
        updateTime: BigInt(Number(row["update_time"])),
      });
    }
  }
}

/** The commit is on disk whatever a listener does: its failure must not reach the writer. */
function notify(listener: (commit: Commit) => void, commit: Commit): void {
  try {
    listener(commit);
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
