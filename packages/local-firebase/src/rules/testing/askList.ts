import type { Identity } from "../../authentication/identity.ts";
import { parseStructuredQuery } from "../../query/parseStructuredQuery.ts";
import { RpcError } from "../../rpc/status.ts";
import type { Fields, Value } from "../../values/value.ts";
import { createFirestoreAuthorizer } from "../firestoreAuthorizer.ts";
import { parseRules } from "../syntax/parseRules.ts";
import { ReplaceableRules } from "../activeRules.ts";

export const ROOT = "projects/p/databases/(default)/documents";
const ada: Identity = { kind: "user", uid: "ada", token: {} };

/** A piece of a query on the wire. */
export type Json = Record<string, unknown>;
export const s = (stringValue: string): Value => ({ stringValue });
export const n = (integerValue: number): Value => ({ integerValue: String(integerValue) });
export const list = (...values: Value[]): Value => ({ arrayValue: { values } });
export const ref = (path: string): Value => ({ referenceValue: `${ROOT}/${path}` });
export const is = (fieldPath: string, op: string, value: Value): Json => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const equal = (fieldPath: string, value: Value): Json => is(fieldPath, "EQUAL", value);
export const unary = (fieldPath: string, op: string): Json => ({ unaryFilter: { field: { fieldPath }, op } });
export const all = (...filters: Json[]): Json => ({ compositeFilter: { op: "AND", filters } });
export const either = (...filters: Json[]): Json => ({ compositeFilter: { op: "OR", filters } });
export const published = equal("published", { booleanValue: true });
export const mine = equal("owner", s("ada"));
export const sorted = (fieldPath: string): Json => ({ field: { fieldPath }, direction: "DESCENDING" });

/** Documents that `get()` finds. */
const stored = new Map<string, Fields>([
  [`${ROOT}/teams/red`, { members: list(s("ada")) }],
  [`${ROOT}/teams/blue`, { members: list(s("bob")) }],
]);

/** A query, as the rules are asked about it. */
export interface Question {
  /** Default: everything in the collection `items`. */
  readonly where?: Json;
  readonly more?: Json;
  readonly from?: Json;
  readonly parent?: string;
}

/** `true`, or why the query was denied. */
export function ask(
  rules: string,
  { where, more, from = { collectionId: "items" }, parent = ROOT }: Question = {},
) {
  const source = `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { ${rules} } }`;
  const lines: string[] = [];
  const access = createFirestoreAuthorizer(new ReplaceableRules(parseRules(source, "f")), (line) =>
    lines.push(line),
  );
  const read = (name: string) => {
    const fields = stored.get(name);
    return fields ? { name, fields, createTime: 1n, updateTime: 1n } : null;
  };
  try {
    access.check({
      operation: "list",
      identity: ada,
      name: `${parent}/${String(from["collectionId"] ?? "-")}/-`,
      before: null,
      after: null,
      time: 1_700_000_000_000_000n,
      read,
      readAfter: read,
      query: parseStructuredQuery({ from: [from], ...(where ? { where } : {}), ...more }),
    });
    return true;
  } catch (error) {
    if (!(error instanceof RpcError) || error.status !== "PERMISSION_DENIED") throw error;
    return lines.join();
  }
}

export const items = (condition: string): string => `match /items/{id} { allow list: if ${condition}; }`;
export const uid = "request.auth.uid";
export const d = "resource.data";
