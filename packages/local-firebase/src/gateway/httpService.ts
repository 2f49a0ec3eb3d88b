import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { handleCors } from "../http/cors.ts";
import { sendJson } from "../http/respond.ts";
import { RpcError } from "../rpc/status.ts";
import { toRpcError } from "../rpc/toRpcError.ts";
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from "./httpLimits.ts";
import { listen } from "./listen.ts";
import { HEALTH_PATH, sendHealth } from "./health.ts";
import type { Health, Service } from "./options.ts";
import { type EndedRequest, pathOf } from "./requestLog.ts";
import { currentRequest, runInRequestScope } from "./requestScope.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

export interface HttpServiceOptions {
  readonly service: Service;
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  readonly handle: Handler;
  readonly log: (line: string) => void;
  /** Answered to monitors under `/__/health`. */
  readonly health?: () => Promise<Health>;
  /** Hears of each request that has ended. */
  readonly onRequestEnded?: (request: EndedRequest) => void;
  /** Takes over the connections of clients that speak HTTP/2 from the first byte. Default: they are refused. */
  readonly onHttp2?: (socket: Socket) => void;
  readonly limits?: Partial<HttpLimits>;
}

export interface HttpService {
  readonly port: number;
  /** Accepts nothing more, lets requests under way finish for a moment and ends every connection. */
  close(): Promise<void>;
}

const HTTP2_PREFACE = Buffer.from("PRI * HTTP/2");

/**
 * Listens for one service: CORS, limits, and errors in the form that Google's APIs give them.
 * @throws StartupError PORT_IN_USE, HOST_NOT_AVAILABLE
 */
export async function startHttpService(options: HttpServiceOptions): Promise<HttpService> {
  const limits = { ...DEFAULT_HTTP_LIMITS, ...options.limits };
  const underWay = new Set<ServerResponse>();
  let onLastEnded: (() => void) | null = null;
  const http = createServer(
    {
      noDelay: true,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      // Browsers reuse idle connections without asking.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: Math.min(5000, limits.headersTimeout),
    },
    (request, response) => {
      underWay.add(response);
      response.once("close", () => {
        underWay.delete(response);
        if (underWay.size === 0) onLastEnded?.();
      });
      if (onLastEnded !== null) response.setHeader("connection", "close");
      runInRequestScope({ host: request.headers.host ?? null, caller: null }, () => {
        if (options.onRequestEnded !== undefined) report(options, request, response);
        void answer(options, request, response);
      });
    },
  );
  http.maxHeadersCount = limits.headerCount;
  http.timeout = limits.idleTimeout;
  // Node enforces its time limits from this event on, and this server is handed its connections, not listening itself.
  http.emit("listening");
  const serveHttp = (socket: Socket) => void http.emit("connection", socket);
  const { onHttp2 } = options;
  const listener = await listen({
    ...options,
    connections: limits.connections,
    onConnection: onHttp2 === undefined ? serveHttp : (socket) => sort(socket, limits, serveHttp, onHttp2),
  }).catch((error: unknown) => {
    http.close();
    throw error;
  });
  return {
    port: listener.port,
    async close() {
      const closed = listener.close();
      const finished = new Promise<void>((resolve) => {
        onLastEnded = resolve;
        if (underWay.size === 0) resolve();
      });
      http.closeIdleConnections();
      http.close();
      const timer = setTimeout(() => onLastEnded?.(), limits.stopTimeout);
      await finished;
      clearTimeout(timer);
      http.closeAllConnections();
      listener.cut();
      await closed;
    },
  };
}

/** Looks at a connection's first bytes for what it speaks. One that says nothing is closed. */
function sort(
  socket: Socket,
  limits: HttpLimits,
  serveHttp: (socket: Socket) => void,
  onHttp2: (socket: Socket) => void,
): void {
  const giveUp = (): void => void socket.destroy();
  socket.setTimeout(limits.headersTimeout);
  socket.once("timeout", giveUp);
  socket.once("data", (first: Buffer) => {
    socket.setTimeout(0);
    socket.off("timeout", giveUp);
    socket.pause();
    socket.unshift(first);
    // An HTTP/2 connection stays paused until its taker, which may have to load first, reads from it.
    if (first.subarray(0, HTTP2_PREFACE.length).equals(HTTP2_PREFACE)) onHttp2(socket);
    else {
      serveHttp(socket);
      process.nextTick(() => socket.resume());
    }
  });
}

function report(options: HttpServiceOptions, request: IncomingMessage, response: ServerResponse): void {
  const scope = currentRequest();
  const began = performance.now();
  response.once("close", () =>
    options.onRequestEnded?.({
      service: options.service,
      method: request.method ?? "",
      path: pathOf(request.url ?? ""),
      status: response.headersSent ? response.statusCode : null,
      took: performance.now() - began,
      caller: scope?.caller ?? null,
    }),
  );
}

async function answer(
  { handle, health, log }: HttpServiceOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (handleCors(request, response)) return;
    const url = parseUrl(request.url ?? "/");
    if (health !== undefined && url.pathname === HEALTH_PATH) await sendHealth(request, response, health);
    else await handle(request, response, url);
  } catch (error) {
    // The client has gone: there is nobody to tell.
    if (response.destroyed || request.socket.destroyed) return;
    const rpcError = toRpcError(error, log);
    if (response.headersSent) response.destroy();
    else sendJson(response, rpcError.httpCode, rpcError.toBody());
  }
}

/** @throws RpcError INVALID_ARGUMENT, for `//` for example */
function parseUrl(target: string): URL {
  const url = URL.parse(target, "http://localhost");
  if (url === null) throw new RpcError("INVALID_ARGUMENT", "The request's target is not an address.");
  return url;
}

/** Answers an address that nothing is served under. */
export function refuseUnknown(url: URL): never {
  throw new RpcError("NOT_FOUND", `Nothing is served under ${url.pathname}.`);
}
