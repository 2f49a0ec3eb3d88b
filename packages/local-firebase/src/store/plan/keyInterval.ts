import { prefixEnd } from "../../values/orderedKey.ts";

/** Part of an order of bytes, narrowed condition by condition. */
export class KeyInterval {
  lower: Uint8Array;
  /** Exclusive; `null`: no end. */
  upper: Uint8Array | null;

  /** @param prefix beginning of all keys in it */
  constructor(prefix: Uint8Array) {
    this.lower = prefix;
    this.upper = prefixEnd(prefix);
  }

  /** Keeps the keys from the first that begins with `prefix`. */
  from(prefix: Uint8Array): void {
    if (Buffer.compare(prefix, this.lower) > 0) this.lower = prefix;
  }

  /** Keeps the keys after the last that begins with `prefix`. */
  after(prefix: Uint8Array): void {
    const end = prefixEnd(prefix);
    if (end !== null) this.from(end);
  }

  /** Keeps the keys before the first that begins with `prefix`. */
  before(prefix: Uint8Array): void {
    this.#end(prefix);
  }

  /** Keeps the keys up to the last that begins with `prefix`. */
  through(prefix: Uint8Array): void {
    this.#end(prefixEnd(prefix));
  }

  #end(end: Uint8Array | null): void {
    if (end !== null && (this.upper === null || Buffer.compare(end, this.upper) < 0)) this.upper = end;
  }
}
