import { RpcError } from "../../rpc/status.ts";
import type { Commit } from "../../documents/commit.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import { documentSize } from "../writes/validateDocument.ts";

/** Age up to which reads reach back, as in production without point-in-time recovery: one hour, in microseconds. */
const RETENTION = 3_600_000_000n;
/** Replaced versions that are kept: their number, and bytes by Firestore's own measure (in memory about four times). */
const MAX_ENTRIES = 100_000;
const MAX_SIZE = 16 * 1024 * 1024;

export interface HistoryLimits {
  readonly retention: bigint;
  readonly maxEntries: number;
  readonly maxSize: number;
}

interface Entry {
  readonly time: bigint;
  readonly name: string;
  readonly before: StoredDocument | null;
  readonly size: number;
}

/** Documents that have changed after a moment, as they were at that moment. */
export type Overlay = ReadonlyMap<string, StoredDocument | null>;

/** The versions that commits have replaced lately, in memory: what reads of a past time see. */
export class History {
  readonly #limits: HistoryLimits;
  #entries: Entry[] = [];
  #size = 0;
  /** Time of the newest change whose earlier version is not known any more: reads reach back to it, not further. */
  #oldest: bigint;

  /** @param oldest time of the last change before this history starts, microseconds since 1970 */
  constructor(
    oldest: bigint,
    limits: HistoryLimits = { retention: RETENTION, maxEntries: MAX_ENTRIES, maxSize: MAX_SIZE },
  ) {
    this.#oldest = oldest;
    this.#limits = limits;
  }

  record({ time, changes }: Commit): void {
    for (const { name, before } of changes) {
      const size = before === null ? 0 : documentSize(name, before.fields);
      this.#entries.push({ time, name, before, size });
      this.#size += size;
    }
    this.#prune(time);
  }

  /** Takes back what was recorded for a commit that did not reach the disk. */
  forget({ time }: Commit): void {
    this.#entries = this.#entries.filter((entry) => entry.time !== time);
    this.#size = this.#entries.reduce((total, { size }) => total + size, 0);
  }

  /**
   * @param time microseconds since 1970
   * @param now the present on the same clock
   * @throws RpcError FAILED_PRECONDITION for a time too far back, INVALID_ARGUMENT for the future
   */
  overlay(time: bigint, now: bigint): Overlay {
    if (time > now) throw new RpcError("INVALID_ARGUMENT", "The requested read_time is in the future.");
    if (time < this.#oldest || time < now - this.#limits.retention) {
      throw new RpcError("FAILED_PRECONDITION", "The requested snapshot version is too old.");
    }
    const versions = new Map<string, StoredDocument | null>();
    for (let index = this.#entries.length - 1; index >= 0; index--) {
      const entry = this.#entries[index];
      if (entry === undefined || entry.time <= time) break;
      versions.set(entry.name, entry.before);
    }
    return versions;
  }

  /** A quarter more than needed goes at once, so that most commits have nothing to do. */
  #prune(now: bigint): void {
    const { retention, maxEntries, maxSize } = this.#limits;
    const [first] = this.#entries;
    const full = this.#entries.length > maxEntries || this.#size > maxSize;
    if (first === undefined || (!full && first.time >= now - retention - retention / 4n)) return;
    let [count, size] = [this.#entries.length, this.#size];
    const [countGoal, sizeGoal] = full ? [(maxEntries * 3) / 4, (maxSize * 3) / 4] : [count, size];
    let removed = 0;
    for (const entry of this.#entries) {
      if (entry.time >= now - retention && count <= countGoal && size <= sizeGoal) break;
      this.#oldest = entry.time;
      removed += 1;
      count -= 1;
      size -= entry.size;
    }
    this.#entries = this.#entries.slice(removed);
    this.#size = size;
  }
}
