interface Entry {
  readonly id: number;
  /** `[id, payload]`, serialized. */
  readonly json: string;
}

/** Frames are cut near this size, so that a client can start on a long answer before it has all of it. */
const FRAME_LENGTH = 256 * 1024;

/**
 * Numbered messages for the client, kept until it acknowledges them: a connection that breaks loses nothing,
 * the next one starts again after the last number that the client has seen.
 */
export class OutgoingMessageQueue {
  #entries: Entry[] = [];
  #nextId = 1;
  #sentId = 0;
  #length = 0;

  /** Number of the last message handed out. */
  get sentId(): number {
    return this.#sentId;
  }

  /** Length of all messages not yet acknowledged, UTF-16 code units. */
  get length(): number {
    return this.#length;
  }

  get hasUnsent(): boolean {
    return this.#sentId < this.#nextId - 1;
  }

  /** Length of the messages handed out but not yet acknowledged, UTF-16 code units. */
  sentLength(): number {
    let length = 0;
    for (const entry of this.#entries) if (entry.id <= this.#sentId) length += entry.json.length;
    return length;
  }

  push(payload: unknown): void {
    const json = JSON.stringify([this.#nextId, payload]);
    this.#entries.push({ id: this.#nextId, json });
    this.#nextId += 1;
    this.#length += json.length;
  }

  /** Forgets every message up to `id`, as far as they have been sent. */
  acknowledge(id: number): void {
    const seen = Math.min(id, this.#sentId);
    const kept = this.#entries.findIndex((entry) => entry.id > seen);
    const dropped = this.#entries.splice(0, kept === -1 ? this.#entries.length : kept);
    for (const entry of dropped) this.#length -= entry.json.length;
  }

  /** Tells whether everything after `id` is still here, so that a new connection can start there. */
  canResumeAfter(id: number): boolean {
    const first = this.#entries[0]?.id ?? this.#nextId;
    return id >= first - 1 && id <= this.#sentId;
  }

  /** Hands out again everything after `id`. */
  rewind(id: number): void {
    this.#sentId = Math.min(id, this.#sentId);
  }

  /** The next messages to send, as the JSON array of one frame; `null` when there is nothing unsent. */
  takeFrame(): string | null {
    const parts: string[] = [];
    let length = 0;
    for (let index = this.#firstUnsent(); index < this.#entries.length; index++) {
      const entry = this.#entries[index];
      if (entry === undefined || (length > 0 && length + entry.json.length > FRAME_LENGTH)) break;
      parts.push(entry.json);
      length += entry.json.length;
      this.#sentId = entry.id;
    }
    return parts.length === 0 ? null : `[${parts.join(",")}]`;
  }

  #firstUnsent(): number {
    const first = this.#entries[0];
    return first === undefined ? 0 : Math.max(0, this.#sentId + 1 - first.id);
  }
}
