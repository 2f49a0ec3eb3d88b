import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  UntypedServiceImplementation,
} from "@grpc/grpc-js";
import { toRpcError } from "../rpc/toRpcError.ts";
import type { SqliteDocumentStore } from "../store/sqliteDocumentStore.ts";
import {
  adminContext,
  responseType,
  STREAMING_METHODS,
  UNARY_METHODS,
  type Request,
  type StreamingMethod,
  type UnaryMethod,
} from "./firestoreMethods.ts";
import { connectStream, type OpenMessageStream } from "./messageStream.ts";
import { toServiceError } from "./serviceError.ts";
import type { Transcoder } from "./transcoder.ts";

export interface FirestoreStreams {
  readonly listen: OpenMessageStream;
  readonly write: OpenMessageStream;
}

export interface HandlerOptions {
  readonly store: SqliteDocumentStore;
  readonly streams?: FirestoreStreams;
  readonly log?: (line: string) => void;
}

/** The handlers of `google.firestore.v1.Firestore`; methods without one answer UNIMPLEMENTED by themselves. */
export function createFirestoreHandlers(
  { store, streams, log = () => {} }: HandlerOptions,
  transcoder: Transcoder,
): UntypedServiceImplementation {
  const decode = (method: string, message: unknown) =>
    transcoder.toJson(`google.firestore.v1.${method}Request`, message) as Request;
  const encode = (method: string, json: unknown) => transcoder.fromJson(responseType(method), json);
  const failure = (error: unknown) => toServiceError(toRpcError(error, log));

  function unaryHandler(method: string, run: UnaryMethod): handleUnaryCall<unknown, unknown> {
    return async (call, callback) => {
      let answer: object;
      try {
        const request = decode(method, call.request);
        answer = encode(method, await run(adminContext(store, request), request));
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
    return (call) => {
      try {
        const request = decode(method, call.request);
        for (const message of run(adminContext(store, request), request)) call.write(encode(method, message));
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
        open,
        (message) => decode(method, message),
        (message) => encode(method, message),
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
