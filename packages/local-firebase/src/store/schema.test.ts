import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { Database } from "../database/database.ts";
import { parseStructuredQuery } from "../query/parseStructuredQuery.ts";
import { FIRESTORE_SCHEMA } from "./schema.ts";
import { path, root } from "./testing/commit.ts";
import { openStore } from "./testing/openStore.ts";

const names = ["c/b", "c/a", "c/__id7__", "c/a/d/x", "c/missing/d/é", "d/a\0b"];

/** A file as version 0.2 left it. */
function openEarlier(folder: string): Database {
  const database = new Database(folder);
  database.migrate("firestore", FIRESTORE_SCHEMA.slice(0, 1));
  return database;
}

test("a data folder of the version before keeps its documents, their times and its log of changes", () => {
  const folder = mkdtempSync(join(tmpdir(), "schema-"));
  const earlier = openEarlier(folder);
  const insert = earlier.sqlite.prepare("INSERT INTO firestore_documents VALUES (?, ?, ?, ?)");
  for (const [n, name] of names.entries()) {
    insert.run(path(name), JSON.stringify({ n: { integerValue: String(n) } }), 10 + n, 20 + n);
  }
  earlier.sqlite.exec(`INSERT INTO firestore_changes VALUES (22, '${path("c/__id7__")}')`);
  earlier.close();
  // Converted, and opened again.
  for (let turn = 0; turn < 2; turn++) {
    const database = new Database(folder);
    const { store } = openStore({ database, fewDocuments: 0 });
    for (const [n, name] of names.entries()) {
      expect(store.get(path(name))).toEqual({
        name: path(name),
        fields: { n: { integerValue: String(n) } },
        createTime: 10n + BigInt(n),
        updateTime: 20n + BigInt(n),
      });
    }
    const orderBy = [{ field: { fieldPath: "n" }, direction: "DESCENDING" }];
    const found = (query: object) =>
      store.runQuery(root, parseStructuredQuery(query)).map(({ name }) => name.slice(root.length + 1));
    expect(found({ from: [{ collectionId: "c" }] })).toEqual(["c/__id7__", "c/a", "c/b"]);
    expect(found({ from: [{ collectionId: "c" }], orderBy })).toEqual(["c/__id7__", "c/a", "c/b"]);
    expect(found({ from: [{ collectionId: "d", allDescendants: true }], orderBy })).toEqual([
      "d/a\0b",
      "c/missing/d/é",
      "c/a/d/x",
    ]);
    expect(store.listDocumentIds(path("c")).sort()).toEqual(["__id7__", "a", "b", "missing"]);
    expect(store.changedSince(21n)).toEqual([path("c/__id7__")]);
    database.close();
  }
  rmSync(folder, { recursive: true });
});

test("a data folder of the version before is announced when it has very many documents", () => {
  const notice = vi.fn();
  const database = openEarlier(":memory:");
  database.sqlite.exec(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
     INSERT INTO firestore_documents SELECT '${root}/c/' || i, '{}', 1, 1 FROM n`,
  );
  const { store } = openStore({ database, problems: { notice } });
  expect(notice).toHaveBeenCalledExactlyOnceWith("DATABASE_CONVERTED", { documents: 100_000 });
  expect(store.get(path("c/99999"))?.updateTime).toBe(1n);
});
