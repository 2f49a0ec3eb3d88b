import { existsSync, readdirSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { exportData } from "./exportData.ts";
import { importData, resetData } from "./importData.ts";
import { backupSession } from "./testing/backupSession.ts";

const session = backupSession();
const { start, write, read, upload } = session;
let folder: string;
let data: string;
beforeEach(() => ({ folder, data } = session));

/** Leaves the folder as a kill does after a reset's first deletion. */
async function cutShort(): Promise<void> {
  const local = await start();
  await upload(local, "a.txt", "bytes");
  await local.stop();
  await writeFile(join(data, "reset.begun"), "");
  await rm(join(data, "firebase.sqlite"));
}

test("a reset that was cut short is finished by the next start, which takes the folder for no damaged one", async () => {
  await cutShort();
  await start();
  expect(readdirSync(join(data, "storage/objects"))).toEqual([]);
  expect(existsSync(join(data, "reset.begun"))).toBe(false);
});

test("a reset that was cut short can be asked for again", async () => {
  await cutShort();
  resetData(data);
  expect(readdirSync(data).filter((name) => !name.startsWith("lock."))).toEqual([]);
});

test("an import into what a reset has not yet deleted meets nothing in its way", async () => {
  const origin = await start(join(folder, "origin"));
  await write(origin, "notes/a", "of the backup");
  await origin.stop();
  await exportData(join(folder, "origin"), join(folder, "backup"));
  await cutShort();
  await importData({ dataDir: data, from: join(folder, "backup") });
  expect(await read(await start(), "notes/a")).toBe("of the backup");
  expect(readdirSync(join(data, "storage/objects"))).toEqual([]);
});

test("a folder that a reset has begun to delete is no longer backed up", async () => {
  const local = await start();
  await write(local, "notes/a", "written");
  await local.stop();
  await writeFile(join(data, "reset.begun"), "");
  await expect(exportData(data, join(folder, "backup"))).rejects.toMatchObject({ code: "DATA_UNSETTLED" });
});

test("a reset deletes what is kept, and nothing else", async () => {
  const local = await start();
  await write(local, "notes/a", "written");
  await upload(local, "a.txt", "bytes");
  await writeFile(join(data, "mine.txt"), "not theirs");
  expect(() => resetData(data)).toThrow("in use by another process");
  await local.stop();
  resetData(data);
  expect(readdirSync(data).filter((name) => !name.startsWith("lock."))).toEqual(["mine.txt"]);
  expect(await read(await start(), "notes/a")).toBeNull();
});

test("a reset of a folder that is no data folder is refused", async () => {
  await mkdir(data);
  expect(() => resetData(data)).toThrow("is not the data folder");
  expect(readdirSync(data)).toEqual([]);
});
