import type { TestBackend } from "../../testing/testBackend.ts";

/** Holds what the rules of Firestore tell apart. */
export const operations = ["get", "list", "create", "update", "delete"] as const;

/** Describes what the rules of Firestore tell apart. */
export type Operation = (typeof operations)[number];

/** Something asked of Firestore. */
export interface DocumentRequest {
  readonly operation: Operation;
  /** Path of the document, or of the collection to list. */
  readonly path: string;
  /** Texts and truths that the documents of a list must have; all documents without it. */
  readonly where?: Readonly<Record<string, string | boolean>>;
  /** Holds what is written; `firstname` by default, which every document may have. */
  readonly fields?: Readonly<Record<string, FieldValue>>;
}

/** Describes what a field is given: whole numbers, lists of texts and maps of whole numbers too. */
type FieldValue = string | boolean | number | null | readonly string[] | Readonly<Record<string, number>>;

function valueOf(value: FieldValue): object {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return { integerValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((one: string) => valueOf(one)) } };
  const fields = Object.entries(value).map(([name, one]) => [name, valueOf(one)]);
  return { mapValue: { fields: Object.fromEntries(fields) } };
}

/**
 * Asks Firestore as a client does, over REST: many questions in little time.
 * @returns whether the rules let it pass; a document that is not there is no refusal
 * @throws {Error} for any other answer than yes and no
 */
export async function isAllowed(
  { local }: TestBackend,
  token: string | null,
  request: DocumentRequest,
): Promise<boolean> {
  const root = `http://127.0.0.1:${local.ports.firestore}/v1/projects/${local.projectId}/databases/(default)/documents`;
  const { method, address, body } = httpRequest(root, request);
  const answer = await fetch(address, {
    method,
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status === 403) return false;
  if (answer.ok || (answer.status === 404 && text.includes("NOT_FOUND"))) return true;
  throw new Error(`${request.operation} ${request.path}: ${answer.status} ${text}`);
}

function httpRequest(root: string, request: DocumentRequest) {
  const { operation, path, where = {}, fields = { firstname: "Claire" } } = request;
  const body = {
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)])),
  };
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  switch (operation) {
    case "get":
      return { method: "GET", address: `${root}/${path}`, body: null };
    case "delete":
      return { method: "DELETE", address: `${root}/${path}`, body: null };
    case "create":
      return { method: "PATCH", address: `${root}/${path}?currentDocument.exists=false`, body };
    case "update":
      return {
        method: "PATCH",
        address: `${root}/${path}?${["currentDocument.exists=true", ...mask].join("&")}`,
        body,
      };
    case "list":
      return { method: "POST", ...query(root, path, where) };
  }
}

function query(root: string, path: string, where: Readonly<Record<string, string | boolean>>) {
  const end = path.lastIndexOf("/");
  const parent = end < 0 ? root : `${root}/${path.slice(0, end)}`;
  const filters = Object.entries(where).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: "EQUAL", value: valueOf(value) },
  }));
  const structuredQuery = {
    from: [{ collectionId: path.slice(end + 1) }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: "AND", filters } } }),
  };
  return { address: `${parent}:runQuery`, body: { structuredQuery } };
}
