import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { finishImport, finishReset } from "./finishImport.ts";
import { diskFault, isMissing } from "../problems/diskFault.ts";
import { StartupError } from "../problems/startupError.ts";

/** Locks that are held: a connection that nobody refers to would be closed by the garbage collector, its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process alone: a mutex between processes. The lock is one of the operating system's on a file (through SQLite),
 * which goes with the process however it ends: one that was killed never blocks the next start. An import that was cut
 * short is finished, and so is a reset: whoever holds the folder finds it whole.
 * @returns the function that releases it
 * @throws StartupError DATA_FOLDER_LOCKED, DATA_FOLDER_INVALID, DISK_READ_ONLY
 */
export function lockDataFolder(folder: string): () => void {
  // It will hold accounts and keys: other users of the machine have no business in it.
  makeFolder(folder);
  const pidFile = join(folder, "lock.pid");
  const lockFile = join(folder, "lock.sqlite");
  const lock = new DatabaseSync(lockFile);
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    // A file that is damaged or cannot be written is not one that somebody holds.
    if (diskFault(error) === "damaged") {
      const details = { path: lockFile, fault: "lock-damaged" } as const;
      throw new StartupError("DATA_FOLDER_INVALID", details, { cause: error });
    }
    if (!isBusy(error)) throw error;
    throw new StartupError("DATA_FOLDER_LOCKED", { folder, pid: readPid(pidFile) }, { cause: error });
  }
  held.add(lock);
  const release = (): void => {
    held.delete(lock);
    lock.close();
  };
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
    finishReset(folder);
    finishImport(folder);
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

/**
 * Makes a folder and those above it. `mkdirSync` with `recursive` would say of a read-only disk that a folder is
 * missing, name the last folder where a file stands in the way above, and on some file systems never come back.
 */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // The folder above is there: a file system that still calls it missing takes no folders at all.
    if (!isMissing(error)) throw error;
    const reason = error instanceof Error ? error.message : "";
    throw new StartupError("DISK_READ_ONLY", { folder, reason }, { cause: error });
  }
}

/** SQLite's code of a file that another connection has locked. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function readPid(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || null;
  } catch {
    return null;
  }
}
