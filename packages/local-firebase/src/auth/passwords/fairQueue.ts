export interface QueueLimits {
  /** Pieces of work at once. */
  readonly concurrent: number;
  /** Most that wait from one source. */
  readonly perSource: number;
  /** Most that wait from all of them. */
  readonly total: number;
}

/** Work that did not get its turn: there was no room for it, or nobody waits for it any more. */
export class QueueRefusedError extends Error {
  readonly reason: "full" | "gone";

  constructor(reason: "full" | "gone") {
    super(reason === "full" ? "Too much is waiting." : "Nobody waits for this any more.");
    this.name = "QueueRefusedError";
    this.reason = reason;
  }
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/** Runs work that is dear, a few pieces at a time. Sources take turns: much from one does not hold up the others. */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** By source; the one at the front is next. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  #running = 0;
  #length = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * @param signal aborted when nobody waits for the result any more: work that has not begun then never does
   * @throws QueueRefusedError
   */
  async run<T>(source: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (signal.aborted) throw new QueueRefusedError("gone");
    if (this.#running < this.#limits.concurrent) this.#running += 1;
    else await this.#turn(source, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #turn(source: string, signal: AbortSignal): Promise<void> {
    this.#makeRoom(source);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#remove(source, waiting);
        reject(new QueueRefusedError("gone"));
      };
      const waiting: Waiting = {
        begin() {
          signal.removeEventListener("abort", leave);
          resolve();
        },
        refuse() {
          signal.removeEventListener("abort", leave);
          reject(new QueueRefusedError("full"));
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      const ofSource = this.#waiting.get(source) ?? new Set();
      this.#waiting.set(source, ofSource.add(waiting));
      this.#length += 1;
    });
  }

  /**
   * Makes room when all is taken: the source that has the most of it gives up what came last.
   * @throws QueueRefusedError when that is this one
   */
  #makeRoom(source: string): void {
    const own = this.#waiting.get(source)?.size ?? 0;
    if (own >= this.#limits.perSource) throw new QueueRefusedError("full");
    if (this.#length < this.#limits.total) return;
    let largest: readonly [string, Set<Waiting>] | null = null;
    for (const entry of this.#waiting) if (entry[1].size > (largest?.[1].size ?? own)) largest = entry;
    if (largest === null) throw new QueueRefusedError("full");
    const last = [...largest[1]].at(-1);
    if (last === undefined) return;
    this.#remove(largest[0], last);
    last.refuse();
  }

  #remove(source: string, waiting: Waiting): void {
    const ofSource = this.#waiting.get(source);
    if (!ofSource?.delete(waiting)) return;
    this.#length -= 1;
    if (ofSource.size === 0) this.#waiting.delete(source);
  }

  #next(): void {
    for (const [source, ofSource] of this.#waiting) {
      for (const first of ofSource) {
        this.#remove(source, first);
        // Behind all others, if it has more.
        if (this.#waiting.delete(source)) this.#waiting.set(source, ofSource);
        this.#running += 1;
        first.begin();
        return;
      }
    }
  }
}
