import { mkdtempSync, rmSync } from "node:fs";
import { type FileHandle, open, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createMailFiles } from "../auth/actionCodes/mailFiles.ts";
import { Database } from "../database/database.ts";
import type { FilePort } from "../database/syncFolder.ts";
import { BlobFiles } from "./store/blobFiles.ts";

let folder: string;
let steps: string[];

beforeEach(() => {
  const made = mkdtempSync(join(tmpdir(), "durability-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  [folder, steps] = [made, []];
});

/** The real files, with a note of each step that durability hangs on, once it is done. */
const port: FilePort = {
  open: async (path, ...rest) => {
    const handle = await open(path, ...rest);
    return new Proxy(handle, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (!["write", "truncate", "sync", "datasync"].includes(String(name))) return value.bind(target);
        return async (...args: unknown[]) => {
          const result: unknown = await Reflect.apply(value, target, args);
          steps.push(`${String(name)} ${basename(String(path))}`);
          return result;
        };
      },
    }) as FileHandle;
  },
  rename: async (from, to) => {
    await rename(from, to);
    steps.push(`rename ${basename(String(to))}`);
  },
};

test("bytes are on disk before they are said to have come", async () => {
  const files = new BlobFiles(folder, port);
  await files.append("a", 0, [Buffer.from("one"), Buffer.from("two")], 100);
  expect(steps).toEqual(["write a", "write a", "datasync a"]);
});

test("bytes that came before a cut are on disk too", async () => {
  const files = new BlobFiles(folder, port);
  const cut = (function* () {
    yield Buffer.from("one");
    throw new Error("cut");
  })();
  await files.append("a", 0, cut, 100);
  expect(steps).toEqual(["write a", "datasync a"]);
});

test.skipIf(process.platform === "win32")(
  "an object is on disk, under its name, before it is said to be stored",
  async () => {
    const files = new BlobFiles(folder, port);
    await files.append("a", 0, [Buffer.from("one")], 100);
    steps = [];
    await files.seal("a", 3);
    await files.publish("a");
    expect(steps).toEqual(["truncate a", "sync a", "rename a", "sync objects", "sync uploads"]);
  },
);

test.skipIf(process.platform === "win32")(
  "a mail is on disk, under its name, before it is sent",
  async () => {
    const mails = createMailFiles(join(folder, "outbox"), port);
    await mails.send({ to: "a@example.fr", subject: "", text: "", kind: "passwordReset", link: "" });
    const ofFolder = basename(folder);
    const named = steps.map((step) => step.replace(/\S+\.eml/, "mail").replace(/\S+\.part/, "part"));
    expect(named).toEqual([`sync ${ofFolder}`, "sync part", "rename mail", "sync outbox"]);
  },
);

test("each commit of the database waits for the disk", () => {
  const database = new Database(folder);
  onTestFinished(() => database.close());
  const pragma = (name: string): unknown => database.sqlite.prepare(`PRAGMA ${name}`).get()?.[name];
  // 2 is FULL.
  expect([pragma("journal_mode"), pragma("synchronous")]).toEqual(["wal", 2]);
});
