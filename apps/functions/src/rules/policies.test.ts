import { documentPaths } from "@carnation/product/path";
import { type Action, type Actor, can } from "@carnation/product/permission";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { createAskers, type Asker } from "./testing/actors.ts";
import { OTHER, type Row } from "./testing/accessRows.ts";
import { documentAccess, forNobody } from "./testing/documentAccess.ts";
import { isAllowed, operations, type DocumentRequest } from "./testing/documentRequests.ts";
import { seedDocuments } from "./testing/seedDocuments.ts";

let backend: TestBackend;
let askers: readonly Asker[];

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser(OTHER);
  askers = await createAskers(backend);
  await seedDocuments(backend.admin, [OTHER, ...askers.map(({ uid }) => uid)]);
});

afterAll(() => backend.stop());

// The subject of a row belongs to its action, which a loop over all actions cannot show to the compiler.
const decide = can as (actor: Actor, action: Action, ...subject: unknown[]) => boolean;
const rows = (Object.entries(documentAccess) as [Action, string | readonly Row<Action>[]][]).flatMap(
  ([action, access]) => (typeof access === "string" ? [] : access.map((row) => ({ action, row }))),
);

/** A request in a few words, for the name of its test. */
function described({ operation, path, where, fields }: DocumentRequest): string {
  return [operation, path, where && JSON.stringify(where), fields && JSON.stringify(fields)]
    .filter(Boolean)
    .join(" ");
}

/** Those whom the rules answer differently than expected, each with what the rules said. */
async function answeredDifferently(
  request: (uid: string) => DocumentRequest,
  expected: (asker: Asker) => boolean,
): Promise<string[]> {
  const wrong = await Promise.all(
    askers.map(async (asker) => {
      const allowed = await isAllowed(backend, asker.token, request(asker.uid));
      return allowed === expected(asker) ? [] : [`${asker.uid} was ${allowed ? "allowed" : "refused"}`];
    }),
  );
  return wrong.flat();
}

describe("the rules of Firestore say what the policies say", () => {
  test.each(rows.map(({ action, row }) => ({ action, row, name: described(row.request("{uid}")) })))(
    "$action: $name",
    async ({ action, row: { request, subject, narrower } }) => {
      const wrong = await answeredDifferently(request, ({ actor, uid }) => {
        if (actor === null || !decide(actor, action, ...subject(uid))) return false;
        return narrower ? (narrower.to?.(actor) ?? false) : true;
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(forNobody.map(([operation, path]) => ({ operation, path, name: path("{uid}") })))(
    "nobody: $operation $name",
    async ({ operation, path }) => {
      expect(
        await answeredDifferently(
          (uid) => ({ operation, path: path(uid) }),
          () => false,
        ),
      ).toEqual([]);
    },
  );
});

describe("the table", () => {
  test("the table asks for seventeen accounts, of which seven are active, and for nobody", () => {
    expect(askers).toHaveLength(18);
    expect(askers.filter(({ actor }) => actor?.active)).toHaveLength(7);
  });

  test("the table narrows nothing that the policies refuse to everybody anyway", () => {
    const idle = Object.entries(documentAccess).filter(([action, access]) => {
      const narrowed = typeof access === "string" ? [] : access.filter(({ narrower }) => narrower);
      return (
        narrowed.length > 0 &&
        !narrowed.some(({ subject }) =>
          askers.some(({ actor, uid }) => actor && decide(actor, action as Action, ...subject(uid))),
        )
      );
    });
    expect(idle.map(([action]) => action)).toEqual([]);
  });

  test("the table asks for every operation on every path where something is stored", () => {
    /** Names of collections and documents, alternately: those of documents do not matter. */
    const shapeOf = (path: string, operation: string): string =>
      `${operation} ${path
        .split("/")
        .filter((_name, index) => index % 2 === 0)
        .join("/")}`;
    const asked = new Set([
      ...rows.map(({ row }) => row.request("uid")).map(({ path, operation }) => shapeOf(path, operation)),
      ...forNobody.map(([operation, path]) => shapeOf(path("uid"), operation)),
    ]);
    const paths = Object.values(documentPaths).map((path) =>
      (path as (...ids: string[]) => string)("a", "b"),
    );
    const missing = [
      ...new Set(paths.flatMap((path) => operations.map((each) => shapeOf(path, each)))),
    ].filter((shape) => !asked.has(shape));
    expect(missing).toEqual([]);
  });
});
