import { RpcError } from "../rpc/status.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { Commit } from "../documents/commit.ts";
import type { DocumentStore } from "../store/documentStore.ts";
import { collectionOf, lastId } from "../values/resourceName.ts";
import { LiveResult, type ResultChange, type ResultSource } from "./liveResult.ts";
import { MultiMap } from "./multiMap.ts";

/** Key of results that documents of any collection can belong to. */
export const ANY_COLLECTION = "*";

/** Characters of the keys of all that is watched: what a target asks for is kept as long as it is there. */
const MAX_LENGTH = 256 * 1024 * 1024;

/** The stream that watchers belong to. */
export interface WatchingStream {
  /** Every watcher of the stream has heard of everything up to this time, microseconds since 1970. */
  endRound(readTime: bigint): void;
  fail(error: unknown): void;
}

/** Follows one result for one client. */
export interface ResultWatcher {
  readonly stream: WatchingStream;
  noteChanges(changes: readonly ResultChange[]): void;
  /** Something that the rules have looked at for this watcher has changed, or the rules themselves. */
  checkAccess(): void;
}

interface Shared {
  readonly key: string;
  readonly source: ResultSource;
  readonly result: LiveResult;
  readonly watchers: Set<ResultWatcher>;
}

/** The results that clients listen to. Clients that ask for the same share one, each under its own rules. */
export class LiveResults {
  readonly #store: DocumentStore;
  readonly #shared = new Map<string, Shared>();
  readonly #byKey = new MultiMap<string, Shared>();
  readonly #dependents = new MultiMap<string, ResultWatcher>();
  readonly #dirty = new Map<Shared, Set<string>>();
  readonly #suspects = new Set<ResultWatcher>();
  readonly #maxLength: number;
  #length = 0;
  #scheduled = false;

  /** @param maxLength most that may be asked for at once, characters of the keys */
  constructor(store: DocumentStore, reads: AuthorizedReads, maxLength = MAX_LENGTH) {
    this.#store = store;
    this.#maxLength = maxLength;
    store.onCommit((commit) => this.#noteCommit(commit));
    reads.onRulesChange(() => this.#suspectAll());
  }

  /**
   * Follows a result. Call `flush` before, so that all who share it stand at the same commit.
   * @param key the same for the same source
   * @throws RpcError as `ResultSource.run`; UNAVAILABLE when all clients together ask for too much
   */
  watch(key: string, source: ResultSource, watcher: ResultWatcher): LiveResult {
    if (this.#length + key.length > this.#maxLength)
      throw new RpcError("UNAVAILABLE", "Too much is listened to at the moment.");
    let shared = this.#shared.get(key);
    if (shared === undefined) {
      shared = { key, source, result: new LiveResult(source), watchers: new Set() };
      this.#shared.set(key, shared);
      for (const each of source.keys) this.#byKey.add(each, shared);
    }
    shared.watchers.add(watcher);
    this.#length += key.length;
    return shared.result;
  }

  unwatch(key: string, watcher: ResultWatcher): void {
    this.#suspects.delete(watcher);
    const shared = this.#shared.get(key);
    if (shared === undefined || !shared.watchers.delete(watcher)) return;
    this.#length -= key.length;
    if (shared.watchers.size > 0) return;
    this.#shared.delete(key);
    this.#dirty.delete(shared);
    for (const each of shared.source.keys) this.#byKey.delete(each, shared);
  }

  /** The rules have looked at this document to decide for the watcher. */
  depend(watcher: ResultWatcher, name: string): void {
    this.#dependents.add(name, watcher);
  }

  undepend(watcher: ResultWatcher, name: string): void {
    this.#dependents.delete(name, watcher);
  }

  #noteCommit({ changes }: Commit): void {
    for (const change of changes) {
      const { name } = change;
      for (const watcher of this.#dependents.get(name)) this.#suspects.add(watcher);
      for (const key of [name, lastId(collectionOf(name)), ANY_COLLECTION]) {
        for (const shared of this.#byKey.get(key))
          if (shared.result.concerns(change)) this.#mark(shared, name);
      }
    }
    if (this.#dirty.size > 0 || this.#suspects.size > 0) this.#schedule();
  }

  #mark(shared: Shared, name: string): void {
    const names = this.#dirty.get(shared);
    if (names === undefined) this.#dirty.set(shared, new Set([name]));
    else names.add(name);
  }

  #suspectAll(): void {
    for (const { watchers } of this.#shared.values()) {
      for (const watcher of watchers) this.#suspects.add(watcher);
    }
    this.#schedule();
  }

  /** Commits that follow each other closely share one round. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.flush();
    });
  }

  /** Tells all watchers of all commits so far. A failure ends the streams that it concerns, and nothing else. */
  flush(): void {
    const suspects = [...this.#suspects];
    const dirty = [...this.#dirty];
    this.#suspects.clear();
    this.#dirty.clear();
    const touched = new Set<WatchingStream>();
    // First of all, so that nobody is told what they may no longer know.
    for (const watcher of suspects) {
      touched.add(watcher.stream);
      guard(watcher.stream, () => watcher.checkAccess());
    }
    for (const [{ result, watchers }, names] of dirty) {
      const streams = Array.from(watchers, ({ stream }) => stream);
      const changes = guardAll(streams, () => result.update(names)) ?? [];
      if (changes.length === 0) continue;
      for (const watcher of watchers) {
        touched.add(watcher.stream);
        guard(watcher.stream, () => watcher.noteChanges(changes));
      }
    }
    if (touched.size === 0) return;
    // The disk may refuse even the time.
    const readTime = guardAll(touched, () => this.#store.readTime());
    if (readTime === null) return;
    for (const stream of touched) guard(stream, () => stream.endRound(readTime));
  }
}

function guard(stream: WatchingStream, work: () => void): void {
  guardAll([stream], work);
}

function guardAll<T>(streams: Iterable<WatchingStream>, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    for (const stream of streams) stream.fail(error);
    return null;
  }
}
