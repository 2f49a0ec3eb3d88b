import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE, MAIL_FOLDER, STORAGE_FOLDER } from "../database/dataFolder.ts";
import { DatabaseNewerError } from "../database/database.ts";
import { diskFault } from "../problems/diskFault.ts";
import { OBJECTS_FOLDER, UPLOADS_FOLDER } from "../storage/store/blobFiles.ts";
import { StartupError } from "../problems/startupError.ts";

/**
 * Looks at a data folder before anything is opened: SQLite would make a new database in the place of a missing one, and
 * delete the log of an empty one with the commits that it holds.
 * @throws StartupError DATABASE_MISSING, DATA_FOLDER_INVALID
 */
export function checkDataFolder(folder: string): void {
  const file = join(folder, DATABASE_FILE);
  const storage = join(folder, STORAGE_FOLDER);
  const kept = [join(storage, OBJECTS_FOLDER), join(storage, UPLOADS_FOLDER), join(folder, MAIL_FOLDER)];
  for (const path of [storage, ...kept]) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false) {
      throw new StartupError("DATA_FOLDER_INVALID", { path, fault: "no-folder" });
    }
  }
  const database = statSync(file, { throwIfNoEntry: false });
  if (database?.isDirectory()) {
    throw new StartupError("DATA_FOLDER_INVALID", { path: file, fault: "no-file" });
  }
  if (database !== undefined && database.size > 0) return;
  const files = kept.reduce((sum, path) => sum + filesIn(path), 0);
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  // The log of a database that is gone awaits it as well.
  const waiting = files + (log > 0 ? 1 : 0);
  if (waiting > 0) throw new StartupError("DATABASE_MISSING", { folder, file, files: waiting });
}

function filesIn(folder: string): number {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return 0;
  return readdirSync(folder).filter((name) => !name.startsWith(".")).length;
}

/** Makes the error of a failed start, if a person can put it right; any other error as it is. */
export function toStartupError(error: unknown, folder: string): unknown {
  if (error instanceof StartupError || !(error instanceof Error)) return error;
  const file = join(folder, DATABASE_FILE);
  if (error instanceof DatabaseNewerError) {
    return new StartupError("DATABASE_NEWER", { folder, file }, { cause: error });
  }
  if (isInTheWay(error)) {
    return new StartupError(
      "DATA_FOLDER_INVALID",
      { path: error.path, fault: "no-folder" },
      { cause: error },
    );
  }
  const details = { folder, file, reason: error.message };
  switch (diskFault(error)) {
    case "full":
      return new StartupError("DISK_FULL", details, { cause: error });
    case "readOnly":
      return new StartupError("DISK_READ_ONLY", details, { cause: error });
    case "failing":
      return new StartupError("DISK_FAILING", details, { cause: error });
    case "damaged":
      return new StartupError("DATABASE_DAMAGED", details, { cause: error });
    case null:
      return error;
  }
}

/** A file where a folder should be. */
function isInTheWay(error: Error): error is Error & { readonly path: string } {
  if (!("code" in error) || !("path" in error) || typeof error.path !== "string") return false;
  return error.code === "EEXIST" || error.code === "ENOTDIR";
}
