import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { Database } from "../../database/database.ts";
import { ADMIN } from "../../authentication/identity.ts";
import { parseStructuredQuery } from "../../query/parseStructuredQuery.ts";
import type { DocumentReader } from "./documentReader.ts";
import { parseWrites } from "../writes/parseWrite.ts";
import type { SqliteDocumentStore } from "../sqliteDocumentStore.ts";
import { openStore } from "../testing/openStore.ts";

const root = "projects/p/databases/(default)/documents";
const HOUR = 3_600_000_000n;
const tooOld = expect.objectContaining({ status: "FAILED_PRECONDITION" });
const query = parseStructuredQuery({ from: [{ collectionId: "c" }] });

async function set(store: SqliteDocumentStore, path: string, n: number): Promise<bigint> {
  const update = { name: `${root}/${path}`, fields: { n: { integerValue: n } } };
  return (await store.commit(parseWrites([{ update }]), { identity: ADMIN })).time;
}

async function remove(store: SqliteDocumentStore, path: string): Promise<bigint> {
  return (await store.commit(parseWrites([{ delete: `${root}/${path}` }]), { identity: ADMIN })).time;
}

function contents(reader: DocumentReader): string[] {
  return reader.runQuery(root, query).map(({ name, fields: { n } }) => {
    const number = n !== undefined && "integerValue" in n ? n.integerValue : "?";
    return `${name.slice(root.length + 3)}=${number}`;
  });
}

describe("reads of the past", () => {
  test("reads of the past see created, changed and deleted documents as they were", async () => {
    const { store } = openStore();
    const empty = store.readTime();
    const first = await set(store, "c/a", 1);
    const second = await set(store, "c/b", 1);
    const third = await set(store, "c/a", 2);
    const fourth = await remove(store, "c/b");
    await set(store, "c/d/sub/x", 1);
    expect(contents(store.at(empty))).toEqual([]);
    expect(contents(store.at(first))).toEqual(["a=1"]);
    expect(contents(store.at(second))).toEqual(["a=1", "b=1"]);
    expect(contents(store.at(third))).toEqual(["a=2", "b=1"]);
    expect(contents(store.at(fourth))).toEqual(["a=2"]);
    expect(store.at(first).get(`${root}/c/a`)?.updateTime).toBe(first);
    expect(store.at(second).get(`${root}/c/b`)?.updateTime).toBe(second);
    expect(store.at(fourth).get(`${root}/c/b`)).toBeNull();
    expect(store.at(second).runUnordered(root, query)).toHaveLength(2);
    expect(store.at(empty).listCollectionIds(root)).toEqual([]);
    expect(store.at(third).listDocumentIds(`${root}/c`)).toEqual(["a", "b"]);
    expect(store.at(store.readTime()).listDocumentIds(`${root}/c`)).toEqual(["d", "a"]);
  });

  test("reads of the past refuse the future, and what is more than an hour ago", async () => {
    let now = 10n * HOUR;
    const { store } = openStore({ now: () => now });
    const written = await set(store, "c/a", 1);
    expect(() => store.at(written + HOUR)).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
    now += HOUR - 1000n;
    expect(contents(store.at(written))).toEqual(["a=1"]);
    now += 2000n;
    expect(() => store.at(written)).toThrow(tooOld);
  });

  test("forget the oldest versions when there are many", async () => {
    const limits = { retention: HOUR, maxEntries: 8, maxSize: 1_000_000 };
    const { store } = openStore({ historyLimits: limits });
    const times: bigint[] = [];
    for (let n = 0; n < 30; n++) times.push(await set(store, "c/a", n));
    const read = (time: bigint): unknown => {
      try {
        return contents(store.at(time));
      } catch (error) {
        return error;
      }
    };
    const answers = times.map(read);
    const reachable = answers.filter(Array.isArray);
    expect(answers).toEqual(times.map((_, n) => (n < times.length - reachable.length ? tooOld : [`a=${n}`])));
    expect(reachable.length).toBeGreaterThanOrEqual(6);
    expect(reachable.length).toBeLessThanOrEqual(9);
  });

  test("forget the oldest versions when they are large", async () => {
    const limits = { retention: HOUR, maxEntries: 1000, maxSize: 500 };
    const { store } = openStore({ historyLimits: limits });
    const first = await set(store, "c/a", 0);
    for (let n = 1; n < 20; n++) await set(store, "c/a", n);
    expect(() => store.at(first)).toThrow(tooOld);
  });

  test("reads of the past reach back to the last change before a restart, not further", async () => {
    const folder = mkdtempSync(join(tmpdir(), "history-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const before = new Database(folder);
    const { store } = openStore({ database: before });
    const first = await set(store, "c/a", 1);
    const second = await set(store, "c/a", 2);
    before.close();
    const after = new Database(folder);
    onTestFinished(() => after.close());
    const reopened = openStore({ database: after }).store;
    await set(reopened, "c/a", 3);
    expect(contents(reopened.at(second))).toEqual(["a=2"]);
    expect(() => reopened.at(first)).toThrow(tooOld);
  });

  test("reads of the past do not remember a commit that the disk refused", async () => {
    const { store, database } = openStore();
    const first = await set(store, "c/a", 1);
    // A deferred constraint fails only at COMMIT, as a full disk can.
    database.sqlite.exec(
      `CREATE TABLE parent (id INTEGER PRIMARY KEY);
       CREATE TABLE child (id INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED);`,
    );
    await Promise.allSettled([
      set(store, "c/a", 2),
      database.transaction(() => database.sqlite.exec("INSERT INTO child VALUES (1)")),
    ]);
    await set(store, "c/a", 3);
    expect(contents(store.at(first))).toEqual(["a=1"]);
  });
});
