import { describe, expect, test } from "vitest";
import type { FirestoreRequest } from "../authorization/authorizer.ts";
import { ADMIN, ANONYMOUS, type Identity } from "../authentication/identity.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import { formatTimestamp } from "../values/timestamp.ts";
import type { Fields } from "../values/value.ts";
import { createFirestoreAuthorizer } from "./firestoreAuthorizer.ts";
import { RpcError } from "../rpc/status.ts";
import { parseRules } from "./syntax/parseRules.ts";
import { ReplaceableRules } from "./activeRules.ts";
import { SHOP_RULES } from "./testing/shopRules.ts";

const ROOT = "projects/p/databases/(default)/documents";
const TIME = 1_700_000_000_123_456n;
const user = (uid: string, claims: Record<string, unknown> = {}): Identity => ({
  kind: "user",
  uid,
  token: claims,
});
const ada = user("ada");
const staff = user("sam", { role: "staff" });

function document(path: string, fields: Fields): StoredDocument {
  return { name: `${ROOT}/${path}`, fields, createTime: 1n, updateTime: 1n };
}

const text = (stringValue: string): { stringValue: string } => ({ stringValue });
const int = (value: number): { integerValue: string } => ({ integerValue: String(value) });
const query = (more: Partial<StructuredQuery>): StructuredQuery => ({
  from: [{ collectionId: "users", allDescendants: false }],
  orderBy: [],
  offset: 0,
  ...more,
});

const stored = [
  document("users/ada", { email: text("ada@x.fr"), active: { booleanValue: true } }),
  document("users/bob", { email: text("bob@x.fr"), active: { booleanValue: false } }),
  document("stock/soap", { left: int(1) }),
];

const log: string[] = [];
const inForce = (source: string, file: string): ReplaceableRules =>
  new ReplaceableRules(parseRules(source, file));
const access = createFirestoreAuthorizer(inForce(SHOP_RULES, "shop.rules"), (line) => log.push(line));

interface Case {
  readonly as: Identity;
  readonly operation: FirestoreRequest["operation"];
  readonly path: string;
  readonly before?: Fields;
  readonly after?: Fields;
  readonly query?: StructuredQuery;
  /** Other documents of the same commit, as they will stand. */
  readonly commit?: readonly StoredDocument[];
}

function isAllowed(request: Case): boolean {
  const find = (documents: readonly StoredDocument[], name: string): StoredDocument | null =>
    documents.find((candidate) => candidate.name === name) ?? null;
  const read = (name: string): StoredDocument | null => find(stored, name);
  const before = request.before ? document(request.path, request.before) : null;
  const after = request.after ? document(request.path, request.after) : null;
  try {
    access.check({
      operation: request.operation,
      identity: request.as,
      name: `${ROOT}/${request.path}`,
      before,
      after,
      time: TIME,
      read,
      readAfter: (name) => find(request.commit ?? [], name) ?? read(name),
      ...(request.query ? { query: request.query } : {}),
    });
    return true;
  } catch (error) {
    if (!(error instanceof RpcError) || error.status !== "PERMISSION_DENIED") throw error;
    return false;
  }
}

const profile = { email: text("ada@x.fr"), created: { timestampValue: formatTimestamp(TIME) } };
const order = { product: text("soap"), quantity: int(1) };
const left = (count: number): StoredDocument[] => [document("stock/soap", { left: int(count) })];

describe("allowed", () => {
  test.each<[string, Case]>([
    ["an own profile", { as: ada, operation: "get", path: "users/ada", before: profile }],
    ["an own profile that does not exist yet", { as: ada, operation: "get", path: "users/ada" }],
    ["any profile, to staff", { as: staff, operation: "get", path: "users/ada", before: profile }],
    [
      "a limited list of profiles, to staff",
      { as: staff, operation: "list", path: "users/ada", before: profile, query: query({ limit: 200 }) },
    ],
    ["creating a profile", { as: ada, operation: "create", path: "users/ada", after: profile }],
    [
      "changing one's name",
      {
        as: ada,
        operation: "update",
        path: "users/ada",
        before: profile,
        after: { ...profile, name: text("Ada") },
      },
    ],
    [
      "ordering what is left",
      { as: ada, operation: "create", path: "users/ada/orders/1", after: order, commit: left(0) },
    ],
    ["stock, to anyone", { as: ANONYMOUS, operation: "get", path: "stock/soap" }],
    [
      "a published article",
      { as: ANONYMOUS, operation: "get", path: "articles/1", before: { published: { booleanValue: true } } },
    ],
    ["a comment under an article", { as: ada, operation: "get", path: "articles/1/comments/2", before: {} }],
    ["a comment at the root", { as: ada, operation: "get", path: "comments/2", before: {} }],
    [
      "writing a short comment",
      { as: ada, operation: "create", path: "a/b/comments/1", after: { text: text("court") } },
    ],
    ["everything, to the admin SDK", { as: ADMIN, operation: "delete", path: "nowhere/1", before: {} }],
  ])("a request is allowed: %s", (_name, request) => {
    expect(isAllowed(request)).toBe(true);
  });
});

describe("denied", () => {
  test.each<[string, Case]>([
    ["another's profile", { as: ada, operation: "get", path: "users/bob", before: {} }],
    ["a profile, to nobody", { as: ANONYMOUS, operation: "get", path: "users/ada", before: {} }],
    [
      "a long list of profiles",
      { as: staff, operation: "list", path: "users/ada", before: {}, query: query({ limit: 201 }) },
    ],
    [
      "a list of profiles without limit",
      { as: staff, operation: "list", path: "users/ada", before: {}, query: query({}) },
    ],
    [
      "creating a profile with a role",
      { as: ada, operation: "create", path: "users/ada", after: { ...profile, role: text("admin") } },
    ],
    [
      "creating a profile with a bad address",
      {
        as: ada,
        operation: "create",
        path: "users/ada",
        after: { ...profile, email: text("ada@x.fr\nbob") },
      },
    ],
    [
      "creating a profile dated otherwise",
      {
        as: ada,
        operation: "create",
        path: "users/ada",
        after: { ...profile, created: { timestampValue: formatTimestamp(TIME - 1n) } },
      },
    ],
    [
      "changing one's address of sign-in",
      {
        as: ada,
        operation: "update",
        path: "users/ada",
        before: profile,
        after: { ...profile, email: text("x@x.fr") },
      },
    ],
    [
      "removing a field",
      {
        as: ada,
        operation: "update",
        path: "users/ada",
        before: profile,
        after: { email: text("ada@x.fr") },
      },
    ],
    ["deleting a profile", { as: ada, operation: "delete", path: "users/ada", before: profile }],
    [
      "ordering what is gone after the commit",
      { as: ada, operation: "create", path: "users/ada/orders/1", after: order, commit: left(-1) },
    ],
    [
      "ordering a product that does not exist",
      {
        as: ada,
        operation: "create",
        path: "users/ada/orders/1",
        after: { ...order, product: text("gold") },
      },
    ],
    [
      "reaching elsewhere through a product's name",
      {
        as: ada,
        operation: "create",
        path: "users/ada/orders/1",
        after: { ...order, product: text("soap/../x") },
      },
    ],
    [
      "ordering half a piece",
      {
        as: ada,
        operation: "create",
        path: "users/ada/orders/1",
        after: { ...order, quantity: { doubleValue: 1 } },
      },
    ],
    [
      "ordering as an inactive user",
      { as: user("bob"), operation: "create", path: "users/bob/orders/1", after: order },
    ],
    [
      "ordering without a profile",
      { as: user("new"), operation: "create", path: "users/new/orders/1", after: order },
    ],
    [
      "a draft",
      { as: ada, operation: "get", path: "articles/1", before: { published: { booleanValue: false } } },
    ],
    [
      "a role that is no text",
      { as: user("x", { role: ["staff"] }), operation: "create", path: "articles/1", after: {} },
    ],
    ["an empty comment", { as: ada, operation: "create", path: "a/b/comments/1", after: { text: text("") } }],
    ["a place without rule", { as: staff, operation: "get", path: "nowhere/1" }],
    ["below a place whose rule has no rest", { as: ada, operation: "get", path: "users/ada/secret/1" }],
  ])("a request is denied: %s", (_name, request) => {
    expect(isAllowed(request)).toBe(false);
  });
});

test("the log names the rules that denied", () => {
  log.length = 0;
  isAllowed({ as: ada, operation: "get", path: "articles/7", before: {} });
  isAllowed({ as: ada, operation: "get", path: "nowhere/1" });
  const line = SHOP_RULES.split("\n").findIndex((row) => row.includes("resource.data.published")) + 1;
  expect(log).toEqual([
    `rules: get /databases/(default)/documents/articles/7 denied: shop.rules:${line}:7 (property published is undefined on a map)`,
    "rules: get /databases/(default)/documents/nowhere/1 denied: no rule matches",
  ]);
});

test("a denial is one line of the log, of bounded length, whatever the client has sent", () => {
  log.length = 0;
  isAllowed({ as: ada, operation: "get", path: "nowhere/a\nrules: all is well\u001b[2J\u2028" });
  isAllowed({ as: ada, operation: "get", path: `nowhere/${"x".repeat(9000)}` });
  expect(log[0]).toContain("/nowhere/a%0Arules: all is well%1B[2J%E2%80%A8 denied");
  expect(log.map((line) => line.length < 5000)).toEqual([true, true]);
});

test("the writes of a commit may read ten documents each, and twenty together; one that is read again is free", () => {
  const rules = inForce(
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
      function absent(id, i) { return !exists(/databases/(default)/documents/c/$(id + i)); }
      function eight(id) { return absent(id, '1') && absent(id, '2') && absent(id, '3') && absent(id, '4')
        && absent(id, '5') && absent(id, '6') && absent(id, '7') && absent(id, '8'); }
      match /c/{id} { allow create: if eight(id); } } }`,
    "f",
  );
  const commit = () => {
    const after = (): null => null;
    return (id: string) => (): void =>
      createdIn.check({
        operation: "create",
        identity: ada,
        name: `${ROOT}/c/${id}`,
        before: null,
        after: document(`c/${id}`, {}),
        time: TIME,
        read: after,
        readAfter: after,
      });
  };
  const lines: string[] = [];
  const createdIn = createFirestoreAuthorizer(rules, (line) => lines.push(line));
  const create = commit();
  expect(create("a")).not.toThrow();
  expect(create("b")).not.toThrow();
  expect(create("a")).not.toThrow();
  expect(create("c")).toThrow("permissions");
  expect(lines.join()).toContain("more than 20 documents are read for one commit");
  expect(commit()("c")).not.toThrow();
});

test("rules evaluate 1,000 expressions for each write of a commit, and no more", () => {
  const lines: string[] = [];
  const rules = inForce(
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/c/{id} {
      allow create: if [${"1, ".repeat(600)}1].size() == 601 && (id != 'long' || [${"1, ".repeat(400)}1].size() == 401);
    } }`,
    "f",
  );
  const judged = createFirestoreAuthorizer(rules, (line) => lines.push(line));
  const commit = (): null => null;
  const create = (id: string) => (): void =>
    judged.check({
      operation: "create",
      identity: ada,
      name: `${ROOT}/c/${id}`,
      before: null,
      after: document(`c/${id}`, {}),
      time: TIME,
      read: commit,
      readAfter: commit,
    });
  expect(create("a")).not.toThrow();
  expect(create("b")).not.toThrow();
  expect(create("long")).toThrow("permissions");
  expect(lines.join()).toContain("maximum of 1000 expressions to evaluate has been reached");
});
