import type { IncomingMessage, ServerResponse } from "node:http";
import { HTTP_CODES, type RpcError } from "../../rpc/status.ts";
import { sendJson } from "../../http/respond.ts";

/**
 * Tells the caller of a function why there is no answer, in the form of the callable protocol. A caller that reads a
 * stream waits for ever for anything else than an event of it, whatever the HTTP status.
 */
export function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message }: RpcError,
): void {
  if (response.writableEnded) return;
  const body = { error: { status, message } };
  const isStream = request.headers.accept === "text/event-stream";
  if (response.headersSent && !isStream) response.destroy();
  else if (isStream) {
    if (!response.headersSent)
      response.writeHead(HTTP_CODES[status], { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify(body)}\n\n`);
  } else sendJson(response, HTTP_CODES[status], body);
}
