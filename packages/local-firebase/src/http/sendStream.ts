import type { ServerResponse } from "node:http";
import type { Duplex, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Sends what a source gives, and closes the source however that ends: `pipeline` alone leaves it open when the client
 * has gone before it begins. Of an open file that would be a descriptor for good; a `FileHandle` that is forgotten ends
 * the process.
 */
export async function sendStream(
  response: ServerResponse,
  source: Readable,
  ...through: readonly Duplex[]
): Promise<void> {
  try {
    await pipeline([source, ...through, response]);
  } finally {
    source.destroy();
  }
}
