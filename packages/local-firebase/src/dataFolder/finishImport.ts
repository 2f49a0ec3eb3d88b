import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  DATABASE_FILE,
  LOG_FILE,
  OLDER_LOG,
  LOST_FOLDER,
  MAIL_FOLDER,
  STORAGE_FOLDER,
} from "../database/dataFolder.ts";
import { syncFolderNow } from "../database/syncFolder.ts";

/** Folder in which an import is prepared, and its name once it is complete. */
export const PARTIAL_IMPORT = "import.partial";
export const READY_IMPORT = "import.ready";

export function isImportUnfinished(dataDir: string): boolean {
  return existsSync(join(dataDir, READY_IMPORT));
}

/**
 * Puts a complete import in the place of what the data folder held. Cut short at any point, it is done when this is
 * called the next time: before anything else reads the folder.
 */
export function finishImport(dataDir: string): void {
  if (!isImportUnfinished(dataDir)) return;
  const ready = join(dataDir, READY_IMPORT);
  for (const name of [DATABASE_FILE, STORAGE_FOLDER, MAIL_FOLDER]) {
    if (!existsSync(join(ready, name))) continue;
    removeEntry(dataDir, name);
    renameSync(join(ready, name), join(dataDir, name));
  }
  syncFolderNow(dataDir);
  rmSync(ready, { recursive: true });
}

/** Says that a reset is meant and under way: without its database, a folder would be taken for a damaged one. */
const RESET_MARK = "reset.begun";
const OWN = [READY_IMPORT, PARTIAL_IMPORT, DATABASE_FILE, STORAGE_FOLDER, MAIL_FOLDER, LOST_FOLDER, LOG_FILE];

export function isResetUnfinished(dataDir: string): boolean {
  return existsSync(join(dataDir, RESET_MARK));
}

/** Deletes what a data folder holds, and nothing that is not its own. */
export function removeData(dataDir: string): void {
  writeFileSync(join(dataDir, RESET_MARK), "", { flush: true });
  syncFolderNow(dataDir);
  finishReset(dataDir);
}

/** Ends a reset that was cut short. */
export function finishReset(dataDir: string): void {
  if (!isResetUnfinished(dataDir)) return;
  for (const name of OWN) removeEntry(dataDir, name);
  syncFolderNow(dataDir);
  rmSync(join(dataDir, RESET_MARK));
}

function removeEntry(dataDir: string, name: string): void {
  // A write-ahead log left behind would be taken for the next database's.
  const suffixes = name === DATABASE_FILE ? ["-wal", "-shm", ""] : name === LOG_FILE ? [OLDER_LOG, ""] : [""];
  for (const suffix of suffixes) rmSync(join(dataDir, `${name}${suffix}`), { recursive: true, force: true });
}
