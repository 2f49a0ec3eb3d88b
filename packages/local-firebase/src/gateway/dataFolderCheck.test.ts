import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePorts } from "../testing/testProject.ts";
import type { LocalFirebase, LocalFirebaseOptions } from "./options.ts";
import type { Problem } from "../problems/problem.ts";
import { startLocalFirebase } from "./startLocalFirebase.ts";

const BUCKET = "demo-carnation.firebasestorage.app";
const OBJECTS = 5;

/** A data folder with five objects, as a process leaves it that was stopped; each test works on a copy. */
let origin: string;
let folder: string;
let data: string;
let running: LocalFirebase | null;
let problems: Problem[];
let log: string[];

beforeAll(async () => {
  origin = await mkdtemp(join(tmpdir(), "checked-origin-"));
  const local = await startLocalFirebase({
    projectDir: origin,
    dataDir: join(origin, "data"),
    ports: freePorts,
  });
  for (let n = 0; n < OBJECTS; n += 1) await upload(local, `o${n}`, `bytes of ${n}`);
  await local.stop();
});

afterAll(() => rm(origin, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "checked-"));
  data = join(folder, "data");
  await cp(join(origin, "data"), data, { recursive: true });
  [running, problems, log] = [null, [], []];
});

afterEach(async () => {
  await running?.stop();
  await rm(folder, { recursive: true });
});

async function start(options: Partial<LocalFirebaseOptions> = {}): Promise<LocalFirebase> {
  running = await startLocalFirebase({
    projectDir: folder,
    dataDir: data,
    ports: freePorts,
    onProblem: (problem) => problems.push(problem),
    log: (line) => log.push(line),
    ...options,
  });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = null;
}

async function upload({ ports }: LocalFirebase, name: string, bytes: string): Promise<void> {
  const url = `http://127.0.0.1:${ports.storage}/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${name}`;
  expect((await fetch(url, { method: "POST", body: bytes })).status).toBe(200);
}

const download = ({ ports }: LocalFirebase, name: string, init?: RequestInit): Promise<Response> =>
  fetch(`http://127.0.0.1:${ports.storage}/b/${BUCKET}/o/${name}?alt=media`, init);

const database = (suffix = ""): string => join(data, `firebase.sqlite${suffix}`);
const objects = (): string[] => readdirSync(join(data, "storage/objects"));
const objectFile = (id: string): string => join(data, "storage/objects", id);

/** Id of the file that holds an object. */
function blobOf(name: string): string {
  const sqlite = new DatabaseSync(database(), { readOnly: true });
  const row = sqlite.prepare("SELECT blob_id FROM storage_objects WHERE name = ?").get(name);
  sqlite.close();
  return String(row?.["blob_id"]);
}

const names = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !/sqlite|^lock/.test(name))
    .toSorted();

/** Names of all files in lost+found, below the folder of their day. */
function lost(): string[] {
  const root = join(data, "lost+found");
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

describe("objects without a database stop the start, and stay", () => {
  test.each<[string, () => Promise<void>]>([
    ["removed", () => rm(database())],
    ["emptied", () => writeFile(database(), "")],
    ["put aside with its log", () => rename(database(), join(folder, "aside.sqlite"))],
  ])("%s", async (_what, damage) => {
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
    await expect(start()).rejects.toMatchObject({ code: "DATABASE_MISSING" });
    expect(statSync(database("-wal")).size).toBe(5000);
  });

  test("a new database beside objects that it does not know", async () => {
    const empty = join(folder, "empty");
    await (await startLocalFirebase({ projectDir: folder, dataDir: empty, ports: freePorts })).stop();
    await cp(join(empty, "firebase.sqlite"), database());
    await expect(start()).rejects.toMatchObject({ code: "OBJECTS_UNKNOWN", details: { count: OBJECTS } });
    expect(objects()).toHaveLength(OBJECTS);
  });

  test("what a desktop leaves in an empty folder does not count", async () => {
    await rm(data, { recursive: true });
    await mkdir(join(data, "storage/objects"), { recursive: true });
    await writeFile(objectFile(".DS_Store"), "x");
    await start();
    expect(objects()).toEqual([".DS_Store"]);
    expect(problems).toEqual([]);
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
  ])("%s", async (_what, damage) => {
    damage();
    const before = readFileSync(database());
    await expect(start()).rejects.toMatchObject({ code: "DATABASE_DAMAGED", details: { file: database() } });
    expect(readFileSync(database()).equals(before)).toBe(true);
    expect(objects()).toHaveLength(OBJECTS);
  });

  test("written by a newer version", async () => {
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
  ])("%s", async (_what, damage) => {
    await damage();
    const left = names(data);
    await expect(start()).rejects.toMatchObject({ code: "OBJECTS_MISSING", details: { count: OBJECTS } });
    expect(names(data)).toEqual(left);
    const local = await start({ allowMissingObjects: true });
    expect(problems).toMatchObject([{ code: "OBJECTS_DAMAGED", details: { missing: OBJECTS, damaged: 0 } }]);
    expect((await download(local, "o0")).status).toBe(410);
  });

  test.each(["storage", "storage/objects", "storage/uploads", "outbox"])("%s is a file", async (name) => {
    await rm(join(data, name), { recursive: true, force: true });
    await writeFile(join(data, name), "");
    await expect(start()).rejects.toMatchObject({
      code: "DATA_FOLDER_INVALID",
      details: { path: join(data, name), fault: "no-folder" },
    });
  });
});

describe("recovery", () => {
  test("keeps what it does not know in lost+found, and says so", async () => {
    await writeFile(objectFile("9f0e1e5c-0000-4000-8000-000000000001"), "newer than the database");
    await writeFile(join(data, "storage/uploads", "9f0e1e5c-0000-4000-8000-000000000002"), "half");
    await mkdir(objectFile("a folder"));
    await writeFile(objectFile("a folder/photo.jpg"), "by hand");
    const local = await start();
    expect(objects()).toHaveLength(OBJECTS);
    expect(lost()).toEqual([
      "9f0e1e5c-0000-4000-8000-000000000001",
      "9f0e1e5c-0000-4000-8000-000000000002",
      "photo.jpg",
    ]);
    expect(problems).toMatchObject([{ code: "LOST_AND_FOUND", state: "noticed", details: { count: 3 } }]);
    expect(log.join("\n")).toContain("lost+found");
    expect(await (await download(local, "o1")).text()).toBe("bytes of 1");
  });

  test("of an older database: newer objects come back with the newer one", async () => {
    const older = join(folder, "older.sqlite");
    await cp(database(), older);
    await upload(await start(), "later", "bytes of later");
    await stop();
    const newer = join(folder, "newer.sqlite");
    await rename(database(), newer);
    await cp(older, database());
    await start();
    await stop();
    expect(lost()).toHaveLength(1);
    await cp(newer, database());
    const local = await start();
    expect(await (await download(local, "later")).text()).toBe("bytes of later");
    expect(lost()).toEqual([]);
    expect(problems.at(-1)).toMatchObject({ code: "OBJECTS_FOUND", details: { count: 1 } });
  });

  test.each<[string, string, number]>([
    ["index", "-shm", 0],
    ["log", "-wal", 1],
  ])("after a kill, without the database's %s", async (_what, suffix, lostObjects) => {
    await upload(await start(), "later", "bytes of later");
    const killed = join(folder, "killed");
    await cp(data, killed, { recursive: true });
    await stop();
    data = killed;
    await rm(database(suffix));
    const local = await start();
    expect(await (await download(local, "o1")).text()).toBe("bytes of 1");
    expect((await download(local, "later")).status).toBe(lostObjects === 0 ? 200 : 404);
    expect(lost()).toHaveLength(lostObjects);
  });

  test("ends deletions that a kill had interrupted: what was deleted does not come back", async () => {
    const id = blobOf("o2");
    const bytes = readFileSync(objectFile(id));
    const local = await start();
    const url = `http://127.0.0.1:${local.ports.storage}/storage/v1/b/${BUCKET}/o/o2`;
    expect((await fetch(url, { method: "DELETE" })).status).toBe(204);
    await stop();
    writeFileSync(objectFile(id), bytes);
    await start();
    expect(objects()).toHaveLength(OBJECTS - 1);
    expect(lost()).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe("damaged objects", () => {
  test("are not copied; a copy that is refused lets go of its source", async () => {
    writeFileSync(objectFile(blobOf("o0")), Buffer.alloc("bytes of 0".length));
    const local = await start();
    const copy = (from: string, to: string, query = ""): Promise<number> => {
      const path = `storage/v1/b/${BUCKET}/o/${from}/copyTo/b/${BUCKET}/o/${to}${query}`;
      return fetch(`http://127.0.0.1:${local.ports.storage}/${path}`, { method: "POST" }).then(
        ({ status }) => status,
      );
    };
    expect(await copy("o1", "o2", "?ifGenerationMatch=0")).toBe(412);
    expect(await copy("o1", "a%0Ab")).toBe(400);
    expect(await copy("o0", "copy")).toBe(410);
    expect((await download(local, "copy")).status).toBe(404);
    expect(await copy("o1", "copy")).toBe(200);
    await upload(local, "empty", "");
    expect(await copy("empty", "empty2")).toBe(200);
    expect(await (await download(local, "empty2")).text()).toBe("");
    expect(await (await download(local, "copy")).text()).toBe("bytes of 1");
  });

  test("are told at the start; reading one is an error, not short data", async () => {
    const [emptied, cut, gone] = ["o0", "o1", "o2"].map(blobOf) as [string, string, string];
    truncateSync(objectFile(emptied), 0);
    truncateSync(objectFile(cut), 3);
    await rm(objectFile(gone));
    const local = await start();
    expect(problems).toMatchObject([
      {
        code: "OBJECTS_DAMAGED",
        details: { missing: 1, damaged: 2, names: [`${BUCKET}/o0`, `${BUCKET}/o1`, `${BUCKET}/o2`] },
      },
    ]);
    for (const name of ["o0", "o1", "o2"]) {
      for (const init of [{}, { method: "HEAD" }, { headers: { range: "bytes=0-1" } }]) {
        expect((await download(local, name, init)).status).toBe(410);
      }
    }
    expect(await (await download(local, "o3")).text()).toBe("bytes of 3");
    // It can be stored anew.
    await upload(local, "o0", "again");
    expect(await (await download(local, "o0")).text()).toBe("again");
  });

  test("of the right size and other bytes are noticed when they are read whole", async () => {
    writeFileSync(objectFile(blobOf("o4")), Buffer.alloc("bytes of 4".length));
    const local = await start();
    expect(problems).toEqual([]);
    await expect(download(local, "o4").then((response) => response.text())).rejects.toThrow(
      /fetch failed|terminated/,
    );
    expect(problems).toMatchObject([{ code: "OBJECT_DAMAGED", details: { name: `${BUCKET}/o4` } }]);
    expect((await download(local, "o4")).status).toBe(410);
    expect(problems).toHaveLength(1);
  });
});
