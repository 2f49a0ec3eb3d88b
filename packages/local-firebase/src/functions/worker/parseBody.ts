import express, { type Request, type Response } from "express";
import type { IncomingMessage } from "node:http";
import { RpcError } from "../../rpc/status.ts";

/** Keeps the bytes as they came beside the parsed body: signatures of webhooks are made over them. */
function keepRawBody(request: IncomingMessage, _response: unknown, bytes: Buffer): void {
  Object.assign(request, { rawBody: bytes });
}

/** The largest request that Cloud Functions take. */
const options = { limit: "32mb", verify: keepRawBody };

/** The parsers of Google's functions framework, in its order. */
const parsers = [
  express.json(options),
  express.text(options),
  express.urlencoded({ ...options, extended: true }),
  express.raw({ ...options, type: () => true }),
];

/**
 * Sets `body` by the request's content type, and `rawBody`.
 * @throws RpcError INVALID_ARGUMENT
 */
export async function parseBody(request: Request, response: Response): Promise<void> {
  for (const parse of parsers) {
    await new Promise<void>((resolve, reject) => {
      parse(request, response, (error?: unknown) => {
        if (error === undefined) resolve();
        else
          reject(new RpcError("INVALID_ARGUMENT", error instanceof Error ? error.message : "Bad request."));
      });
    });
  }
}
