import { describe, expect, test } from "vitest";
import type { StorageObjectView, StorageRequest } from "../authorization/authorizer.ts";
import { ADMIN, ANONYMOUS, type Identity } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import { parseRules } from "./syntax/parseRules.ts";
import { ReplaceableRules } from "./activeRules.ts";
import { createStorageAuthorizer, type DocumentReader } from "./storageAuthorizer.ts";
import { SHOP_RULES } from "./testing/shopRules.ts";

const rules = parseRules(SHOP_RULES, "shop.rules");
const ada: Identity = { kind: "user", uid: "ada", token: {} };
const users: DocumentReader = (path) =>
  path === "/databases/(default)/documents/users/ada"
    ? {
        name: `projects/p${path}`,
        fields: { active: { booleanValue: true } },
        createTime: 1n,
        updateTime: 1n,
      }
    : null;

function object(more: Partial<StorageObjectView> = {}): StorageObjectView {
  const base = {
    name: "n",
    bucket: "b",
    size: 10,
    contentType: "image/png",
    metadata: {},
    timeCreated: 1n,
    updated: 1n,
  };
  return { ...base, ...more };
}

function isAllowed(
  identity: Identity,
  operation: StorageRequest["operation"],
  path: string,
  states: Partial<Pick<StorageRequest, "before" | "after">> = {},
  reader: DocumentReader | undefined = users,
): boolean {
  const access = createStorageAuthorizer(new ReplaceableRules(rules), () => {}, reader);
  try {
    access.check({ operation, identity, bucket: "b", path, before: null, after: null, time: 1n, ...states });
    return true;
  } catch (error) {
    if (!(error instanceof RpcError) || error.status !== "PERMISSION_DENIED") throw error;
    return false;
  }
}

describe("reads", () => {
  test.each<[Identity, string, boolean]>([
    [ada, "users/ada/a.png", true],
    [ada, "users/bob/a.png", false],
    [ada, "users/ada/deep/a.png", false],
    [ada, "users//ada/a.png", false],
    [ada, "/users/ada/a.png", false],
    [ANONYMOUS, "users/ada/a.png", false],
    [ANONYMOUS, "public/a/b/c.png", true],
    [ANONYMOUS, "public", true],
    [ANONYMOUS, "publicity/a", false],
    [ADMIN, "anywhere", true],
  ])("reads: %j %s: %s", (identity, path, expected) => {
    expect(isAllowed(identity, "get", path)).toBe(expected);
    expect(isAllowed(identity, "list", path)).toBe(expected);
  });
});

describe("uploads", () => {
  test.each<[string, Partial<Pick<StorageRequest, "before" | "after">>, boolean]>([
    ["an image", { after: object() }, true],
    ["a large image", { after: object({ size: 2 ** 20 }) }, false],
    ["another type", { after: object({ contentType: "text/html" }) }, false],
    [
      "a type that only contains the right one",
      { after: object({ contentType: "image/png; x=image/jpeg" }) },
      false,
    ],
    ["over an existing object", { before: object(), after: object() }, false],
  ])("uploads: %s", (_name, states, expected) => {
    expect(isAllowed(ada, "create", "users/ada/a.png", states)).toBe(expected);
  });
});

test("documents can be asked, where a reader is given", () => {
  expect(isAllowed(ada, "delete", "users/bob/a.png", { before: object() })).toBe(true);
  expect(
    isAllowed({ kind: "user", uid: "eve", token: {} }, "delete", "users/bob/a.png", { before: object() }),
  ).toBe(false);
  const access = createStorageAuthorizer(new ReplaceableRules(rules), () => {});
  const request = {
    operation: "delete",
    identity: ada,
    bucket: "b",
    path: "users/bob/a",
    before: null,
    after: null,
    time: 1n,
  } as const;
  expect(() => access.check(request)).toThrow("Permission denied.");
});

test("rules see the headers of an object, its generation and its checksums", () => {
  const source = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o/{name} {
    allow read: if resource.generation == 7 && resource.md5Hash == 'h' && resource.cacheControl == 'no-store'
      && !('contentLanguage' in resource); } }`;
  const access = createStorageAuthorizer(new ReplaceableRules(parseRules(source, "f")), () => {});
  const read = (more: Record<string, string | bigint>) => (): void =>
    access.check({
      operation: "get",
      identity: ada,
      bucket: "b",
      path: "n",
      before: object({ more }),
      after: null,
      time: 1n,
    });
  expect(read({ generation: 7n, md5Hash: "h", cacheControl: "no-store" })).not.toThrow();
  expect(read({ generation: 8n, md5Hash: "h", cacheControl: "no-store" })).toThrow("denied");
});

test("two documents may be read for one decision, as in production", () => {
  const users = (count: number): string =>
    Array.from({ length: count }, (_, i) => `!firestore.exists(/databases/d/documents/users/u${i})`).join(
      " && ",
    );
  const allows = (condition: string) => {
    const source = `rules_version = '2'; service firebase.storage { match /b/{b}/o/{n} { allow read: if ${condition}; } }`;
    const access = createStorageAuthorizer(
      new ReplaceableRules(parseRules(source, "f")),
      () => {},
      () => null,
    );
    return (): void =>
      access.check({
        operation: "get",
        identity: ada,
        bucket: "b",
        path: "n",
        before: object(),
        after: null,
        time: 1n,
      });
  };
  expect(allows(`${users(2)} && ${users(2)}`)).not.toThrow();
  expect(allows(users(3))).toThrow("denied");
});
