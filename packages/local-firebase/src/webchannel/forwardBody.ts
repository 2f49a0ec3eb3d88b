import { parseJson } from "../http/body.ts";
import { RpcError } from "../rpc/status.ts";

export interface ForwardMessage {
  /** Parsed JSON; an `RpcError` stands for a message that was refused, to be told when its turn comes. */
  readonly content: unknown;
  /** UTF-16 code units. */
  readonly length: number;
}

/** Body that a client POSTs: numbered messages and, on the handshake, the headers of the whole stream. */
export interface ForwardBody {
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Number of the first message; numbers are consecutive over the session's life. */
  readonly offset: number;
  readonly messages: readonly ForwardMessage[];
}

/** The client library never puts more than this many messages into one POST. */
const MAX_MESSAGES = 1000;
/** Firestore takes 10 MiB in a request, and a little around them, UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 11_534_336;
/** The client library has ten batches of writes under way at most, and may put them into one POST. */
const MAX_LENGTH = 12 * MAX_MESSAGE_LENGTH;
/** Far longer than any name in the form. */
const MAX_NAME_LENGTH = 100;
/** Form encoding makes three bytes out of one. */
const ENCODING = 3;

/**
 * Takes in a POST pair by pair, so that of a large one only what is in it remains. A message that is too large is
 * refused by itself: a client that is refused the whole POST sends the same again, for ever.
 */
export class ForwardBodyReader {
  readonly #pairs = new Map<string, string | RpcError>();
  #chunks: Buffer[] = [];
  #size = 0;
  #length = 0;
  #pairCount = 0;

  /** @throws RpcError INVALID_ARGUMENT (HTTP 413) when there is more than a client ever sends */
  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf("&"); end >= 0; end = chunk.indexOf("&", start)) {
      this.#append(chunk.subarray(start, end));
      this.#endPair();
      start = end + 1;
    }
    this.#append(chunk.subarray(start));
  }

  /** @throws RpcError INVALID_ARGUMENT when the form is not one that a WebChannel client sends */
  end(): ForwardBody {
    this.#endPair();
    const count = parseCount(this.#text("count") ?? "0", "count");
    const offset = parseCount(this.#text("ofs") ?? "0", "ofs");
    if (count > MAX_MESSAGES)
      throw new RpcError("INVALID_ARGUMENT", `More than ${MAX_MESSAGES} messages in one request.`);
    const messages = Array.from({ length: count }, (_, index) => {
      const value = this.#pairs.get(`req${index}___data__`);
      if (value === undefined)
        throw new RpcError("INVALID_ARGUMENT", `Message ${index} of ${count} is missing.`);
      if (value instanceof RpcError) return { content: value, length: 0 };
      return { content: parseJson(value), length: value.length };
    });
    return { headers: parseHeaders(this.#text("headers") ?? ""), offset, messages };
  }

  #append(part: Buffer): void {
    this.#size += part.length;
    // Its beginning is kept all the same: it holds the name.
    if (this.#chunks.length === 0 || this.#size <= ENCODING * MAX_MESSAGE_LENGTH) this.#chunks.push(part);
  }

  #endPair(): void {
    const isWhole = this.#size <= ENCODING * MAX_MESSAGE_LENGTH;
    const [chunks, size] = [this.#chunks, this.#size];
    this.#chunks = [];
    this.#size = 0;
    this.#pairCount += 1;
    // Empty ones count: each takes its time.
    if (this.#pairCount > 2 * MAX_MESSAGES) throw tooLarge();
    if (size === 0) return;
    const [[name, value] = ["", ""]] = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
    if (name.length > MAX_NAME_LENGTH) throw tooLarge();
    if (!isWhole || value.length > MAX_MESSAGE_LENGTH) {
      this.#pairs.set(name, new RpcError("INVALID_ARGUMENT", "Request payload size exceeds the limit."));
      return;
    }
    this.#length += value.length;
    if (this.#length > MAX_LENGTH) throw tooLarge();
    this.#pairs.set(name, value);
  }

  #text(name: string): string | undefined {
    const value = this.#pairs.get(name);
    if (value instanceof RpcError) throw value;
    return value;
  }
}

function tooLarge(): RpcError {
  return new RpcError("INVALID_ARGUMENT", "The request is too large.", 413);
}

function parseCount(text: string, field: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new RpcError("INVALID_ARGUMENT", `"${field}" is not a count.`);
  return Number(text);
}

function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
