import { Server, ServerCredentials, type ServerInterceptor, type ServiceDefinition } from "@grpc/grpc-js";
import type { Duplex } from "node:stream";
import type { ResolveIdentity } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { SqliteDocumentStore } from "../store/sqliteDocumentStore.ts";
import { createFirestoreHandlers, type FirestoreStreams } from "./firestoreHandlers.ts";
import { loadFirestoreProto, messageDescriptors } from "./firestoreProto.ts";
import { createTranscoder } from "./transcoder.ts";

export interface GrpcServerOptions {
  readonly store: SqliteDocumentStore;
  readonly reads: AuthorizedReads;
  readonly resolveIdentity: ResolveIdentity;
  /** Listen and Write streams; without them these methods answer UNIMPLEMENTED. */
  readonly streams?: FirestoreStreams;
  readonly interceptors?: readonly ServerInterceptor[];
  /** Receives one line per unexpected failure. */
  readonly log?: (line: string) => void;
}

export interface GrpcServer {
  /** Serves a connection, which speaks HTTP/2 from its first byte on. */
  accept(connection: Duplex): void;
  /** Ends every call and connection. */
  close(): void;
}

const MAX_MESSAGE_BYTES = 20 * 1024 * 1024;

/**
 * Serves `google.firestore.v1.Firestore` over gRPC, for the admin SDK and the client SDK's build for Node. It listens on
 * no port of its own: whoever is the administrator (`Bearer owner`) here is decided by who may connect.
 */
export function createGrpcServer(options: GrpcServerOptions): GrpcServer {
  const definition = loadFirestoreProto();
  const transcoder = createTranscoder(messageDescriptors(definition));
  const service = refuseUndecodable(definition["google.firestore.v1.Firestore"] as ServiceDefinition);
  const server = new Server({
    "grpc.max_receive_message_length": MAX_MESSAGE_BYTES,
    "grpc.max_send_message_length": MAX_MESSAGE_BYTES,
    interceptors: [...(options.interceptors ?? [])],
  });
  server.addService(service, createFirestoreHandlers(options, transcoder));
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (connection) => injector.injectConnection(connection),
    close() {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

/** grpc-js answers INTERNAL to a message that it cannot decode, as if the server were at fault: the handlers refuse it. */
function refuseUndecodable(service: ServiceDefinition): ServiceDefinition {
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => {
      const requestDeserialize = (bytes: Buffer): unknown => {
        try {
          return method.requestDeserialize(bytes) as unknown;
        } catch {
          return new RpcError("INVALID_ARGUMENT", "The message cannot be decoded.");
        }
      };
      return [name, { ...method, requestDeserialize }];
    }),
  );
}
