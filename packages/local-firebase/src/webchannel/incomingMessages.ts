import type { ForwardBody, ForwardMessage } from "./forwardBody.ts";

/** Puts the numbered messages of a client in order: each comes once, whatever was re-sent or overtaken. */
export class IncomingMessages {
  readonly #early = new Map<number, ForwardMessage>();
  #next = 0;
  #heldLength = 0;

  /** Messages held back because an earlier one has not arrived. */
  get heldBack(): number {
    return this.#early.size;
  }

  /** Their length, UTF-16 code units. */
  get heldLength(): number {
    return this.#heldLength;
  }

  /** @returns the messages whose turn has come */
  take(body: ForwardBody): ForwardMessage[] {
    for (const [index, message] of body.messages.entries()) {
      const number = body.offset + index;
      if (number < this.#next || this.#early.has(number)) continue;
      this.#early.set(number, message);
      this.#heldLength += message.length;
    }
    const ready: ForwardMessage[] = [];
    for (let message = this.#early.get(this.#next); message; message = this.#early.get(this.#next)) {
      this.#early.delete(this.#next);
      this.#next += 1;
      this.#heldLength -= message.length;
      ready.push(message);
    }
    return ready;
  }

  clear(): void {
    this.#early.clear();
    this.#heldLength = 0;
  }
}
