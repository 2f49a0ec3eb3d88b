import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { FirestoreStreams } from "../grpc/firestoreHandlers.ts";
import type { GrpcServer } from "../grpc/grpcServer.ts";
import { isLoopbackAddress } from "../http/addresses.ts";
import { readBody } from "../http/body.ts";
import type { ResolveIdentity, WatchIdentity } from "../authentication/identity.ts";
import { createFirestoreRest } from "../rest/firestoreRest.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { SqliteDocumentStore } from "../store/sqliteDocumentStore.ts";
import { createListenStream } from "../streams/listenStream.ts";
import { LiveResults } from "../streams/liveResults.ts";
import { openListen, openWrite } from "../streams/openStream.ts";
import { createWriteStream } from "../streams/writeStream.ts";
import { ConnectionShare } from "../webchannel/connectionShare.ts";
import { createWebChannel } from "../webchannel/webChannel.ts";
import { type HttpService, type HttpServiceOptions, refuseUnknown, startHttpService } from "./httpService.ts";

export interface FirestoreServiceOptions extends Pick<
  HttpServiceOptions,
  "host" | "port" | "originGuard" | "log" | "health" | "onRequestEnded"
> {
  readonly store: SqliteDocumentStore;
  readonly reads: AuthorizedReads;
  /** @see readEpoch */
  readonly epoch: string;
  readonly resolveIdentity: ResolveIdentity;
  readonly watchIdentity: WatchIdentity;
}

/** Firestore takes 10 MiB in a request; form encoding may triple them. */
const BODY_LIMIT = 32 * 1024 * 1024;
/**
 * Time for which pages are told at their next attempt, which they make at once, to try again later, milliseconds. An
 * attempt that nobody answers makes the SDK load an image from google.com.
 */
const FAREWELL = 150;
const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/** Firestore on one port: WebChannel and REST for browsers, gRPC for the admin SDK. */
export async function startFirestoreService(options: FirestoreServiceOptions): Promise<HttpService> {
  const services = { ...options, live: new LiveResults(options.store, options.reads) };
  const share = new ConnectionShare();
  const channels = {
    Listen: createWebChannel(openListen(services), { share }),
    Write: createWebChannel(openWrite(services), { share }),
  };
  const rest = createFirestoreRest(options);
  const grpc = createGrpcGate(services);
  const http = await startHttpService({
    ...options,
    service: "firestore",
    onHttp2: grpc.accept,
    async handle(request, response, url) {
      const kind = CHANNEL.exec(url.pathname)?.[1];
      if (kind === "Listen" || kind === "Write") return channels[kind].handle(request, response, url);
      const body = await readBody(request, BODY_LIMIT);
      if (url.pathname === "/") response.end("Ok\n");
      else if (!(await rest(request, response, url, body))) refuseUnknown(url);
    },
  });
  return {
    port: http.port,
    async close() {
      const streams = [channels.Listen.close(), channels.Write.close()];
      if (streams.includes(true)) await setTimeout(FAREWELL);
      await http.close();
      await grpc.close();
    },
  };
}

/**
 * Hands HTTP/2 connections of this machine to the gRPC server, which is loaded with the first of them: loading takes
 * longer than everything else at the start.
 */
function createGrpcGate(options: FirestoreServiceOptions & { readonly live: LiveResults }) {
  const { log } = options;
  const streams: FirestoreStreams = {
    listen: (send, identity) => createListenStream({ ...options, identity, send }),
    write: (send, identity) => createWriteStream({ ...options, identity, send }),
  };
  let server: Promise<GrpcServer> | null = null;

  async function load(): Promise<GrpcServer> {
    const { createGrpcServer } = await import("../grpc/grpcServer.ts");
    const { grpcOriginGuard } = await import("../server/grpcOriginGuard.ts");
    const { grpcRequestLog } = await import("../server/grpcRequestLog.ts");
    const { originGuard, onRequestEnded } = options;
    const interceptors = [
      ...(onRequestEnded === undefined ? [] : [grpcRequestLog(onRequestEnded)]),
      grpcOriginGuard(originGuard),
    ];
    return createGrpcServer({ ...options, streams, interceptors });
  }

  return {
    async accept(socket: Socket): Promise<void> {
      if (!isLoopbackAddress(socket.remoteAddress)) {
        log(`gRPC is only served to this machine: refused ${socket.remoteAddress}`);
        socket.destroy();
        return;
      }
      try {
        server ??= load();
        const { accept } = await server;
        // A client that has ended its side has gone, mostly by being killed: nobody else would end this one.
        socket.allowHalfOpen = false;
        if (!socket.destroyed) accept(socket);
      } catch (error) {
        log(`gRPC is not available: ${error instanceof Error ? error.message : String(error)}`);
        socket.destroy();
      }
    },
    async close() {
      const loaded = await server?.catch(() => null);
      loaded?.close();
    },
  };
}
