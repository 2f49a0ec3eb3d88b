import { randomBytes } from "node:crypto";
import { readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { freePorts } from "../testing/testProject.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";
import { createCheckedFolder, OBJECTS } from "../testing/checkedDataFolder.ts";

const session = createCheckedFolder();
const { start, download, database, objects, objectFile, lost, names } = session;
let folder: string;
let data: string;
beforeEach(() => ({ folder, data } = session));

describe("objects without a database stop the start, and stay", () => {
  test.each<[string, () => Promise<void>]>([
    ["removed", () => rm(database())],
    ["emptied", () => writeFile(database(), "")],
    ["put aside with its log", () => rename(database(), join(folder, "aside.sqlite"))],
  ])("objects without a database stop the start, and stay: %s", async (_what, damage) => {
    await damage();
    await expect(start()).rejects.toMatchObject({
      code: "DATABASE_MISSING",
      details: { file: database(), folder: data, files: OBJECTS },
    });
    expect(objects()).toHaveLength(OBJECTS);
    expect(lost()).toEqual([]);
  });

  test("a log without its database is kept too: it may hold the last commits", async () => {
    await rm(data, { recursive: true });
    await mkdir(data);
    await writeFile(database("-wal"), randomBytes(5000));
    await expect(start()).rejects.toMatchObject({ code: "DATABASE_MISSING", details: { files: 1 } });
    expect(statSync(database("-wal")).size).toBe(5000);
  });

  test("a new database beside objects that it does not know", async () => {
    const empty = join(folder, "empty");
    await (await startLocalFirebase({ projectDir: folder, dataDir: empty, ports: freePorts })).stop();
    await cp(join(empty, "firebase.sqlite"), database());
    await expect(start()).rejects.toMatchObject({ code: "OBJECTS_UNKNOWN", details: { count: OBJECTS } });
    expect(objects()).toHaveLength(OBJECTS);
  });

  test("files that a desktop leaves in an empty folder do not count", async () => {
    await rm(data, { recursive: true });
    await mkdir(join(data, "storage/objects"), { recursive: true });
    await writeFile(objectFile(".DS_Store"), "x");
    await start();
    expect(objects()).toEqual([".DS_Store"]);
    expect(session.problems).toEqual([]);
  });
});

describe("a database that cannot be used stops the start", () => {
  test.each<[string, () => void]>([
    [
      "a damaged header",
      () =>
        writeFileSync(database(), Buffer.concat([randomBytes(100), readFileSync(database()).subarray(100)])),
    ],
    ["cut in the middle", () => truncateSync(database(), 4096)],
  ])("a database that cannot be used stops the start: %s", async (_what, damage) => {
    damage();
    const before = readFileSync(database());
    await expect(start()).rejects.toMatchObject({ code: "DATABASE_DAMAGED", details: { file: database() } });
    expect(readFileSync(database()).equals(before)).toBe(true);
    expect(objects()).toHaveLength(OBJECTS);
  });

  test("a database written by a newer version stops the start", async () => {
    const sqlite = new DatabaseSync(database());
    sqlite.exec("UPDATE schema_versions SET version = 99 WHERE module = 'storage'");
    sqlite.close();
    await expect(start()).rejects.toMatchObject({ code: "DATABASE_NEWER", details: { file: database() } });
  });
});

describe("a database without its objects stops the start", () => {
  test.each<[string, () => Promise<void>]>([
    ["the folder is missing", () => rm(join(data, "storage"), { recursive: true })],
    ["renamed", () => rename(join(data, "storage/objects"), join(data, "storage/photos"))],
    [
      "emptied",
      () =>
        rm(join(data, "storage/objects"), { recursive: true })
          .then(() => mkdir(join(data, "storage/objects")))
          .then(() => undefined),
    ],
  ])("a database without its objects stops the start: %s", async (_what, damage) => {
    await damage();
    const left = names(data);
    await expect(start()).rejects.toMatchObject({ code: "OBJECTS_MISSING", details: { count: OBJECTS } });
    expect(names(data)).toEqual(left);
    const local = await start({ allowMissingObjects: true });
    expect(session.problems).toMatchObject([
      { code: "OBJECTS_DAMAGED", details: { missing: OBJECTS, damaged: 0 } },
    ]);
    expect((await download(local, "o0")).status).toBe(410);
  });

  test.each(["storage", "storage/objects", "storage/uploads", "outbox"])(
    "a database without its objects stops the start: %s is a file",
    async (name) => {
      await rm(join(data, name), { recursive: true, force: true });
      await writeFile(join(data, name), "");
      await expect(start()).rejects.toMatchObject({
        code: "DATA_FOLDER_INVALID",
        details: { path: join(data, name), fault: "no-folder" },
      });
    },
  );
});
