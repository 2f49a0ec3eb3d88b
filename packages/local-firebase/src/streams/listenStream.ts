import type { Identity, WatchIdentity } from "../authentication/identity.ts";
import { GRPC_CODES, RpcError } from "../rpc/status.ts";
import { toRpcError } from "../rpc/toRpcError.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { DocumentReader } from "../store/reads/documentReader.ts";
import type { DocumentStore } from "../store/documentStore.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import { formatTimestamp } from "../values/timestamp.ts";
import type { ChannelStream } from "../webchannel/session.ts";
import { type AddTarget, parseListenRequest } from "./listenRequest.ts";
import type { LiveResults } from "./liveResults.ts";
import { decodeResumeToken, encodeResumeToken } from "./resumeToken.ts";
import { createSerialStream } from "./serialStream.ts";
import { createTarget } from "./target.ts";
import { Watch, type WatchOptions } from "./watch.ts";
import { WatchUpdate } from "./watchUpdate.ts";

/** Most that one stream asks for. */
interface ListenLimits {
  readonly targets: number;
  /** Of all targets together, characters: an ordinary one has a few hundred. */
  readonly length: number;
}

const LIMITS: ListenLimits = { targets: 10_000, length: 8 * 1024 * 1024 };
/** Most documents that the rules are asked about for a client that comes back; it costs less to tell it everything. */
const MAX_ASKED = 200;

export interface ListenOptions {
  readonly store: DocumentStore;
  readonly reads: AuthorizedReads;
  /** The results of all streams of this store. */
  readonly live: LiveResults;
  /** @see readEpoch */
  readonly epoch: string;
  readonly identity: Promise<Identity>;
  readonly watchIdentity?: WatchIdentity;
  readonly send: (message: unknown) => void;
  readonly log: (line: string) => void;
  readonly limits?: ListenLimits;
}

/** `google.firestore.v1.Firestore/Listen`: many targets over one stream. */
export function createListenStream(options: ListenOptions): ChannelStream {
  const watches = new ListenStream(options, (error) => stream.fail(error));
  const stream = createSerialStream({
    ...options,
    handle: (message, identity) => watches.handle(message, identity),
    close: () => watches.clear(),
  });
  return stream;
}

type Stream = WatchOptions["stream"];

class ListenStream implements Stream {
  readonly #options: ListenOptions;
  readonly #watches = new Map<number, Watch>();
  #length = 0;
  /** Ends the stream. */
  readonly fail: (error: unknown) => void;
  update = new WatchUpdate();

  constructor(options: ListenOptions, fail: (error: unknown) => void) {
    this.#options = options;
    this.fail = fail;
  }

  clear(): void {
    for (const id of this.#watches.keys()) this.#forget(id);
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
    const { store, reads, live } = this.#options;
    const id = request.targetId;
    this.#forget(id);
    // The snapshot that ends this covers every target: none may still owe the client a commit from before it.
    live.flush();
    let watch: Watch;
    let documents: readonly StoredDocument[];
    try {
      const { limits = LIMITS } = this.#options;
      if (this.#watches.size >= limits.targets)
        throw new RpcError("RESOURCE_EXHAUSTED", `More than ${limits.targets} targets on one stream.`);
      const target = createTarget(request, database, store);
      watch = new Watch({ target, identity, live, reads, stream: this });
      this.#watches.set(id, watch);
      this.#length += target.key.length;
      if (this.#length > limits.length)
        throw new RpcError("RESOURCE_EXHAUSTED", "The targets of this stream ask for too much.");
      // Before anything is said about the target: a refused one must not have been added.
      documents = watch.open();
    } catch (error) {
      return this.#refuse(id, error);
    }
    const readTime = store.readTime();
    this.#sendChange("ADD", id);
    this.#sendResult(watch, documents, request, readTime);
    this.#sendChange("CURRENT", id, readTime);
    this.#sendSnapshot(readTime);
  }

  /** The whole result, or what has changed since the client was here. */
  #sendResult(
    watch: Watch,
    documents: readonly StoredDocument[],
    request: AddTarget,
    readTime: bigint,
  ): void {
    const { epoch, send, store } = this.#options;
    const { id, source } = watch.target;
    const since = request.resumeToken ? decodeResumeToken(epoch, request.resumeToken) : null;
    const left = since === null ? null : this.#leftSince(since, readTime, watch, documents);
    const update = new WatchUpdate();
    if (since === null || left === null) {
      if (request.resumeToken || request.readTime) this.#sendChange("RESET", id);
      for (const document of documents) update.add(id, document);
      store.usage.addQuery(documents.length);
      for (const message of update.messages(readTime)) send(message);
      return;
    }
    for (const document of documents) {
      if (document.updateTime > since || source.window !== null) update.add(id, document);
    }
    for (const name of left) watch.noteRemoval(update, name, since);
    const changes = update.messages(readTime);
    store.usage.addQuery(changes.length);
    for (const message of changes) send(message);
    send({ filter: { targetId: id, count: documents.length } });
  }

  /**
   * Documents that have left the result since the client was here, of those that it may hear of: the count that follows
   * tells it when there were others. `null` when that is not known any more.
   */
  #leftSince(
    since: bigint,
    readTime: bigint,
    watch: Watch,
    documents: readonly StoredDocument[],
  ): readonly string[] | null {
    const { store } = this.#options;
    // A token from the future is of a history that was lost when the data folder was put back from a copy.
    const changed = since > readTime ? null : store.changedSince(since);
    if (changed === null) return null;
    const current = new Set(documents.map(({ name }) => name));
    const candidates = changed.filter((name) => watch.target.concerns(name) && !current.has(name));
    const past = candidates.length === 0 ? null : pastOf(store, since);
    if (past === null && candidates.length > MAX_ASKED) return null;
    return candidates.filter((name) => watch.mayHearOf(name, past));
  }

  endRound(readTime: bigint): void {
    const messages = this.update.messages(readTime);
    this.update = new WatchUpdate();
    this.#options.store.usage.addReads(messages.length);
    for (const message of messages) this.#options.send(message);
    if (messages.length > 0) this.#sendSnapshot(readTime);
  }

  refuse(watch: Watch, error: unknown): void {
    this.#refuse(watch.target.id, error);
  }

  /** @throws RpcError UNAVAILABLE: that ends the stream, and the client tries again. A refused target it would give up. */
  #refuse(id: number, error: unknown): void {
    this.#forget(id);
    const rpcError = toRpcError(error, this.#options.log);
    if (rpcError.status === "UNAVAILABLE") throw rpcError;
    const { status, message } = rpcError;
    const cause = { code: GRPC_CODES[status], message };
    this.#options.send({ targetChange: { targetChangeType: "REMOVE", targetIds: [id], cause } });
  }

  #forget(id: number): void {
    const watch = this.#watches.get(id);
    if (watch === undefined) return;
    watch.close();
    this.#watches.delete(id);
    this.#length -= watch.target.key.length;
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

/** The documents at a past time, `null` when that is too far back. */
function pastOf(store: DocumentStore, time: bigint): DocumentReader | null {
  try {
    return store.at(time);
  } catch (error) {
    if (error instanceof RpcError && error.status === "FAILED_PRECONDITION") return null;
    throw error;
  }
}
