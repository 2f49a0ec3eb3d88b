import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { lockDataFolder } from "../dataFolder/dataLock.ts";
import { exportData } from "./exportData.ts";
import { BUCKET as bucket, backupSession } from "./testing/backupSession.ts";
import { PARTIAL_IMPORT, READY_IMPORT } from "../dataFolder/finishImport.ts";
import { importData } from "./importData.ts";

const session = backupSession();
const { start, write, read, upload, download, signUp, signIn } = session;
let folder: string;
let data: string;
beforeEach(() => ({ folder, data } = session));

describe("a backup", () => {
  test("a backup brings documents, accounts and objects back", async () => {
    const local = await start();
    await write(local, "notes/a", "written");
    await upload(local, "a.txt", "bytes");
    await signUp(local);
    await exportData(data, join(folder, "backup"));
    await write(local, "notes/a", "written later");
    await local.stop();

    await importData({ dataDir: join(folder, "other"), from: join(folder, "backup") });
    const other = await start(join(folder, "other"));
    expect(await read(other, "notes/a")).toBe("written");
    expect(await download(other, "a.txt")).toBe("bytes");
    expect(await signIn(other)).toBe(200);
  });

  test("a backup is of one moment and whole, while documents are written and objects replaced", async () => {
    const local = await start();
    for (let n = 0; n < 20; n += 1) await upload(local, `o${n}`, "first");
    const writing = new AbortController();
    onTestFinished(() => writing.abort());
    let written = 0;
    const writers = [
      (async () => {
        // One follows the other: a copy that held the second without the first would be of no one moment.
        for (; !writing.signal.aborted; written += 1) {
          await write(local, "pair/first", String(written));
          await write(local, "pair/second", String(written));
          await setTimeout(2);
        }
      })(),
      (async () => {
        for (let n = 0; !writing.signal.aborted; n += 1) {
          await upload(local, `o${n % 20}`, `round ${n}`);
          await setTimeout(2);
        }
      })(),
    ];
    for (let round = 0; round < 2; round += 1) {
      const target = join(folder, `backup${round}`);
      const before = written;
      const files = await exportData(data, target);
      expect(files.length).toBeGreaterThanOrEqual(21);
      await importData({ dataDir: join(folder, `copy${round}`), from: target });
      const copy = await start(join(folder, `copy${round}`));
      const first = Number(await read(copy, "pair/first"));
      const second = Number((await read(copy, "pair/second")) ?? -1);
      expect(first).toBeGreaterThanOrEqual(before);
      expect([0, 1]).toContain(first - second);
      for (let n = 0; n < 20; n += 1) expect(await download(copy, `o${n}`)).toMatch(/first|round/);
    }
    writing.abort();
    await Promise.all(writers);
  });

  test("a backup of a folder that no process uses names every file with its checksum", async () => {
    const local = await start();
    await write(local, "notes/a", "written");
    await local.stop();
    const target = join(folder, "deep/down/backup");
    const files = await exportData(data, target);
    expect(files.map(({ path }) => path)).toEqual(["firebase.sqlite"]);
    for (const { path, sha256, size } of files) {
      const bytes = await readFile(join(target, path));
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
      expect(bytes.length).toBe(size);
    }
  });

  test("a backup leaves uploads in progress out: they are cancelled in it, and go on where they are", async () => {
    const local = await start();
    const storage = `http://127.0.0.1:${local.ports.storage}`;
    const path = `/upload/storage/v1/b/${bucket}/o?uploadType=resumable&name=slow`;
    const begun = await fetch(`${storage}${path}`, { method: "POST", body: "{}" });
    const place = new URL(begun.headers.get("location") ?? "");
    const put = (origin: string, range: string, body: string) =>
      fetch(`${origin}${place.pathname}${place.search}`, {
        method: "PUT",
        headers: { "content-range": range },
        body,
      });
    expect((await put(storage, "bytes 0-2/6", "abc")).status).toBe(308);
    await exportData(data, join(folder, "backup"));
    expect((await put(storage, "bytes 3-5/6", "def")).status).toBe(200);
    expect(await download(local, "slow")).toBe("abcdef");
    await importData({ dataDir: join(folder, "other"), from: join(folder, "backup") });
    const other = await start(join(folder, "other"));
    const refused = await put(`http://127.0.0.1:${other.ports.storage}`, "bytes 3-5/6", "def");
    expect([400, 404, 410, 499]).toContain(refused.status);
  });

  test("a backup is made of what there is when objects have lost their file, and says which", async () => {
    const local = await start();
    const unreadable = ["loop", "folder"];
    for (const name of ["gone", "cut", "whole", ...unreadable]) await upload(local, name, `bytes of ${name}`);
    await local.stop();
    const objects = join(data, "storage/objects");
    for (const id of readdirSync(objects)) {
      const text = await readFile(join(objects, id), "utf8");
      if (text.endsWith("gone")) await rm(join(objects, id));
      if (text.endsWith("cut")) await writeFile(join(objects, id), "");
      // What fails when it is opened, and what fails when it is read, whoever asks.
      if (text.endsWith("loop")) await rm(join(objects, id)).then(() => symlink(id, join(objects, id)));
      if (text.endsWith("folder")) await rm(join(objects, id)).then(() => mkdir(join(objects, id)));
    }
    await mkdir(join(data, "outbox/a.eml"), { recursive: true });
    const notes: string[] = [];
    await exportData(data, join(folder, "backup"), (line) => notes.push(line));
    expect(notes).toEqual([
      `${bucket}/cut is damaged`,
      expect.stringMatching(`^${bucket}/folder cannot be read: EISDIR`),
      `${bucket}/gone is missing`,
      expect.stringMatching(`^${bucket}/loop cannot be read: ELOOP`),
      expect.stringMatching(/^outbox\/a\.eml cannot be read: EISDIR/),
    ]);
    expect(readdirSync(join(folder, "backup/storage/objects"))).toHaveLength(2);
    await importData({ dataDir: join(folder, "other"), from: join(folder, "backup") });
    expect(await download(await start(join(folder, "other")), "whole")).toBe("bytes of whole");
  });

  test("a backup does not go where something is, nor where no data are", async () => {
    await expect(exportData(data, join(folder, "backup"))).rejects.toMatchObject({ code: "NO_DATA" });
    expect(existsSync(data)).toBe(false);
    await (await start()).stop();
    await expect(exportData(data, data)).rejects.toMatchObject({ code: "FOLDER_NOT_EMPTY" });
    await expect(exportData(data, join(data, "backup"))).rejects.toMatchObject({ code: "FOLDER_NOT_EMPTY" });
    await expect(exportData(data, folder)).rejects.toMatchObject({ code: "FOLDER_NOT_EMPTY" });
    await mkdir(join(folder, "empty"));
    await exportData(data, join(folder, "empty"));
    await expect(exportData(data, join(folder, "empty"))).rejects.toMatchObject({ code: "FOLDER_NOT_EMPTY" });
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
  });
});

describe("an import", () => {
  let backup: string;

  beforeEach(async () => {
    const local = await start(join(folder, "origin"));
    await write(local, "notes/a", "of the backup");
    await upload(local, "a.txt", "bytes of the backup");
    await local.stop();
    backup = join(folder, "backup");
    await exportData(join(folder, "origin"), backup);
  });

  test("an import does not touch a folder in use, nor one that holds something, unless it may", async () => {
    const local = await start();
    await write(local, "notes/a", "before");
    await upload(local, "old.txt", "old bytes");
    const locked = { code: "DATA_FOLDER_LOCKED" };
    await expect(importData({ dataDir: data, from: backup, force: true })).rejects.toMatchObject(locked);
    await local.stop();
    const refusal = { code: "FOLDER_NOT_EMPTY" };
    await expect(importData({ dataDir: data, from: backup })).rejects.toMatchObject(refusal);
    await importData({ dataDir: data, from: backup, force: true });
    const after = await start();
    expect(await read(after, "notes/a")).toBe("of the backup");
    expect(await download(after, "a.txt")).toBe("bytes of the backup");
    expect(readdirSync(join(data, "storage/objects"))).toHaveLength(1);
  });

  test("an import of a damaged backup changes nothing", async () => {
    const object = readdirSync(join(backup, "storage/objects"))[0] ?? "";
    await writeFile(join(backup, "storage/objects", object), "bytes of the attack");
    const options = { dataDir: data, from: backup };
    await expect(importData(options)).rejects.toMatchObject({
      code: "BACKUP_INVALID",
      message: expect.stringContaining(object),
    });
    await rm(join(backup, "storage/objects", object));
    await expect(importData(options)).rejects.toMatchObject({ code: "BACKUP_INVALID" });
    expect(readdirSync(data).toSorted()).toEqual(["lock.pid", "lock.sqlite"]);
  });

  test.each([
    ["half a text", () => "{"],
    ["another format", (text: string) => text.replace('"format": 1', '"format": 2')],
    ["a path that climbs", (text: string) => text.replace("firebase.sqlite", "../firebase.sqlite")],
    ["an absolute path", (text: string) => text.replace("firebase.sqlite", "/etc/passwd")],
    ["no database", (text: string) => text.replace("firebase.sqlite", "other.sqlite")],
  ])("an import of a manifest with %s is refused before anything is touched", async (_what, change) => {
    const file = join(backup, "manifest.json");
    await writeFile(file, change(await readFile(file, "utf8")));
    await expect(importData({ dataDir: data, from: backup })).rejects.toMatchObject({
      code: "BACKUP_INVALID",
    });
    expect(existsSync(data)).toBe(false);
  });

  test("an import cut short before it is complete leaves what was there; after that, the next start finishes it", async () => {
    const local = await start();
    await write(local, "notes/a", "before");
    await local.stop();
    // What a kill leaves at either moment.
    await importData({ dataDir: join(folder, "other"), from: backup });
    const parts = ["firebase.sqlite", "storage", "outbox"];
    await mkdir(join(data, PARTIAL_IMPORT));
    for (const name of parts) {
      await rename(join(folder, "other", name), join(data, PARTIAL_IMPORT, name));
    }
    const before = await start();
    expect(await read(before, "notes/a")).toBe("before");
    await before.stop();
    await rename(join(data, PARTIAL_IMPORT), join(data, READY_IMPORT));
    const unsettled = { code: "DATA_UNSETTLED" };
    await expect(exportData(data, join(folder, "backup2"))).rejects.toMatchObject(unsettled);
    const after = await start();
    expect(await read(after, "notes/a")).toBe("of the backup");
    expect(await download(after, "a.txt")).toBe("bytes of the backup");
    expect(existsSync(join(data, READY_IMPORT))).toBe(false);
  });
});

test("the lock is given back when an import fails", async () => {
  await (await start(join(folder, "origin"))).stop();
  await exportData(join(folder, "origin"), join(folder, "backup"));
  await rm(join(folder, "backup/firebase.sqlite"));
  await expect(importData({ dataDir: data, from: join(folder, "backup") })).rejects.toThrow(
    "firebase.sqlite",
  );
  lockDataFolder(data)();
});
