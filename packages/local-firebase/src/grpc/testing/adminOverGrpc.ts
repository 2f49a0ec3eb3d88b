import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { type CollectionReference, type Firestore, initializeFirestore } from "firebase-admin/firestore";
import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createGrpcServer, type GrpcServer, type GrpcServerOptions } from "../grpcServer.ts";

/** The genuine admin SDK and a collection of its own for the test that runs. */
export interface AdminOverGrpc {
  readonly db: Firestore;
  /** Id of the test's collection. */
  readonly name: string;
  collection(): CollectionReference;
}

/** Serves a store over gRPC to the admin SDK for the tests of a file. */
export function adminOverGrpc(options: GrpcServerOptions): AdminOverGrpc {
  let server: GrpcServer;
  let listener: Server;
  let app: App;
  let db: Firestore;
  let counter = 0;

  beforeAll(async () => {
    server = createGrpcServer(options);
    listener = createServer(server.accept).listen(0, "127.0.0.1");
    await once(listener, "listening");
    app = initializeApp({ projectId: "demo-grpc" });
    process.env["METADATA_SERVER_DETECTION"] = "none";
    process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
    db = initializeFirestore(app);
  });
  afterAll(async () => {
    delete process.env["FIRESTORE_EMULATOR_HOST"];
    await deleteApp(app);
    server.close();
    listener.close();
    await once(listener, "close");
  });
  beforeEach(() => void (counter += 1));

  return {
    get db() {
      return db;
    },
    get name() {
      return `c${counter}`;
    },
    collection: () => db.collection(`c${counter}`),
  };
}
