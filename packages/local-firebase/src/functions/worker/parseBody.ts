import express, { type Request, type Response } from "express";
import type { IncomingMessage } from "node:http";
import { RpcError } from "../../rpc/status.ts";

/** Keeps the bytes as they came beside the parsed body: signatures of webhooks are made over them. */
function keepRawBody(request: IncomingMessage, _response: unknown, bytes: Buffer): void {
  Object.assign(request, { rawBody: bytes });
}

/** The largest request that Cloud Functions take, bytes. */
const LARGEST = 32 * 1024 * 1024;
const options = { limit: LARGEST, verify: keepRawBody };
/** Bodies up to this size are always taken, bytes; larger ones while there is room for all that are announced. */
const SMALL = 64 * 1024;
const ROOM = 8 * LARGEST;
let announced = 0;

/** The parsers of Google's functions framework, in its order. */
const parsers = [
  express.json(options),
  express.text(options),
  express.urlencoded({ ...options, extended: true }),
  express.raw({ ...options, type: () => true }),
];

/**
 * Sets `body` by the request's content type, and `rawBody`.
 * @throws RpcError INVALID_ARGUMENT, or RESOURCE_EXHAUSTED when many large bodies arrive at once
 */
export async function parseBody(request: Request, response: Response): Promise<void> {
  const size = announcedSize(request);
  const isSmall = size <= SMALL;
  if (!isSmall && announced + size > ROOM) {
    throw new RpcError("RESOURCE_EXHAUSTED", "Too many large requests at once. Try again later.");
  }
  announced += isSmall ? 0 : size;
  try {
    for (const parse of parsers) await run(parse, request, response);
  } finally {
    announced -= isSmall ? 0 : size;
  }
}

/** A body that does not announce its length counts as the largest. */
function announcedSize({ headers }: IncomingMessage): number {
  if (headers["transfer-encoding"] !== undefined) return LARGEST;
  return Math.min(Number(headers["content-length"] ?? 0), LARGEST);
}

function run(parse: (typeof parsers)[number], request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(new RpcError("INVALID_ARGUMENT", error instanceof Error ? error.message : "Bad request."));
    });
  });
}
