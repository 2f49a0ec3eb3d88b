import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { FirestoreRequest } from "../authorization/authorizer.ts";
import { Database } from "../database/database.ts";
import { ANONYMOUS } from "../authentication/identity.ts";
import { parseStructuredQuery } from "../query/parseStructuredQuery.ts";
import { RpcError } from "../rpc/status.ts";
import type { Commit } from "../documents/commit.ts";
import { parseWrites } from "./writes/parseWrite.ts";
import { commit, fieldsOf, int, path, remove, root, set } from "./testing/commit.ts";
import { openStore } from "./testing/openStore.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "document-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe("rules", () => {
  test("rules see each write's document before and after, the commit's time and its other documents", async () => {
    const requests: FirestoreRequest[] = [];
    const { store } = openStore({ access: { check: (request) => void requests.push(request) } });
    await commit(store, set("c/a", { x: int(1) }));
    expect(requests).toHaveLength(0);
    const { time } = await store.commit(
      parseWrites([
        set("c/a", {}, { updateMask: {}, updateTransforms: [{ fieldPath: "x", increment: int(1) }] }),
        set("c/b", {}),
        remove("c/a"),
        { verify: path("c/a") },
      ]),
      { identity: ANONYMOUS },
    );
    expect(requests.map(({ operation }) => operation)).toEqual(["update", "create", "delete", "get"]);
    const [update] = requests;
    expect(update).toMatchObject({ time, before: { fields: { x: { integerValue: "1" } } } });
    expect(update?.after).toMatchObject({ fields: { x: { integerValue: "2" } }, updateTime: time });
    expect(update?.readAfter(path("c/a"))).toBeNull();
    expect(update?.readAfter(path("c/b"))).toMatchObject({ createTime: time });
  });

  test("rules come before preconditions, so that a refusal does not tell whether a document exists", async () => {
    const operations: string[] = [];
    const { store } = openStore({
      access: {
        check({ operation }) {
          operations.push(operation);
          throw new RpcError("PERMISSION_DENIED", "No.");
        },
      },
    });
    const write = parseWrites([set("c/a", {}, { currentDocument: { exists: true } })]);
    await expect(store.commit(write, { identity: ANONYMOUS })).rejects.toMatchObject({
      status: "PERMISSION_DENIED",
    });
    expect(operations).toEqual(["update"]);
  });
});

describe("durability", () => {
  test("documents, times and the change log survive a restart", async () => {
    const folder = temporaryFolder();
    const database = new Database(folder);
    const { store } = openStore({ database });
    const first = await commit(store, set("c/a", { text: { stringValue: "é🎉" }, d: { doubleValue: "-0" } }));
    await commit(store, set("c/b", {}), remove("c/none"));
    const before = store.get(path("c/a"));
    database.close();

    const reopenedDatabase = new Database(folder);
    onTestFinished(() => reopenedDatabase.close());
    const { store: reopened } = openStore({ database: reopenedDatabase });
    expect(reopened.get(path("c/a"))).toEqual(before);
    expect(reopened.changedSince(first.time)).toEqual([path("c/b")]);
    expect(reopened.changedSince(0n)).toHaveLength(2);
  });

  test("times go on increasing when the system clock stands still, steps back or the process restarts", async () => {
    const folder = temporaryFolder();
    let now = 1_000_000_000n;
    const times: bigint[] = [];
    for (let start = 0; start < 3; start++) {
      const database = new Database(folder);
      const { store } = openStore({ database, now: () => now });
      times.push(store.readTime());
      times.push((await commit(store, set("c/a", { start: int(start) }))).time);
      times.push(store.readTime());
      times.push((await commit(store, set("c/a", { start: int(start) }))).time);
      database.close();
      now -= 500_000_000n;
    }
    expect(times).toEqual([...new Set(times)].sort((a, b) => (a < b ? -1 : 1)));
  });

  test("times follow the system clock when it is put forward, as after a night's sleep", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { store } = openStore();
    const evening = store.readTime();
    vi.setSystemTime(Date.now() + 8 * 3600_000);
    expect(store.readTime() - evening).toBeGreaterThanOrEqual(8n * 3600_000_000n);
  });

  test("a commit that the disk refuses leaves nothing behind", async () => {
    const { store, database } = openStore();
    await commit(store, set("c/a", { x: int(1) }));
    const commits: Commit[] = [];
    store.onCommit((commit) => void commits.push(commit));
    // A deferred constraint fails only at COMMIT, as a full disk can.
    database.sqlite.exec(
      `CREATE TABLE parent (id INTEGER PRIMARY KEY);
       CREATE TABLE child (id INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED);`,
    );
    const outcomes = await Promise.allSettled([
      commit(store, set("c/a", { x: int(2) })),
      commit(store, set("c/a", { x: int(3) }), set("c/new", {})),
      database.transaction(() => database.sqlite.exec("INSERT INTO child VALUES (1)")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(fieldsOf(store, "c/a")).toEqual({ x: { integerValue: "1" } });
    expect(store.get(path("c/new"))).toBeNull();
    expect(commits).toEqual([]);
    await commit(store, set("c/a", { x: int(4) }));
    expect(fieldsOf(store, "c/a")).toEqual({ x: { integerValue: "4" } });
  });

  test("commits made at the same time are told in order, with events enqueued once each", async () => {
    const { store, enqueued } = openStore();
    const commits: Commit[] = [];
    const stop = store.onCommit((commit) => void commits.push(commit));
    await Promise.all(Array.from({ length: 20 }, (_, n) => commit(store, set("c/a", { n: int(n) }))));
    stop();
    await commit(store, set("c/a", { n: int(99) }));
    expect(commits.map(({ changes }) => changes[0]?.after?.fields["n"])).toEqual(
      Array.from({ length: 20 }, (_, n) => ({ integerValue: String(n) })),
    );
    expect(commits.map(({ time }) => time)).toEqual(enqueued.slice(0, 20).map(({ time }) => time));
    for (const [index, { changes }] of commits.entries()) {
      expect(changes[0]?.before ?? null).toBe(commits[index - 1]?.changes[0]?.after ?? null);
    }
  });
});

test("the change log forgets what is old or too much, and says so", async () => {
  let now = 1_000_000_000n;
  const limits = { retention: 10_000_000n, maxEntries: 3, pruneEvery: 1 };
  const { store } = openStore({ now: () => (now += 1000n), changeLogLimits: limits });
  const first = await commit(store, set("c/a", {}));
  now += 20_000_000n;
  const second = await commit(store, set("c/b", {}));
  expect(store.changedSince(first.time - 1n)).toBeNull();
  expect(store.changedSince(first.time)).toEqual([path("c/b")]);
  for (const id of ["c", "d", "e", "f"]) await commit(store, set(`c/${id}`, {}));
  expect(store.changedSince(second.time - 1n)).toBeNull();
  expect(store.changedSince(store.readTime())).toEqual([]);
});

test("the change log forgets with the first commit of a run, and with a large one", async () => {
  const database = new Database(":memory:");
  const changeLogLimits = { retention: 10_000_000n, maxEntries: 3, pruneEvery: 4 };
  for (let run = 0; run < 5; run++) {
    const { store } = openStore({ database, changeLogLimits });
    await commit(store, set(`c/${run}`, {}));
  }
  const { store } = openStore({ database, changeLogLimits });
  expect(store.changedSince(0n)).toBeNull();
  await commit(store, set("c/a", {}));
  const before = store.readTime();
  await commit(store, ...["b", "c", "d", "e"].map((id) => set(`c/${id}`, {})));
  expect(store.changedSince(before)).toBeNull();
});

describe("collections", () => {
  test("queries read theirs only; groups, kindless queries and listings go by the path", async () => {
    const { store } = openStore();
    await commit(store, ...["a/1", "a/1/b/1", "a/2/b/2", "b/3", "ab/1/b/4"].map((name) => set(name, {})));
    const run = (parent: string, from: object) =>
      store
        .runQuery(parent, parseStructuredQuery({ from: [from] }))
        .map(({ name }) => name.slice(root.length + 1));
    expect(run(root, { collectionId: "b" })).toEqual(["b/3"]);
    expect(run(root, { collectionId: "b", allDescendants: true })).toEqual([
      "a/1/b/1",
      "a/2/b/2",
      "ab/1/b/4",
      "b/3",
    ]);
    expect(run(path("a/1"), { allDescendants: true })).toEqual(["a/1/b/1"]);
    expect(run(root, {})).toEqual(["a/1", "b/3"]);
    expect(store.listCollectionIds(root)).toEqual(["a", "ab", "b"]);
    expect(store.listDocumentIds(path("a")).sort()).toEqual(["1", "2"]);
    await commit(store, remove("a/2/b/2"));
    expect(store.listDocumentIds(path("a"))).toEqual(["1"]);
    expect(run(root, { collectionId: "b", allDescendants: true })).toEqual(["a/1/b/1", "ab/1/b/4", "b/3"]);
  });

  test("an invalid parent is refused", () => {
    const { store } = openStore();
    const query = parseStructuredQuery({ from: [{ collectionId: "a" }] });
    expect(() => store.runQuery(path("__x__/1"), query)).toThrow("reserved");
    expect(() => store.runQuery(path("a"), query)).toThrow("not a document");
  });
});
