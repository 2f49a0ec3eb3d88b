import { parseJson } from "../http/body.ts";
import { RpcError } from "../rpc/status.ts";

/** What a client POSTs: numbered messages and, on the handshake, the headers of the whole stream. */
export interface ForwardBody {
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Number of the first message; numbers are consecutive over the session's life. */
  readonly offset: number;
  readonly messages: readonly unknown[];
}

/** The client library never puts more than this many messages into one POST. */
const MAX_MESSAGES = 1000;

/** @throws RpcError INVALID_ARGUMENT when the form is not one that a WebChannel client sends. */
export function parseForwardBody(body: string): ForwardBody {
  const form = new URLSearchParams(body);
  const count = parseCount(form.get("count") ?? "0", "count");
  const offset = parseCount(form.get("ofs") ?? "0", "ofs");
  if (count > MAX_MESSAGES)
    throw new RpcError("INVALID_ARGUMENT", `More than ${MAX_MESSAGES} messages in one request.`);
  const messages = Array.from({ length: count }, (_, index) => {
    const text = form.get(`req${index}___data__`);
    if (text === null) throw new RpcError("INVALID_ARGUMENT", `Message ${index} of ${count} is missing.`);
    return parseJson(text);
  });
  return { headers: parseHeaders(form.get("headers") ?? ""), offset, messages };
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
