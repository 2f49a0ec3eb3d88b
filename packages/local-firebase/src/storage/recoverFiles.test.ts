import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { BUCKET, createCheckedFolder, OBJECTS } from "../testing/checkedDataFolder.ts";

const session = createCheckedFolder();
const { start, stop, upload, download, database, objects, objectFile, blobOf, lost } = session;
let folder: string;
let data: string;
beforeEach(() => ({ folder, data } = session));

describe("recovery", () => {
  test("recovery keeps what it does not know in lost+found, and says so", async () => {
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
    expect(session.problems).toMatchObject([
      { code: "LOST_AND_FOUND", state: "noticed", details: { count: 3 } },
    ]);
    expect(session.log.join("\n")).toContain("lost+found");
    expect(await (await download(local, "o1")).text()).toBe("bytes of 1");
  });

  test("recovery of an older database: newer objects come back with the newer one", async () => {
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
    expect(session.problems.at(-1)).toMatchObject({ code: "OBJECTS_FOUND", details: { count: 1 } });
  });

  test.each<[string, string, number]>([
    ["index", "-shm", 0],
    ["log", "-wal", 1],
  ])("recovery: after a kill, without the database's %s", async (_what, suffix, lostObjects) => {
    await upload(await start(), "later", "bytes of later");
    const killed = join(folder, "killed");
    await cp(data, killed, { recursive: true });
    await stop();
    session.data = killed;
    await rm(database(suffix));
    const local = await start();
    expect(await (await download(local, "o1")).text()).toBe("bytes of 1");
    expect((await download(local, "later")).status).toBe(lostObjects === 0 ? 200 : 404);
    expect(lost()).toHaveLength(lostObjects);
  });

  test("recovery changes nothing of what it refuses, uploads that have become stale included", async () => {
    const local = await start();
    const path = `/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&name=slow`;
    const url = `http://127.0.0.1:${local.ports.storage}${path}`;
    expect((await fetch(url, { method: "POST", body: "{}" })).status).toBe(200);
    await stop();
    const uploads = (change?: string): unknown => {
      const sqlite = new DatabaseSync(database());
      if (change !== undefined) sqlite.exec(change);
      const row = sqlite.prepare("SELECT count(*) AS n FROM storage_uploads WHERE state = 'active'").get();
      sqlite.close();
      return row?.["n"];
    };
    expect(uploads("UPDATE storage_uploads SET touched_at = 1")).toBe(1);
    await rename(join(data, "storage"), join(data, "elsewhere"));
    await expect(start()).rejects.toMatchObject({ code: "OBJECTS_MISSING" });
    expect(uploads()).toBe(1);
    await rename(join(data, "elsewhere"), join(data, "storage"));
    await start();
    await stop();
    expect(uploads()).toBe(0);
  });

  const otherDisk = "/dev/shm";
  test.skipIf(!existsSync(otherDisk))(
    "recovery of objects on another disk leaves there what it does not know",
    async () => {
      const there = await mkdtemp(join(otherDisk, "objects-"));
      onTestFinished(() => rm(there, { recursive: true }));
      await cp(join(data, "storage/objects"), there, { recursive: true });
      await rm(join(data, "storage/objects"), { recursive: true });
      await symlink(there, join(data, "storage/objects"));
      await writeFile(objectFile("9f0e1e5c-0000-4000-8000-000000000001"), "newer than the database");
      const local = await start();
      expect(objects()).toHaveLength(OBJECTS + 1);
      expect(session.problems).toEqual([]);
      expect(readdirSync(join(data, "lost+found"))).toEqual([]);
      expect(await (await download(local, "o1")).text()).toBe("bytes of 1");
    },
  );

  test("recovery ends deletions that a kill had interrupted: what was deleted does not come back", async () => {
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
    expect(session.problems).toEqual([]);
  });
});

describe("damaged objects", () => {
  test("damaged objects are not copied; a copy that is refused lets go of its source", async () => {
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

  test("damaged objects are told at the start; reading one is an error, not short data", async () => {
    const [emptied, cut, gone] = ["o0", "o1", "o2"].map(blobOf) as [string, string, string];
    truncateSync(objectFile(emptied), 0);
    truncateSync(objectFile(cut), 3);
    await rm(objectFile(gone));
    const local = await start();
    expect(session.problems).toMatchObject([
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

  test("damaged objects of the right size and other bytes are noticed when they are read whole", async () => {
    writeFileSync(objectFile(blobOf("o4")), Buffer.alloc("bytes of 4".length));
    const local = await start();
    expect(session.problems).toEqual([]);
    await expect(download(local, "o4").then((response) => response.text())).rejects.toThrow(
      /fetch failed|terminated/,
    );
    expect(session.problems).toMatchObject([{ code: "OBJECT_DAMAGED", details: { name: `${BUCKET}/o4` } }]);
    expect((await download(local, "o4")).status).toBe(410);
    expect(session.problems).toHaveLength(1);
  });
});
