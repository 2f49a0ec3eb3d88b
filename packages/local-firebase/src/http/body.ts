import type { IncomingMessage } from "node:http";
import { RpcError } from "../rpc/status.ts";

/** Of a body that is too large, this much more is taken in so that the client reads the answer, bytes. */
const DRAIN_LIMIT = 64 * 1024 * 1024;

/**
 * Reads a whole request body.
 * @param limit largest size accepted, bytes
 * @throws RpcError INVALID_ARGUMENT (HTTP 413) when the body is larger. The rest is drained, for the answer to reach
 *   the client, unless it goes on and on: then the connection is cut.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const { socket } = request;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > limit + DRAIN_LIMIT) {
      socket.destroy();
      break;
    }
  }
  if (size > limit) throw new RpcError("INVALID_ARGUMENT", `The request is larger than ${limit} bytes.`, 413);
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
