import type { Identity } from "../authentication/identity.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { DocumentReader } from "../store/reads/documentReader.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import type { ResultChange } from "./liveResult.ts";
import type { LiveResults, ResultWatcher, WatchingStream } from "./liveResults.ts";
import type { Target } from "./target.ts";
import type { WatchUpdate } from "./watchUpdate.ts";

export interface WatchOptions {
  readonly target: Target;
  readonly identity: Identity;
  readonly live: LiveResults;
  readonly reads: AuthorizedReads;
  readonly stream: WatchingStream & {
    /** Update that the stream is going to tell at the end of the round. */
    readonly update: WatchUpdate;
    /** Ends one target. @throws RpcError when the whole stream has to end */
    refuse(watch: Watch, error: unknown): void;
  };
}

/** One target of one client: what it is told of the result, and what of that it may know. */
export class Watch implements ResultWatcher {
  readonly #options: WatchOptions;
  readonly #dependencies = new Set<string>();
  readonly #reads: AuthorizedReads;

  constructor(options: WatchOptions) {
    this.#options = options;
    const { live, reads } = options;
    this.#reads = reads.noting((name) => {
      if (this.#dependencies.has(name)) return;
      this.#dependencies.add(name);
      live.depend(this, name);
    });
  }

  get target(): Target {
    return this.#options.target;
  }

  get stream(): WatchOptions["stream"] {
    return this.#options.stream;
  }

  /** @returns the result as it stands @throws RpcError PERMISSION_DENIED, INVALID_ARGUMENT */
  open(): readonly StoredDocument[] {
    const { live, target, identity } = this.#options;
    target.authorize(this.#reads, identity);
    const { documents } = live.watch(target.key, target.source, this);
    return [...documents.values()];
  }

  close(): void {
    const { live, target } = this.#options;
    live.unwatch(target.key, this);
    for (const name of this.#dependencies) live.undepend(this, name);
    this.#dependencies.clear();
  }

  checkAccess(): void {
    const { target, identity, stream } = this.#options;
    try {
      target.authorize(this.#reads, identity);
    } catch (error) {
      stream.refuse(this, error);
    }
  }

  noteChanges(changes: readonly ResultChange[]): void {
    const { target, stream } = this.#options;
    for (const { name, before, after } of changes) {
      if (after !== null) stream.update.add(target.id, after);
      else if (before !== null) this.noteRemoval(stream.update, name, before.updateTime);
    }
  }

  /**
   * Tells whether the client may hear that a document, which has changed while it was away, is not in the result:
   * others may have documents in the same collection, whose very names are not for it.
   * @param past the documents as the client last saw them, `null` when that is not known any more
   */
  mayHearOf(name: string, past: DocumentReader | null): boolean {
    if (past === null) return this.#mayRead(name);
    const seen = past.get(name);
    return seen !== null && this.target.source.matches(seen);
  }

  /**
   * A document has left the target. The client also needs its new content if it has changed, else it would go on
   * matching the old one in its cache; but only if it may still read it.
   * @param seen update time of what the client has, microseconds since 1970
   */
  noteRemoval(update: WatchUpdate, name: string, seen: bigint): void {
    const { target, reads } = this.#options;
    const document = reads.documents.get(name);
    if (document === null) return update.delete(target.id, name);
    update.remove(target.id, name, document.updateTime > seen && this.#mayRead(name) ? document : null);
  }

  #mayRead(name: string): boolean {
    const { reads, identity } = this.#options;
    try {
      reads.get(identity, name);
      return true;
    } catch {
      return false;
    }
  }
}
