import { existsSync, fsyncSync, openSync, closeSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE, MAIL_FOLDER, STORAGE_FOLDER } from "../database/dataFolder.ts";

/** Where an import is prepared in the data folder, and what it is called once it is complete. */
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

/** Deletes what a data folder holds, and nothing that is not its own. */
export function removeData(dataDir: string): void {
  // Without the database the other files mean nothing, and go at the next start if this is cut short.
  for (const name of [READY_IMPORT, PARTIAL_IMPORT, DATABASE_FILE, STORAGE_FOLDER, MAIL_FOLDER]) {
    removeEntry(dataDir, name);
  }
  syncFolderNow(dataDir);
}

function removeEntry(dataDir: string, name: string): void {
  // A write-ahead log left behind would be taken for the next database's.
  const suffixes = name === DATABASE_FILE ? ["-wal", "-shm", ""] : [""];
  for (const suffix of suffixes) rmSync(join(dataDir, `${name}${suffix}`), { recursive: true, force: true });
}

/** Windows cannot open folders, and needs no such step. */
function syncFolderNow(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
