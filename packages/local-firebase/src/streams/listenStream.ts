import type { Identity } from "../identity/identity.ts";
import { GRPC_CODES } from "../rpc/status.ts";
import { toRpcError } from "../rpc/toRpcError.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { Commit, DocumentStore, StoredDocument } from "../store/documentStore.ts";
import { formatTimestamp } from "../values/timestamp.ts";
import type { ChannelStream } from "../webchannel/session.ts";
import { type AddTarget, parseListenRequest } from "./listenRequest.ts";
import { decodeResumeToken, encodeResumeToken } from "./resumeToken.ts";
import { createSerialStream } from "./serialStream.ts";
import { createTarget, type Target } from "./target.ts";
import { WatchUpdate } from "./watchUpdate.ts";

export interface ListenOptions {
  readonly store: DocumentStore;
  readonly reads: AuthorizedReads;
  /** @see readEpoch */
  readonly epoch: string;
  readonly identity: Promise<Identity>;
  readonly send: (message: unknown) => void;
  readonly log: (line: string) => void;
}

/** A target and what the client has of it: document name -> update time. */
interface Watch {
  readonly target: Target;
  readonly identity: Identity;
  sent: ReadonlyMap<string, bigint>;
}

/** `google.firestore.v1.Firestore/Listen`: many targets over one stream. */
export function createListenStream(options: ListenOptions): ChannelStream {
  const watches = new ListenStream(options, (error) => stream.fail(error));
  const stop = options.store.onCommit((commit) => watches.noteCommit(commit));
  const stopRules = options.reads.onRulesChange(() => watches.noteRules());
  const stream = createSerialStream({
    ...options,
    handle: (message, identity) => watches.handle(message, identity),
    close: () => {
      stop();
      stopRules();
      watches.clear();
    },
  });
  return stream;
}

class ListenStream {
  readonly #options: ListenOptions;
  readonly #fail: (error: unknown) => void;
  readonly #watches = new Map<number, Watch>();
  readonly #stale = new Set<Watch>();

  /** @param fail ends the stream */
  constructor(options: ListenOptions, fail: (error: unknown) => void) {
    this.#options = options;
    this.#fail = fail;
  }

  clear(): void {
    this.#watches.clear();
    this.#stale.clear();
  }

  handle(message: unknown, identity: Identity): void {
    const { database, addTarget, removeTarget } = parseListenRequest(message);
    if (removeTarget !== undefined) {
      this.#forget(removeTarget);
      this.#sendChange("REMOVE", removeTarget);
    }
    if (addTarget !== undefined) this.#add(addTarget, database, identity);
  }

  #add(request: AddTarget, database: string, identity: Identity): void {
    const { store, reads, epoch, send } = this.#options;
    const id = request.targetId;
    this.#forget(id);
    // The snapshot that ends this covers every target: none may still owe the client a commit from before it.
    this.#refresh();
    let target: Target;
    let documents: StoredDocument[];
    try {
      // Before anything is said about the target: a refused one must not have been added.
      target = createTarget(request, database, reads, identity);
      documents = target.evaluate();
    } catch (error) {
      return this.#refuse(id, error);
    }
    const readTime = store.readTime();
    this.#watches.set(id, { target, identity, sent: updateTimes(documents) });
    this.#sendChange("ADD", id);
    const since = request.resumeToken ? decodeResumeToken(epoch, request.resumeToken) : null;
    // A token from the future is of a history that was lost when the data folder was put back from a copy.
    const changed = since === null || since > readTime ? null : store.changedSince(since);
    const update = new WatchUpdate();
    if (since !== null && changed !== null) {
      for (const document of documents) {
        if (document.updateTime > since || target.windowed) update.add(id, document);
      }
      const current = updateTimes(documents);
      for (const name of changed) {
        if (target.concerns(name) && !current.has(name)) this.#noteRemoval(update, id, name, since, identity);
      }
      for (const message of update.messages(readTime)) send(message);
      send({ filter: { targetId: id, count: documents.length } });
    } else {
      if (request.resumeToken || request.readTime) this.#sendChange("RESET", id);
      for (const document of documents) update.add(id, document);
      for (const message of update.messages(readTime)) send(message);
    }
    this.#sendChange("CURRENT", id, readTime);
    this.#sendSnapshot(readTime);
  }

  /** Marks the targets that a commit may have changed; commits that follow each other closely share one update. */
  noteCommit(commit: Commit): void {
    this.#noteStale(({ target }) => commit.changes.some(({ name }) => target.concerns(name)));
  }

  /** New rules may refuse any target. */
  noteRules(): void {
    this.#noteStale(() => true);
  }

  #noteStale(isStale: (watch: Watch) => boolean): void {
    const scheduled = this.#stale.size > 0;
    for (const watch of this.#watches.values()) if (isStale(watch)) this.#stale.add(watch);
    if (!scheduled && this.#stale.size > 0) setImmediate(() => this.#refreshOrFail());
  }

  /** Runs by itself, with nobody above to catch: the disk may refuse even the read time. */
  #refreshOrFail(): void {
    try {
      this.#refresh();
    } catch (error) {
      this.#fail(error);
    }
  }

  #refresh(): void {
    if (this.#stale.size === 0) return;
    const { store, send } = this.#options;
    const update = new WatchUpdate();
    for (const watch of this.#stale) this.#compare(watch, update);
    this.#stale.clear();
    const readTime = store.readTime();
    const messages = update.messages(readTime);
    for (const message of messages) send(message);
    if (messages.length > 0) this.#sendSnapshot(readTime);
  }

  #compare(watch: Watch, update: WatchUpdate): void {
    const { target, sent, identity } = watch;
    let documents: StoredDocument[];
    try {
      documents = target.evaluate();
    } catch (error) {
      this.#watches.delete(target.id);
      return this.#refuse(target.id, error);
    }
    const current = updateTimes(documents);
    for (const document of documents) {
      if (sent.get(document.name) !== document.updateTime) update.add(target.id, document);
    }
    for (const [name, time] of sent) {
      if (!current.has(name)) this.#noteRemoval(update, target.id, name, time, identity);
    }
    watch.sent = current;
  }

  /**
   * A document has left a target. The client also needs its new content if it has changed, else it would go on
   * matching the old one in its cache; but only if it may still read it.
   */
  #noteRemoval(update: WatchUpdate, id: number, name: string, seen: bigint, identity: Identity): void {
    const document = this.#options.store.get(name);
    if (document === null) return update.delete(id, name);
    update.remove(id, name, document.updateTime > seen && this.#mayRead(identity, name) ? document : null);
  }

  #mayRead(identity: Identity, name: string): boolean {
    try {
      this.#options.reads.get(identity, name);
      return true;
    } catch {
      return false;
    }
  }

  /** @throws RpcError UNAVAILABLE: that ends the stream, and the client tries again. A refused target it would give up. */
  #refuse(id: number, error: unknown): void {
    const rpcError = toRpcError(error, this.#options.log);
    if (rpcError.status === "UNAVAILABLE") throw rpcError;
    const { status, message } = rpcError;
    const cause = { code: GRPC_CODES[status], message };
    this.#options.send({ targetChange: { targetChangeType: "REMOVE", targetIds: [id], cause } });
  }

  #forget(id: number): void {
    const watch = this.#watches.get(id);
    if (watch === undefined) return;
    this.#watches.delete(id);
    this.#stale.delete(watch);
  }

  #sendChange(type: "ADD" | "REMOVE" | "RESET" | "CURRENT", id: number, time?: bigint): void {
    const moment = time === undefined ? {} : this.#moment(time);
    this.#options.send({ targetChange: { targetChangeType: type, targetIds: [id], ...moment } });
  }

  /** Without target ids it speaks of all targets, and only this message makes the SDK raise snapshots. */
  #sendSnapshot(time: bigint): void {
    this.#options.send({ targetChange: { targetChangeType: "NO_CHANGE", ...this.#moment(time) } });
  }

  #moment(time: bigint): { readTime: string; resumeToken: string } {
    return {
      readTime: formatTimestamp(time),
      resumeToken: encodeResumeToken(this.#options.epoch, time),
    };
  }
}

function updateTimes(documents: readonly StoredDocument[]): ReadonlyMap<string, bigint> {
  return new Map(documents.map(({ name, updateTime }) => [name, updateTime]));
}
