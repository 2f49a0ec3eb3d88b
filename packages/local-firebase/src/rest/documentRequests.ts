import { RpcError } from "../rpc/status.ts";
import { listDocuments } from "./listMethods.ts";
import type { MethodContext } from "./methodContext.ts";
import { getDocument } from "./readMethods.ts";
import { createDocument, deleteDocument, updateDocument } from "./writeMethods.ts";

/**
 * Requests on a document (GET, PATCH, DELETE) or a collection (GET, POST), options in the query string.
 * @param segments the path after `/documents`
 * @throws RpcError
 */
export async function handleDocumentRequest(
  context: MethodContext,
  method: string | undefined,
  segments: readonly string[],
  { searchParams }: URL,
  body: unknown,
): Promise<unknown> {
  const root = `${context.database}/documents`;
  const collectionId = segments.at(-1);
  if (collectionId !== undefined && segments.length % 2 === 1) {
    const parent = [root, ...segments.slice(0, -1)].join("/");
    if (method === "GET") return listDocuments(context, parent, collectionId, readOptions(searchParams));
    if (method === "POST") {
      const documentId = searchParams.get("documentId") ?? undefined;
      return createDocument(context, parent, collectionId, {
        documentId,
        document: body,
        ...fieldPaths(searchParams, "mask"),
      });
    }
  } else if (collectionId !== undefined) {
    const name = [root, ...segments].join("/");
    if (method === "GET") return getDocument(context, name, readOptions(searchParams));
    if (method === "PATCH") {
      return updateDocument(context, name, {
        document: body,
        ...precondition(searchParams),
        ...fieldPaths(searchParams, "updateMask"),
        ...fieldPaths(searchParams, "mask"),
      });
    }
    if (method === "DELETE") return deleteDocument(context, name, precondition(searchParams));
  }
  throw new RpcError("UNIMPLEMENTED", `${method ?? ""} is not offered here.`);
}

function readOptions(parameters: URLSearchParams): Record<string, unknown> {
  const options: Record<string, unknown> = { ...fieldPaths(parameters, "mask") };
  for (const key of ["pageSize", "pageToken", "orderBy", "transaction", "readTime"]) {
    const value = parameters.get(key);
    if (value !== null) options[key] = value;
  }
  if (parameters.has("showMissing")) options["showMissing"] = parameters.get("showMissing") === "true";
  return options;
}

function fieldPaths(parameters: URLSearchParams, key: string): Record<string, unknown> {
  const paths = parameters.getAll(`${key}.fieldPaths`);
  return paths.length === 0 ? {} : { [key]: { fieldPaths: paths } };
}

function precondition(parameters: URLSearchParams): { currentDocument?: unknown } {
  const exists = parameters.get("currentDocument.exists");
  const updateTime = parameters.get("currentDocument.updateTime");
  if (exists === null && updateTime === null) return {};
  return {
    currentDocument: {
      ...(exists === null ? {} : { exists: exists === "true" }),
      ...(updateTime === null ? {} : { updateTime }),
    },
  };
}
