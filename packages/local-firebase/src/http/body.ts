import type { IncomingMessage } from "node:http";
import { RpcError } from "../rpc/status.ts";

/** Of a body that is too large, this much more is taken in so that the client reads the answer, bytes. */
const DRAIN_LIMIT = 64 * 1024 * 1024;

/** Memory for bodies that are arriving, bytes. */
export interface BodyBudget {
  readonly limit: number;
  /** Size up to which a body is always taken, bytes: requests of this size go on whatever the large ones take up. */
  readonly small: number;
  held: number;
}

/** Of all services together: many clients, each with a large body that it does not finish, must not fill the memory. */
const shared: BodyBudget = { limit: 512 * 1024 * 1024, small: 64 * 1024, held: 0 };

/**
 * Reads a whole request body.
 * @param limit largest size accepted, bytes
 * @throws RpcError INVALID_ARGUMENT (HTTP 413) when the body is larger, RESOURCE_EXHAUSTED when those of others leave
 * no   room for it. The rest is drained, for the answer to reach the client, unless it goes on and on: then the
 * connection   is cut.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  budget: BodyBudget = shared,
): Promise<Buffer> {
  const { socket } = request;
  const chunks: Buffer[] = [];
  let size = 0;
  let held = 0;
  let isRefused = false;
  const release = (): void => {
    budget.held -= held;
    held = 0;
    chunks.length = 0;
  };
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      isRefused ||= size > budget.small && budget.held + chunk.length > budget.limit;
      if (size > limit || isRefused) release();
      else {
        chunks.push(chunk);
        held += chunk.length;
        budget.held += chunk.length;
      }
      if (size > limit + DRAIN_LIMIT) {
        socket.destroy();
        break;
      }
    }
    if (size > limit)
      throw new RpcError("INVALID_ARGUMENT", `The request is larger than ${limit} bytes.`, 413);
    if (isRefused)
      throw new RpcError("RESOURCE_EXHAUSTED", "Too many large requests at once. Try again later.");
    return Buffer.concat(chunks, size);
  } finally {
    release();
  }
}

/** @throws RpcError INVALID_ARGUMENT when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError("INVALID_ARGUMENT", "The request body is not valid JSON.");
  }
}
