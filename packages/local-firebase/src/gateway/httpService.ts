import type { IncomingMessage, ServerResponse } from "node:http";
import { allowOrigin, handleCors } from "../http/cors.ts";
import { sendJson } from "../http/respond.ts";
import { RpcError } from "../rpc/status.ts";
import { toRpcError } from "../rpc/toRpcError.ts";
import { HEALTH_PATH, sendHealth } from "./health.ts";
import { type HttpServer, type HttpServerOptions, startHttpServer } from "../server/httpServer.ts";
import type { Health } from "./options.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

export interface HttpServiceOptions extends Omit<HttpServerOptions, "answer"> {
  readonly handle: Handler;
  /** Answered to monitors under `/__/health`. */
  readonly health?: () => Promise<Health>;
}

export type HttpService = HttpServer;

/**
 * Listens for one service: origin guard, CORS, limits, and errors in the form that Google's APIs give them.
 * @throws StartupError PORT_IN_USE, HOST_NOT_AVAILABLE
 */
export function startHttpService(options: HttpServiceOptions): Promise<HttpService> {
  return startHttpServer({
    ...options,
    answer: (request, response, url) => void answer(options, request, response, url),
  });
}

async function answer(
  { service, handle, health, log }: HttpServiceOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    // Behind Hosting's addresses are functions, which answer the preflights of admitted pages themselves.
    if (service === "hosting") allowOrigin(request, response);
    else if (handleCors(request, response)) return;
    if (health !== undefined && url.pathname === HEALTH_PATH) await sendHealth(request, response, health);
    else await handle(request, response, url);
  } catch (error) {
    // The client has gone: there is nobody to tell.
    if (response.destroyed || response.socket === null || response.socket.destroyed) return;
    const rpcError = toRpcError(error, log);
    if (response.headersSent) response.destroy();
    else sendJson(response, rpcError.httpCode, rpcError.toBody());
  }
}

/** Answers an address that nothing is served under. */
export function refuseUnknown(url: URL): never {
  throw new RpcError("NOT_FOUND", `Nothing is served under ${url.pathname}.`);
}
