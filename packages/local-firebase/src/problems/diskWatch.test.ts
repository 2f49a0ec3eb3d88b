import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Database } from "../database/database.ts";
import { commit, path, set } from "../store/testing/commit.ts";
import { openStore } from "../store/testing/openStore.ts";
import { diskFault } from "./diskFault.ts";
import { createDiskWatch, type DiskWatch } from "./diskWatch.ts";
import { type Problem, Problems } from "./problem.ts";

let folder: string;
let database: Database;
let told: Problem[];
let over: Promise<void>;
let watch: DiskWatch;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "disk-"));
  database = new Database(folder);
  told = [];
  over = new Promise((resolve) => {
    const problems = new Problems((problem) => {
      told.push(problem);
      if (problem.state === "over") resolve();
    });
    watch = createDiskWatch({ folder, objects: folder, database, problems, pace: { fresh: 0, again: 20 } });
  });
  database.onFailure = watch.failed;
});

afterEach(() => {
  vi.restoreAllMocks();
  watch.close();
  database.close();
  rmSync(folder, { recursive: true });
});

const states = (): string[] => told.map(({ code, state }) => `${code} ${state}`);

/** As long as the file may not grow, SQLite fails as on a full disk. */
function fill(): () => void {
  database.sqlite.exec("PRAGMA max_page_count = 1");
  return () => database.sqlite.exec("PRAGMA max_page_count = 1000000");
}

describe("a full disk", () => {
  test("a full disk is told once, and again when there is room; nothing is half done, and all goes on", async () => {
    const { store } = openStore({ database });
    const large = set("c/large", { text: { stringValue: "x".repeat(500_000) } });
    const free = fill();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const results = await Promise.allSettled([commit(store, large), commit(store, large)]);
      for (const result of results) {
        expect(result.status === "rejected" && diskFault(result.reason)).toBe("full");
      }
    }
    expect(store.get(path("c/large"))).toBeNull();
    expect(await watch.probe()).toBe("full");
    expect(states()).toEqual(["DISK_FULL begun"]);
    free();
    await over;
    expect(states()).toEqual(["DISK_FULL begun", "DISK_FULL over"]);
    expect(await watch.probe()).toBeNull();
    await commit(store, large);
    expect(openStore({ database }).store.get(path("c/large"))).not.toBeNull();
  });

  test("a full disk is noticed by a probe before anybody writes", async () => {
    expect(await watch.probe()).toBeNull();
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
    rmSync(folder, { recursive: true });
    expect(await watch.probe()).not.toBeNull();
    expect(told).toHaveLength(1);
    database.close();
    folder = mkdtempSync(join(tmpdir(), "disk-"));
  });
});

test("a probe that is stored in part only has found a full disk", async () => {
  const file = await open(join(folder, "a"), "w");
  const files = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  const full = { code: "ENOSPC", syscall: "write" };
  // A disk with room for one block takes a part of what is written, and then no more.
  vi.spyOn(files, "write").mockImplementation((async () => ({ bytesWritten: 4096 })) as never);
  vi.spyOn(files, "writeFile").mockRejectedValue(Object.assign(new Error("ENOSPC"), full));
  expect(await watch.probe()).toBe("full");
  vi.restoreAllMocks();
  await over;
  expect(states()).toEqual(["DISK_FULL begun", "DISK_FULL over"]);
});

test("a probe that the end of everything overtakes is no problem", async () => {
  database.close();
  const probing = watch.probe();
  watch.close();
  await probing;
  expect(await watch.probe()).not.toBeNull();
  expect(told).toEqual([]);
});

test("a disk that may not be written is told as that", async () => {
  database.sqlite.exec("PRAGMA query_only = ON");
  expect(await watch.probe()).toBe("readOnly");
  database.sqlite.exec("PRAGMA query_only = OFF");
  await over;
  expect(states()).toEqual(["DISK_READ_ONLY begun", "DISK_READ_ONLY over"]);
});

test.each([
  [{ code: "ENOSPC", syscall: "write" }, "full"],
  [{ code: "EDQUOT", syscall: "fdatasync" }, "full"],
  [{ code: "EROFS", syscall: "open" }, "readOnly"],
  [{ code: "EACCES", syscall: "mkdir" }, "readOnly"],
  [{ code: "EACCES", syscall: "listen" }, null],
  [{ code: "EIO", syscall: "fsync" }, "failing"],
  [{ code: "ENOENT", syscall: "open" }, null],
  [{ code: "ERR_SQLITE_ERROR", errcode: 13 }, "full"],
  [{ code: "ERR_SQLITE_ERROR", errcode: 1032 }, "readOnly"],
  [{ code: "ERR_SQLITE_ERROR", errcode: 4874 }, "failing"],
  [{ code: "ERR_SQLITE_ERROR", errcode: 11 }, "damaged"],
  [{ code: "ERR_SQLITE_ERROR", errcode: 1555 }, null],
  [{ code: "EMAIL_EXISTS" }, null],
])("an error with %j says of the disk: %s", (properties, fault) => {
  expect(diskFault(Object.assign(new Error("x"), properties))).toBe(fault);
});
