import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Database } from "../../database/database.ts";
import { Removals } from "./removals.ts";
import { STORAGE_MIGRATIONS } from "../schema.ts";

test("a start that forgets hundreds of them writes once: each commit waits for the disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "removals-"));
  const database = new Database(folder);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  database.migrate("storage", STORAGE_MIGRATIONS);
  const removals = new Removals(database.sqlite);
  await database.transaction(() => {
    for (let n = 0; n < 500; n += 1) removals.add({ folder: "objects", id: `id-${n}` });
  });
  const written = (): number => statSync(join(folder, "firebase.sqlite-wal")).size;
  const before = written();
  removals.clear();
  expect(removals.all()).toEqual([]);
  // A commit is a page of 4 KiB or more.
  expect(written() - before).toBeLessThan(50 * 4096);
});
