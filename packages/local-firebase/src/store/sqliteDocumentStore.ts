import type { FirestoreAuthorizer } from "../authorization/authorizer.ts";
import type { Database } from "../database/database.ts";
import type { EventSink } from "../events/backendEvent.ts";
import type { Identity } from "../authentication/identity.ts";
import { CLOCK_TOLERANCE } from "../problems/clockWatch.ts";
import type { ProblemSink } from "../problems/problem.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import { ChangeLog, type ChangeLogLimits } from "./changeLog.ts";
import { CommitClock } from "./commitClock.ts";
import type { Commit, CommitResult } from "../documents/commit.ts";
import type { DocumentStore } from "./documentStore.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import type { DocumentReader } from "./reads/documentReader.ts";
import { History, type HistoryLimits } from "./reads/versionHistory.ts";
import { IndexedQueries } from "./reads/indexedQueries.ts";
import { PresentReader } from "./reads/presentReader.ts";
import { DocumentSnapshotReader } from "./reads/documentSnapshotReader.ts";
import { documentsToCopy, FIRESTORE_SCHEMA } from "./schema.ts";
import { DocumentCache } from "./tables/documentCache.ts";
import { DocumentTable } from "./tables/documentTable.ts";
import { IndexTable } from "./tables/indexTable.ts";
import { UsageCounter } from "../usage/usageCounter.ts";
import { changesOf, remember, type ReadDocument } from "./writes/stagedChanges.ts";
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
  /** Collections of fewer documents get no index; 200 by default. */
  readonly fewDocuments?: number;
}

/** Opens the documents of a database; those of a file of an earlier version are copied into the new tables first. */
export function createDocumentStore(options: DocumentStoreOptions): SqliteDocumentStore {
  return new SqliteDocumentStore(options);
}

/** Documents and their indexes in SQLite, those read by name lately in memory too. */
export class SqliteDocumentStore implements DocumentStore {
  readonly transactions = new Transactions(this);
  /** Counts what production would charge for. */
  readonly usage: UsageCounter;
  readonly #database: Database;
  readonly #access: FirestoreAuthorizer;
  readonly #events: EventSink;
  readonly #clock: CommitClock;
  readonly #changeLog: ChangeLog;
  readonly #table: DocumentTable;
  readonly #indexes: IndexTable;
  readonly #cache = new DocumentCache();
  readonly #reader: PresentReader;
  readonly #history: History;
  /** Documents as commits under way have written them: the next commit of the same batch changes the very same. */
  readonly #underWay = new Map<string, StoredDocument | null>();
  readonly #listeners = new Set<(commit: Commit) => void>();

  constructor({ database, access, events, now, problems, usage, ...limits }: DocumentStoreOptions) {
    this.usage = usage ?? new UsageCounter();
    const documents = documentsToCopy(database.sqlite);
    if (documents !== null) problems?.notice("DATABASE_CONVERTED", { documents });
    database.migrate("firestore", FIRESTORE_SCHEMA);
    this.#database = database;
    this.#access = access;
    this.#events = events;
    this.#clock = new CommitClock(database, now);
    const ahead = Number(this.#clock.lead() / 1000n);
    if (ahead > CLOCK_TOLERANCE) problems?.notice("CLOCK_BEHIND", { seconds: Math.floor(ahead / 1000) });
    this.#changeLog = new ChangeLog(database, limits.changeLogLimits);
    this.#history = new History(this.#changeLog.lastChange(), limits.historyLimits);
    this.#table = new DocumentTable(database);
    this.#indexes = new IndexTable(database);
    const { fewDocuments } = limits;
    const indexed = new IndexedQueries(this.#table, this.#indexes, fewDocuments, (error) => {
      database.onFailure(error);
    });
    this.#reader = new PresentReader(this.#table, this.#cache, indexed);
  }

  get(name: string): StoredDocument | null {
    return this.#reader.get(name);
  }

  runQuery(parent: string, query: StructuredQuery): StoredDocument[] {
    return this.#reader.runQuery(parent, query);
  }

  runUnordered(parent: string, query: StructuredQuery): readonly StoredDocument[] {
    return this.#reader.runUnordered(parent, query);
  }

  countUnread(parent: string, query: StructuredQuery): number | null {
    return this.#reader.countUnread(parent, query);
  }

  candidateCount(parent: string, query: StructuredQuery): number {
    return this.#reader.candidateCount(parent, query);
  }

  at(time: bigint): DocumentReader {
    return new DocumentSnapshotReader(this.#reader, this.#history.overlay(time, this.#clock.next()));
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
    return this.#reader.listCollectionIds(parent);
  }

  listDocumentIds(collection: string): string[] {
    return this.#reader.listDocumentIds(collection);
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
        const stored = remember((name) => this.#getForWrite(name));
        const stage = stageWrites(writes, stored, { version: time, shown });
        this.#authorize(stage, stored, options.identity, shown);
        const commit = { time, shown, changes: changesOf(stage, stored) };
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

  #getForWrite(name: string): StoredDocument | null {
    const written = this.#underWay.get(name);
    return written === undefined ? this.#reader.getOnce(name) : written;
  }

  /** Rules before preconditions: whoever may not write learns nothing about the document. */
  #authorize(stage: Stage, read: ReadDocument, identity: Identity, time: bigint): void {
    const readAfter = (name: string): StoredDocument | null =>
      stage.documents.has(name) ? (stage.documents.get(name) ?? null) : read(name);
    for (const { name, operation, before, after } of identity.kind === "admin" ? [] : stage.writes) {
      const written = operation === "get" ? null : after;
      this.#access.check({ operation, identity, name, before, after: written, time, read, readAfter });
    }
    const failure = stage.writes.find((write) => write.failure !== null)?.failure;
    if (failure) throw failure;
  }

  #persist({ time, shown, changes }: Commit): void {
    for (const change of changes) {
      const { name, before, after } = change;
      const row = this.#table.set(name, after);
      if (row !== null) this.#indexes.update(row, name, before, after);
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
    for (const { name, after } of commit.changes) {
      this.#underWay.set(name, after);
      this.#cache.update(name, after);
    }
  }

  #confirm(commit: Commit): void {
    for (const { name, after } of commit.changes) {
      if (this.#underWay.get(name) === after) this.#underWay.delete(name);
    }
    for (const listener of this.#listeners) notify(listener, commit);
  }

  /** The disk refused the batch, and whatever was read from it may never have been. */
  #undo(commit: Commit): void {
    this.#history.forget(commit);
    this.#underWay.clear();
    this.#cache.clear();
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
