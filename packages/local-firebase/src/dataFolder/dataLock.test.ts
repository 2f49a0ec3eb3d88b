import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataFolder } from "./dataLock.ts";
import { StartupError } from "../problems/startupError.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});

afterEach(() => rm(folder, { recursive: true }));

function refusal(): unknown {
  try {
    lockDataFolder(folder)();
    return null;
  } catch (error) {
    return error;
  }
}

test("a data folder serves one instance at a time, in one process too", () => {
  const release = lockDataFolder(folder);
  expect(refusal()).toMatchObject({ code: "DATA_FOLDER_LOCKED", details: { folder, pid: process.pid } });
  release();
  expect(refusal()).toBeNull();
});

test.runIf(process.platform === "linux")(
  "a file system that takes no folders is said not to be writable",
  () => {
    expect(() => lockDataFolder("/proc/none/data")).toThrow(
      expect.objectContaining({ code: "DISK_READ_ONLY" }),
    );
  },
);

test("a file above the folder is named as what is in the way", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  expect(() => lockDataFolder(join(file, "deep/data"))).toThrow(expect.objectContaining({ path: file }));
});

test("a folder that it makes is closed to the machine's other users", () => {
  const made = join(folder, "made");
  lockDataFolder(made)();
  expect(process.platform === "win32" || (statSync(made).mode & 0o077) === 0).toBe(true);
});

test("a process keeps its folder until it is killed, and does not block the next start", async () => {
  const source = `
    const { lockDataFolder } = await import(${JSON.stringify(new URL("./dataLock.ts", import.meta.url).href)});
    lockDataFolder(${JSON.stringify(folder)});
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      gc();
    }
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  try {
    await once(child.stdout, "data");
    const error = refusal();
    expect(error).toBeInstanceOf(StartupError);
    expect(String(error)).toContain(`pid ${child.pid}`);
  } finally {
    child.kill("SIGKILL");
    await exited;
  }
  expect(refusal()).toBeNull();
});
