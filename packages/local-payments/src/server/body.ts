import type { IncomingMessage } from "node:http";
import { StripeError } from "../errors/stripeError.ts";

/** Forms are small. */
const MAX_BYTES = 256 * 1024;

/** The body as text. @throws StripeError 413 for one that no form is */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new StripeError(413, "The request is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
