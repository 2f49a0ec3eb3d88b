import { existsSync, readdirSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Problem } from "../problems/problem.ts";
import { freePorts } from "./testProject.ts";
import type { LocalFirebase, LocalFirebaseOptions } from "../gateway/options.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";

export const BUCKET = "demo-carnation.firebasestorage.app";
export const OBJECTS = 5;

/** A data folder with five objects, as a process leaves it that was stopped; each test of the file works on a copy. */
export function createCheckedFolder() {
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

  /** Names of all files in lost+found, below the folder of their day. */
  function lost(): string[] {
    const root = join(data, "lost+found");
    if (!existsSync(root)) return [];
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();
  }

  return {
    get folder() {
      return folder;
    },
    get data() {
      return data;
    },
    /** Works on another folder of the test's from here on. */
    set data(other) {
      data = other;
    },
    get problems() {
      return problems;
    },
    get log() {
      return log;
    },
    start,
    stop,
    upload,
    download,
    database,
    objects,
    objectFile,
    blobOf,
    lost,
    names,
  };
}

async function upload({ ports }: LocalFirebase, name: string, bytes: string): Promise<void> {
  const url = `http://127.0.0.1:${ports.storage}/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${name}`;
  expect((await fetch(url, { method: "POST", body: bytes })).status).toBe(200);
}

const download = ({ ports }: LocalFirebase, name: string, init?: RequestInit): Promise<Response> =>
  fetch(`http://127.0.0.1:${ports.storage}/b/${BUCKET}/o/${name}?alt=media`, init);

/** Lists a folder, but for the database and the lock. */
const names = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !/sqlite|^lock/.test(name))
    .toSorted();
