import { expect, test } from "vitest";
import { Database } from "../../database/database.ts";
import { ADMIN } from "../../authentication/identity.ts";
import { parseStructuredQuery } from "../../query/parseStructuredQuery.ts";
import { commit, int, path, remove, root, set } from "../testing/commit.ts";
import { openStore } from "../testing/openStore.ts";
import { parseWrites } from "../writes/parseWrite.ts";

const byField = (fieldPath: string) =>
  parseStructuredQuery({ from: [{ collectionId: "c" }], orderBy: [{ field: { fieldPath } }] });

function count(database: Database, table: string): number {
  return Number(database.sqlite.prepare(`SELECT COUNT(*) AS count FROM ${table}`).get()?.["count"]);
}

test("an index is made by the first query that needs it, and kept by every write", async () => {
  const { store, database } = openStore({ fewDocuments: 2 });
  await commit(store, set("c/a", { n: int(1) }));
  store.runQuery(root, byField("n"));
  expect(count(database, "firestore_indexes")).toBe(0);
  await commit(store, set("c/b", { n: int(2) }), set("c/none", {}));
  store.runQuery(root, byField("n"));
  expect(count(database, "firestore_indexes")).toBe(1);
  expect(count(database, "firestore_index_entries")).toBe(2);
  await commit(store, set("c/c", { n: int(3) }), set("c/a", { n: int(4) }), remove("c/b"));
  expect(count(database, "firestore_index_entries")).toBe(2);
  expect(store.runQuery(root, byField("n")).map(({ name }) => name)).toEqual([path("c/c"), path("c/a")]);
});

test("an index loses what a commit wrote that was undone after it", async () => {
  const database = new Database(":memory:");
  const { store } = openStore({
    database,
    fewDocuments: 0,
    events: {
      enqueue(event) {
        if (event.kind === "firestore" && event.change.name === path("c/refused")) throw new Error("refused");
      },
    },
  });
  await commit(store, set("c/a", { n: int(1) }));
  store.runQuery(root, byField("n"));
  const commits = [
    commit(store, set("c/b", { n: int(2) })),
    commit(store, set("c/a", { n: int(9) }), set("e/new", { n: int(1) }), set("c/refused", { n: int(3) })),
    commit(store, set("c/d", { n: int(4) })),
  ];
  const outcomes = await Promise.allSettled(commits);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const found = store.runQuery(root, byField("n")).map(({ name }) => name);
  expect(found).toEqual([path("c/a"), path("c/b"), path("c/d")]);
  expect(store.get(path("c/a"))?.fields).toEqual({ n: { integerValue: "1" } });
  expect(store.get(path("e/new"))).toBeNull();
  expect(store.listCollectionIds(root)).toEqual(["c"]);
});

test("a collection gets at most 40 indexes, and answers further queries without", async () => {
  const { store, database } = openStore({ fewDocuments: 0 });
  await commit(store, set("c/a", { f45: int(1) }));
  for (let n = 0; n <= 45; n++) store.runQuery(root, byField(`f${n}`));
  expect(count(database, "firestore_indexes")).toBe(40);
  expect(store.runQuery(root, byField("f45"))).toHaveLength(1);
});

test("a query within a transaction makes no index", async () => {
  const { store, database } = openStore({ fewDocuments: 0 });
  await commit(store, set("c/a", { n: int(1) }));
  const transaction = store.transactions.begin(null);
  store.transactions.recordQuery(transaction, root, byField("n"), [store.get(path("c/a"))!]);
  await store.commit(parseWrites([set("c/b", { n: int(2) })]), { identity: ADMIN, transaction });
  expect(count(database, "firestore_indexes")).toBe(0);
  expect(store.runQuery(root, byField("n"))).toHaveLength(2);
});

test("an index that the disk refuses leaves the query its answer", async () => {
  const { store, database } = openStore({ fewDocuments: 0 });
  await commit(store, set("c/a", { n: int(1) }));
  database.sqlite.exec("PRAGMA query_only = ON");
  expect(store.runQuery(root, byField("n"))).toHaveLength(1);
  expect(count(database, "firestore_indexes")).toBe(0);
  // Not at every query: each trial reads the whole collection.
  database.sqlite.exec("PRAGMA query_only = OFF");
  expect(store.runQuery(root, byField("n"))).toHaveLength(1);
  expect(count(database, "firestore_indexes")).toBe(0);
});
