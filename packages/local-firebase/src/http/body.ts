import type { IncomingMessage } from "node:http";
import { RpcError } from "../rpc/status.ts";

/**
 * Reads a whole request body.
 * @param limit largest size accepted, bytes
 * @throws RpcError INVALID_ARGUMENT when the body is larger; the rest is drained, so that the answer reaches the client.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new RpcError("INVALID_ARGUMENT", `The request is larger than ${limit} bytes.`);
  return Buffer.concat(chunks, size);
}

/** @throws RpcError INVALID_ARGUMENT when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError("INVALID_ARGUMENT", "The request body is not valid JSON.");
  }
}
