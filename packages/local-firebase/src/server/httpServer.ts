import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { sendJson } from "../http/respond.ts";
import { parseTarget } from "../http/target.ts";
import { RpcError } from "../rpc/status.ts";
import type { OriginGuard } from "./originGuard.ts";
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from "./httpLimits.ts";
import { listen } from "./listen.ts";
import type { Service } from "../http/services.ts";
import { type EndedRequest, pathOf } from "./requestLog.ts";
import { type RequestScope, runInRequestScope } from "./requestScope.ts";

export interface HttpServerOptions {
  readonly service: Service;
  /** IP address that clients reach it under. */
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Guard that says which requests are answered. */
  readonly originGuard: OriginGuard;
  /** `url`: what the request is for, as `parseTarget` reads it. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, url: URL) => void;
  readonly log: (line: string) => void;
  /** Hears of each request that has ended. */
  readonly onRequestEnded?: (request: EndedRequest) => void;
  /** Takes over the connections of clients that speak HTTP/2 from the first byte. Default: they are refused. */
  readonly onHttp2?: (socket: Socket) => void;
  readonly limits?: Partial<HttpLimits>;
}

export interface HttpServer {
  readonly port: number;
  /** Accepts nothing more, lets requests under way finish for a moment and ends every connection. */
  close(): Promise<void>;
}

const HTTP2_PREFACE = Buffer.from("PRI * HTTP/2");

/**
 * Listens for one service, within limits.
 * @throws StartupError PORT_IN_USE, HOST_NOT_AVAILABLE
 */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
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
      maxHeaderSize: limits.headerSize,
    },
    (request, response) => {
      underWay.add(response);
      response.once("close", () => {
        underWay.delete(response);
        if (underWay.size === 0) onLastEnded?.();
      });
      if (onLastEnded !== null) response.setHeader("connection", "close");
      const scope = { host: request.headers.host ?? null, caller: null };
      if (options.onRequestEnded !== undefined) report(options, request, response, scope);
      const url = parseTarget(request.url);
      if (url === null) return refuse(response, noPath());
      const refusal = options.originGuard.refusalOf(options.service, request, url);
      if (refusal !== null) return refuse(response, refusal);
      runInRequestScope(scope, () => options.answer(request, response, url));
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
    onConnection: (socket) => sort(socket, limits, serveHttp, onHttp2),
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
  onHttp2: ((socket: Socket) => void) | undefined,
): void {
  const giveUp = (): void => void socket.destroy();
  socket.setTimeout(limits.headersTimeout);
  socket.once("timeout", giveUp);
  socket.once("end", giveUp);
  socket.once("data", (first: Buffer) => {
    socket.setTimeout(0);
    socket.off("timeout", giveUp);
    socket.off("end", giveUp);
    socket.pause();
    socket.unshift(first);
    const speaksHttp2 = first.subarray(0, HTTP2_PREFACE.length).equals(HTTP2_PREFACE);
    // An HTTP/2 connection stays paused until its taker, which may have to load first, reads from it.
    if (onHttp2 !== undefined && speaksHttp2) onHttp2(socket);
    else {
      serveHttp(socket);
      process.nextTick(() => socket.resume());
    }
  });
}

function noPath(): RpcError {
  return new RpcError("INVALID_ARGUMENT", "The request's target is not a path.");
}

/** Says no before a byte of the body has been read; what comes of it is not taken for another request. */
function refuse(response: ServerResponse, refusal: RpcError): void {
  sendJson(response, refusal.httpCode, refusal.toBody(), {
    connection: "close",
    "cache-control": "no-store",
  });
}

function report(
  { service, onRequestEnded }: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  scope: RequestScope,
): void {
  const began = performance.now();
  // What routes a request may cut its address down.
  const path = pathOf(request.url ?? "");
  response.once("close", () =>
    onRequestEnded?.({
      service,
      method: request.method ?? "",
      path,
      status: response.headersSent ? response.statusCode : null,
      took: performance.now() - began,
      caller: scope.caller,
    }),
  );
}
