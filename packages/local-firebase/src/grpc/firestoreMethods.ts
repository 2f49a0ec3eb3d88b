import { listCollectionIds, listDocuments } from "../rest/listMethods.ts";
import type { MethodContext } from "../rest/methodContext.ts";
import { partitionQuery } from "../rest/partitionQuery.ts";
import { batchGetDocuments, getDocument, runAggregationQuery, runQuery } from "../rest/readMethods.ts";
import {
  batchWrite,
  begin,
  commit,
  createDocument,
  deleteDocument,
  rollback,
  updateDocument,
} from "../rest/writeMethods.ts";

/** A request in proto3 JSON: what its fields hold is checked by the method. */
export type Request = Readonly<Record<string, unknown>>;
export type UnaryMethod = (context: MethodContext, request: Request) => unknown;

export type StreamingMethod = (context: MethodContext, request: Request) => unknown[];

/** Methods with one answer. */
export const UNARY_METHODS: Readonly<Record<string, UnaryMethod>> = {
  BeginTransaction: begin,
  BatchWrite: batchWrite,
  Commit: commit,
  CreateDocument: (context, request) =>
    createDocument(context, text(request["parent"]), text(request["collectionId"]), {
      documentId: text(request["documentId"]),
      document: request["document"],
      ...optional(request, "mask"),
    }),
  DeleteDocument: (context, request) =>
    deleteDocument(context, text(request["name"]), optional(request, "currentDocument")),
  GetDocument: (context, request) => getDocument(context, text(request["name"]), request),
  ListCollectionIds: (context, request) => listCollectionIds(context, text(request["parent"]), request),
  ListDocuments: (context, request) =>
    listDocuments(context, text(request["parent"]), text(request["collectionId"]), request),
  PartitionQuery: (context, request) => partitionQuery(context, text(request["parent"]), request),
  Rollback: rollback,
  UpdateDocument: (context, request) =>
    updateDocument(context, nameOf(request["document"]), {
      document: request["document"],
      ...optional(request, "mask"),
      ...optional(request, "updateMask"),
      ...optional(request, "currentDocument"),
    }),
};

/** Methods that answer with a stream of messages. */
export const STREAMING_METHODS: Readonly<Record<string, StreamingMethod>> = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: (context, request) => runQuery(context, text(request["parent"]), request),
  RunAggregationQuery: (context, request) => runAggregationQuery(context, text(request["parent"]), request),
};

/** Methods whose answer is not named after them. */
const RESPONSE_TYPES: Readonly<Record<string, string>> = {
  CreateDocument: "google.firestore.v1.Document",
  DeleteDocument: "google.protobuf.Empty",
  GetDocument: "google.firestore.v1.Document",
  Rollback: "google.protobuf.Empty",
  UpdateDocument: "google.firestore.v1.Document",
};

/** Full name of the message that a method answers with. */
export function responseType(method: string): string {
  return RESPONSE_TYPES[method] ?? `google.firestore.v1.${method}Response`;
}

/** Requests name their database, or a document or parent in it. */
export function databaseOf(request: Request): string {
  const names = [request["database"], request["parent"], request["name"], nameOf(request["document"])];
  const name = names.map(text).find((candidate) => candidate !== "") ?? "";
  return name.split("/", 4).join("/");
}

function nameOf(document: unknown): string {
  return typeof document === "object" && document !== null && "name" in document ? text(document.name) : "";
}

function text(input: unknown): string {
  return typeof input === "string" ? input : "";
}

function optional(request: Request, key: string): Request {
  return request[key] === undefined ? {} : { [key]: request[key] };
}
