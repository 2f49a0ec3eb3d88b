import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ADMIN, ANONYMOUS } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import { openStore } from "../store/testing/openStore.ts";
import { openStreams } from "../streams/testing/openStreams.ts";
import { listCollectionIds, listDocuments } from "./listMethods.ts";
import { createMethodContext, type MethodContext } from "./methodContext.ts";
import { batchGetDocuments, runAggregationQuery, runQuery } from "./readMethods.ts";
import { batchWrite, commit } from "./writeMethods.ts";

const database = "projects/p/databases/(default)";
const root = `${database}/documents`;
const key = { fieldPath: "__name__" };
const referTo = (name: string) => ({ referenceValue: name });
const query = (rest: object) => ({ structuredQuery: { from: [{ collectionId: "c" }], ...rest } });

type Ask = (context: MethodContext, name: string) => unknown;

/** Requests in which a client names a document. */
const OF_DOCUMENT: Readonly<Record<string, Ask>> = {
  update: (context, name) => commit(context, { writes: [{ update: { name, fields: {} } }] }),
  delete: (context, name) => commit(context, { writes: [{ delete: name }] }),
  verify: (context, name) => commit(context, { writes: [{ verify: name }] }),
  transform: (context, name) =>
    commit(context, { writes: [{ transform: { document: name, fieldTransforms: [] } }] }),
  batchWrite: (context, name) => batchWrite(context, { writes: [{ delete: name }] }),
  batchGet: (context, name) => batchGetDocuments(context, { documents: [name] }),
  "a query below it": (context, name) => runQuery(context, name, query({})),
  "its collections": (context, name) => listCollectionIds(context, name, {}),
  "a filter": (context, name) =>
    runQuery(
      context,
      root,
      query({ where: { fieldFilter: { field: key, op: "EQUAL", value: referTo(name) } } }),
    ),
  "a list in a filter": (context, name) => {
    const value = { arrayValue: { values: [referTo(name)] } };
    return runQuery(context, root, query({ where: { fieldFilter: { field: key, op: "IN", value } } }));
  },
  "a cursor": (context, name) =>
    runQuery(context, root, query({ orderBy: [{ field: key }], startAt: { values: [referTo(name)] } })),
};

/** Requests in which a client names a collection. */
const OF_COLLECTION: Readonly<Record<string, Ask>> = {
  runQuery: (context, collectionId) =>
    runQuery(context, root, { structuredQuery: { from: [{ collectionId }] } }),
  runAggregationQuery: (context, collectionId) =>
    runAggregationQuery(context, root, {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId }] },
        aggregations: [{ count: {} }],
      },
    }),
  listDocuments: (context, collectionId) => listDocuments(context, root, collectionId, {}),
  write: (context, id) => commit(context, { writes: [{ delete: `${root}/${id}/a` }] }),
};

const reserved = (id: string, what = "Resource"): string =>
  `${what} id "${id}" is invalid because it is reserved.`;
const LONG = "The key path element name is longer than 1500 bytes.";

const { store, reads } = openStore();

async function outcome(ask: Ask, name: string, identity = ADMIN): Promise<string> {
  try {
    await ask(createMethodContext({ store, reads }, identity, database), name);
    return "answered";
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return `${error.status} ${error.message}`;
  }
}

describe.each(Object.entries(OF_DOCUMENT))("%s of a document", (_where, ask) => {
  test.each([
    ["__x__", reserved("__x__")],
    ["____", reserved("____")],
    ["__id99999999999999999999__", reserved("__id99999999999999999999__")],
    ["x".repeat(1501), LONG],
    ["é".repeat(751), LONG],
    [`__${"x".repeat(1500)}__`, LONG],
    [".", 'Resource id "." is invalid.'],
    ["..", 'Resource id ".." is invalid.'],
  ])("an id that cannot be is INVALID_ARGUMENT: %.30s", async (id, message) => {
    expect(await outcome(ask, `${root}/c/${id}`)).toBe(`INVALID_ARGUMENT ${message}`);
    expect(await outcome(ask, `${root}/c/${id}`, ANONYMOUS)).toBe(`INVALID_ARGUMENT ${message}`);
  });

  test.each([
    ["empty", "c/"],
    ["with a slash too many", "c/a//b"],
    ["with half a character", "c/\ud800/d/e/f"],
    ["too deep", Array.from({ length: 202 }, () => "a").join("/")],
    ["too long", `${"x".repeat(1500)}/`.repeat(5) + "y"],
    ["in a reserved collection", "__c__/a"],
  ])("an id that is %s is INVALID_ARGUMENT", async (_what, path) => {
    expect(await outcome(ask, `${root}/${path}`)).toMatch(/^INVALID_ARGUMENT /);
  });

  test.each(["__", "__id7__", "_", "a\0b", "a\nb", "x".repeat(1500), "…", "c.d", "%2F"])(
    "an id that can be is taken: %.30s",
    async (id) => {
      expect(await outcome(ask, `${root}/c/${id}`)).toBe("answered");
    },
  );

  test("an id is taken or INVALID_ARGUMENT, whatever it is", async () => {
    const part = fc.oneof(
      fc.string({ unit: "binary", maxLength: 5 }),
      fc.constantFrom("__", "/", ".", "..", "\ud800", "\0", "__id1__", "x".repeat(1498), "`", "%", "\\"),
    );
    const path = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(path, async (text) => {
        expect((await outcome(ask, `${root}/c/${text}`)).split(" ")[0]).toMatch(
          /^(answered|INVALID_ARGUMENT)$/,
        );
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});

test.each(Object.entries(OF_COLLECTION))(
  "%s of a collection that cannot be is INVALID_ARGUMENT",
  async (_where, ask) => {
    const kind = "The key path element kind is longer than 1500 bytes.";
    expect(await outcome(ask, "__x__")).toBe(`INVALID_ARGUMENT ${reserved("__x__", "Collection")}`);
    expect(await outcome(ask, "__id7__")).toBe(`INVALID_ARGUMENT ${reserved("__id7__", "Collection")}`);
    expect(await outcome(ask, "x".repeat(1501))).toBe(`INVALID_ARGUMENT ${kind}`);
    for (const id of [".", "..", "a/b", "\ud800"])
      expect(await outcome(ask, id)).toMatch(/^INVALID_ARGUMENT /);
  },
);

test("listeners and the Write stream say the same", async () => {
  const { listen, write } = openStreams();
  const listener = listen();
  listener.receive({ database, addTarget: { targetId: 2, documents: { documents: [`${root}/c/__x__`] } } });
  listener.receive({
    database,
    addTarget: { targetId: 4, query: { parent: `${root}/c/${"x".repeat(1501)}`, ...query({}) } },
  });
  expect(await listener.take(2)).toMatchObject([
    { targetChange: { targetIds: [2], cause: { code: 3, message: reserved("__x__") } } },
    { targetChange: { targetIds: [4], cause: { code: 3, message: LONG } } },
  ]);
  const writer = write();
  writer.receive({ database });
  await writer.take(1);
  writer.receive({ streamToken: "MQ==", writes: [{ delete: `${root}/c/__x__` }] });
  expect(await writer.take(1)).toEqual([
    { error: { code: 400, status: "INVALID_ARGUMENT", message: reserved("__x__") } },
  ]);
});
