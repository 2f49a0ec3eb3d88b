import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
  UntypedServiceImplementation,
} from "@grpc/grpc-js";
import { APP_CHECK_HEADER } from "../appCheck/requireAppCheck.ts";
import type { ResolveIdentity } from "../authentication/identity.ts";
import { createMethodContext } from "../rest/methodContext.ts";
import { RpcError } from "../rpc/status.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { SqliteDocumentStore } from "../store/sqliteDocumentStore.ts";
import {
  databaseOf,
  responseType,
  STREAMING_METHODS,
  UNARY_METHODS,
  type Request,
  type StreamingMethod,
  type UnaryMethod,
} from "./firestoreMethods.ts";
import { connectStream, type OpenMessageStream } from "./messageStream.ts";
import { toServiceError } from "./serviceError.ts";
import { toAdminError } from "./toAdminError.ts";
import type { Transcoder } from "./transcoder.ts";

export interface FirestoreStreams {
  readonly listen: OpenMessageStream;
  readonly write: OpenMessageStream;
}

export interface HandlerOptions {
  readonly store: SqliteDocumentStore;
  readonly reads: AuthorizedReads;
  /** The admin SDK calls as `Bearer owner`; the client SDK for Node with its user's token, or without any. */
  readonly resolveIdentity: ResolveIdentity;
  readonly streams?: FirestoreStreams;
  readonly log?: (line: string) => void;
}

/** The handlers of `google.firestore.v1.Firestore`; methods without one answer UNIMPLEMENTED by themselves. */
export function createFirestoreHandlers(
  services: HandlerOptions,
  transcoder: Transcoder,
): UntypedServiceImplementation {
  const { resolveIdentity, streams, log = () => {} } = services;
  const decode = (method: string, message: unknown) => {
    if (message instanceof RpcError) throw message;
    return transcoder.toJson(`google.firestore.v1.${method}Request`, message) as Request;
  };
  const encode = (method: string, json: unknown) => transcoder.fromJson(responseType(method), json);
  const identityOf = (metadata: Metadata) =>
    resolveIdentity(
      metadata.get("authorization")[0]?.toString(),
      false,
      metadata.get(APP_CHECK_HEADER)[0]?.toString(),
    );
  const contextOf = async (metadata: Metadata, request: Request) =>
    createMethodContext(services, await identityOf(metadata), databaseOf(request));
  const failure = (error: unknown) => toServiceError(toAdminError(error, log));

  function unaryHandler(method: string, run: UnaryMethod): handleUnaryCall<unknown, unknown> {
    return async (call, callback) => {
      let answer: object;
      try {
        const request = decode(method, call.request);
        answer = encode(method, await run(await contextOf(call.metadata, request), request));
      } catch (error) {
        return callback(failure(error));
      }
      callback(null, answer);
    };
  }

  function streamingHandler(
    method: string,
    run: StreamingMethod,
  ): handleServerStreamingCall<unknown, unknown> {
    return async (call) => {
      try {
        const request = decode(method, call.request);
        const context = await contextOf(call.metadata, request);
        for (const message of run(context, request)) call.write(encode(method, message));
        call.end();
      } catch (error) {
        call.emit("error", failure(error));
      }
    };
  }

  function bidirectionalHandler(
    method: string,
    open: OpenMessageStream,
  ): handleBidiStreamingCall<unknown, unknown> {
    return (call) =>
      connectStream(
        call,
        (send) => open(send, identityOf(call.metadata)),
        (message) => decode(method, message),
        (message) => encode(method, message),
        failure,
      );
  }

  const handlers: UntypedServiceImplementation = {};
  for (const [method, run] of Object.entries(UNARY_METHODS)) handlers[method] = unaryHandler(method, run);
  for (const [method, run] of Object.entries(STREAMING_METHODS)) {
    handlers[method] = streamingHandler(method, run);
  }
  if (streams !== undefined) {
    handlers["Listen"] = bidirectionalHandler("Listen", streams.listen);
    handlers["Write"] = bidirectionalHandler("Write", streams.write);
  }
  return handlers;
}
