import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createNetServer, type AddressInfo, type Server, type Socket } from "node:net";
import { handleCors } from "../http/cors.ts";
import { sendJson } from "../http/respond.ts";
import { RpcError, HTTP_CODES } from "../rpc/status.ts";
import { toRpcError } from "../rpc/toRpcError.ts";
import type { Service } from "./options.ts";
import { StartupError } from "./startupError.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

export interface HttpServiceOptions {
  readonly service: Service;
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  readonly handle: Handler;
  readonly log: (line: string) => void;
  /** Takes over the connections of clients that speak HTTP/2 from the first byte. Default: they are refused. */
  readonly onHttp2?: (socket: Socket) => void;
}

export interface HttpService {
  readonly port: number;
  /** Accepts nothing more and ends every connection. */
  close(): Promise<void>;
}

const HTTP2_PREFACE = Buffer.from("PRI * HTTP/2");

/**
 * Listens for one service: CORS, and errors in the form that Google's APIs give them.
 * @throws StartupError PORT_IN_USE
 */
export async function startHttpService(options: HttpServiceOptions): Promise<HttpService> {
  const http = createServer(
    { noDelay: true },
    (request, response) => void answer(options, request, response),
  );
  // Streams stay open for as long as a page does, and browsers reuse idle connections without asking.
  http.requestTimeout = 0;
  http.keepAliveTimeout = 65_000;
  const { onHttp2 } = options;
  const sockets = new Set<Socket>();
  const server =
    onHttp2 === undefined
      ? http
      : createNetServer({ noDelay: true, allowHalfOpen: true }, (socket) => {
          sockets.add(socket);
          socket.once("close", () => sockets.delete(socket));
          socket.on("error", () => socket.destroy());
          socket.once("data", (first: Buffer) => {
            socket.pause();
            socket.unshift(first);
            const speaksHttp2 = first.subarray(0, HTTP2_PREFACE.length).equals(HTTP2_PREFACE);
            // An HTTP/2 connection stays paused until its taker, which may have to load first, reads from it.
            if (speaksHttp2) {
              onHttp2(socket);
              return;
            }
            http.emit("connection", socket);
            process.nextTick(() => socket.resume());
          });
        });
  await listen(server, options);
  // A connection that cannot be accepted (no file descriptor left) is lost; without a listener, the process would be.
  server.on("error", (error) => options.log(`${options.service}: ${error.message}`));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        http.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function listen(server: Server, { service, host, port }: HttpServiceOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new StartupError("PORT_IN_USE", { service, port }, { cause: error }) : error);
    };
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

async function answer(
  { handle, log }: HttpServiceOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (handleCors(request, response)) return;
    await handle(request, response, parseUrl(request.url ?? "/"));
  } catch (error) {
    // The client has gone: there is nobody to tell.
    if (response.destroyed || request.socket.destroyed) return;
    const rpcError = toRpcError(error, log);
    if (response.headersSent) response.destroy();
    else sendJson(response, HTTP_CODES[rpcError.status], rpcError.toBody());
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
