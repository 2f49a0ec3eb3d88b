import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { type DiskFault, diskFault } from "./diskFault.ts";
import type { Problems } from "./problem.ts";

const steps = ["CREATE TABLE disk_probe (id INTEGER PRIMARY KEY, filler BLOB NOT NULL) STRICT"];
/** Size of what a probe writes, bytes: a disk that takes no more than a byte is full. */
const ROW = 16 * 1024;
const FILE = 64 * 1024;
/** Room that a disk must have to be no longer full, bytes: small writes succeed before large ones do. */
const ROOM = 16 * 1024 * 1024;
const PACE = { fresh: 1000, again: 2000 };

export interface DiskWatchOptions {
  /** Folder that is named to the operator. */
  readonly folder: string;
  /** Folder in which objects are kept, and the probe's file lies for a moment. */
  readonly objects: string;
  readonly database: Database;
  readonly problems: Problems;
  /**
   * Time for which an answer holds (whoever asks more often is told the same), and the time between two looks whether a
   * disk can be written again; milliseconds.
   */
  readonly pace?: { readonly fresh: number; readonly again: number };
}

export interface DiskWatch {
  /** Takes note of a failure, if it is the disk's. */
  failed(error: unknown): void;
  /** Stores a row and a file; what it finds is noted as by `failed`. `null`: all is well. Rejects never. */
  probe(): Promise<DiskFault | null>;
  /** Stores a row and a file, and rejects with the failure. */
  store(): Promise<void>;
  close(): void;
}

/** Knows whether anything can be stored, and says when that begins and ends. */
export function createDiskWatch(options: DiskWatchOptions): DiskWatch {
  const { folder, objects, database, problems, pace = PACE } = options;
  let probing: Promise<DiskFault | null> | null = null;
  let probedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  database.migrate("disk", steps);
  const save = database.sqlite.prepare("INSERT OR REPLACE INTO disk_probe VALUES (1, zeroblob(?))");
  const file = join(objects, ".probe");

  async function store(): Promise<void> {
    await database.transaction(() => save.run(ROW));
    const handle = await open(file, "w", 0o600);
    try {
      // `write` would take a part of it for success.
      await handle.writeFile(Buffer.alloc(FILE));
      await handle.datasync();
    } finally {
      await handle.close();
      await rm(file, { force: true });
    }
  }

  function note(fault: DiskFault, reason: string): void {
    if (fault === "damaged") problems.notice("DATABASE_DAMAGED", { folder, reason });
    else if (fault === "full") problems.begin("DISK_FULL", { folder });
    else if (fault === "readOnly") problems.begin("DISK_READ_ONLY", { folder });
    else problems.begin("DISK_FAILING", { folder, reason });
    lookAgain();
  }

  function lookAgain(): void {
    if (timer !== null || closed) return;
    timer = setTimeout(() => {
      timer = null;
      void watch.probe();
    }, pace.again);
    timer.unref();
  }

  async function run(): Promise<DiskFault | null> {
    try {
      await store();
      if (problems.lasts("DISK_FULL") && ((await freeBytes(folder)) ?? ROOM) < ROOM) {
        lookAgain();
        return "full";
      }
      problems.endAll();
      return null;
    } catch (error) {
      // Whatever it is: nothing was stored.
      const fault = diskFault(error) ?? "failing";
      if (!closed) note(fault, error instanceof Error ? error.message : String(error));
      return fault;
    } finally {
      probedAt = performance.now();
    }
  }

  const watch: DiskWatch = {
    store,
    failed(error) {
      const fault = diskFault(error);
      if (fault !== null) note(fault, String(error));
    },
    probe() {
      if (closed) return Promise.resolve("failing");
      if (probing !== null && performance.now() - probedAt < pace.fresh) return probing;
      probedAt = Number.POSITIVE_INFINITY;
      probing = run();
      return probing;
    },
    close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
  return watch;
}

/** Measures what is free, bytes, on the disk of a folder; `null` when it cannot be asked. */
export async function freeBytes(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null ? null : disk.bavail * disk.bsize;
}
