import type { Writable } from "node:stream";

interface Entry {
  readonly deliver: () => void;
  /** Characters of JSON. */
  readonly length: number;
}

/**
 * Messages of a stream, in order, handed over as fast as it is taken. What is not is counted: a stream of gRPC
 * buffers without bound, and what it has buffered cannot be taken back.
 */
export class SendQueue {
  readonly #target: Writable;
  readonly #limit: number;
  readonly #onOverflow: () => void;
  #entries: Entry[] = [];
  #next = 0;
  #length = 0;

  /**
   * @param limit most that waits, characters of JSON
   * @param onOverflow called when more waits; it has been dropped by then
   */
  constructor(target: Writable, limit: number, onOverflow: () => void) {
    this.#target = target;
    this.#limit = limit;
    this.#onOverflow = onOverflow;
    target.on("drain", () => this.#flush());
  }

  /** @param deliver writes the message, or ends the stream */
  push(message: unknown, deliver: () => void): void {
    const waits = this.#target.writableNeedDrain || this.#next < this.#entries.length;
    if (!waits) return deliver();
    const { length } = JSON.stringify(message);
    this.#entries.push({ deliver, length });
    this.#length += length;
    if (this.#length <= this.#limit) return;
    this.clear();
    this.#onOverflow();
  }

  clear(): void {
    this.#entries = [];
    this.#next = 0;
    this.#length = 0;
  }

  #flush(): void {
    while (!this.#target.writableNeedDrain) {
      const entry = this.#entries[this.#next];
      if (entry === undefined) return this.clear();
      this.#next += 1;
      this.#length -= entry.length;
      entry.deliver();
    }
    this.#entries.splice(0, this.#next);
    this.#next = 0;
  }
}
