import type { MethodDefinition, ServiceDefinition } from "@grpc/grpc-js";
import { connect, type ClientHttp2Session } from "node:http2";
import { loadFirestoreProto } from "../grpc/firestoreProto.ts";
import type { Answer } from "./send.ts";

const DATABASE = "projects/demo-test/databases/(default)";
const DOCUMENTS = `${DATABASE}/documents`;
const document = {
  name: `${DOCUMENTS}/trial/a`,
  fields: { n: { integerValue: "1" }, t: { stringValue: "x" } },
};
const query = {
  from: [{ collectionId: "trial" }],
  where: { fieldFilter: { field: { fieldPath: "n" }, op: "EQUAL", value: { integerValue: "1" } } },
  orderBy: [{ field: { fieldPath: "n" }, direction: "ASCENDING" }],
  limit: { value: 3 },
};

/** A message of each method that is as it should be. */
const MESSAGES: Readonly<Record<string, object>> = {
  GetDocument: { name: document.name },
  ListDocuments: { parent: DOCUMENTS, collectionId: "trial", pageSize: 5 },
  UpdateDocument: { document, updateMask: { fieldPaths: ["n"] } },
  DeleteDocument: { name: `${DOCUMENTS}/trial/b` },
  BatchGetDocuments: { database: DATABASE, documents: [document.name] },
  BeginTransaction: { database: DATABASE, options: { readWrite: {} } },
  Commit: { database: DATABASE, writes: [{ update: document, updateMask: { fieldPaths: ["n", "`a.b`"] } }] },
  Rollback: { database: DATABASE, transaction: Buffer.from("none") },
  RunQuery: { parent: DOCUMENTS, structuredQuery: query },
  RunAggregationQuery: {
    parent: DOCUMENTS,
    structuredAggregationQuery: { structuredQuery: query, aggregations: [{ alias: "c", count: {} }] },
  },
  PartitionQuery: { parent: DOCUMENTS, structuredQuery: query, partitionCount: "2" },
  ListCollectionIds: { parent: DOCUMENTS },
  BatchWrite: { database: DATABASE, writes: [{ delete: `${DOCUMENTS}/trial/b` }] },
  CreateDocument: {
    parent: DOCUMENTS,
    collectionId: "trial",
    documentId: "c",
    document: { fields: document.fields },
  },
  Listen: { database: DATABASE, addTarget: { targetId: 2, documents: { documents: [document.name] } } },
  Write: { database: DATABASE },
};

export interface GrpcCall {
  readonly path: string;
  readonly message: Buffer;
}

/** A call of every method of the service. */
export function grpcCalls(): GrpcCall[] {
  const service = loadFirestoreProto()["google.firestore.v1.Firestore"] as ServiceDefinition;
  return Object.entries(MESSAGES).map(([name, message]) => {
    const method = service[name] as MethodDefinition<object, object>;
    return { path: method.path, message: method.requestSerialize(message) };
  });
}

/** Time that a call may go without an end, milliseconds. */
const LIMIT = 20_000;

/** @param frame the call's bytes as they go out: flag, length and message, or what a mutation made of them */
export function callGrpc(session: ClientHttp2Session, path: string, frame: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const stream = session.request({
      ":method": "POST",
      ":path": path,
      "content-type": "application/grpc",
      te: "trailers",
      authorization: "Bearer owner",
    });
    let status: number | null = null;
    let text = "";
    const note = (headers: Readonly<Record<string, unknown>>): void => {
      if (headers["grpc-status"] !== undefined) status = Number(headers["grpc-status"]);
      if (headers["grpc-message"] !== undefined) text = String(headers["grpc-message"]);
    };
    const end = (kind: Answer["kind"]): void => {
      clearTimeout(timer);
      resolve({ kind, status, text });
    };
    const timer = setTimeout(() => {
      end("hung");
      stream.close();
    }, LIMIT);
    stream.on("response", note);
    stream.on("trailers", note);
    stream.on("error", () => undefined);
    stream.on("close", () => end(status === null ? "closed" : "answered"));
    stream.resume();
    stream.end(frame);
  });
}

export function frameOf(message: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

export function openSession(port: number): ClientHttp2Session {
  const session = connect(`http://127.0.0.1:${port}`);
  session.on("error", () => undefined);
  return session;
}
