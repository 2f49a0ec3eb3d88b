import { existsSync, readdirSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Database } from "../database/database.ts";
import { DATABASE_FILE, LOG_FILE, MAIL_FOLDER, STORAGE_FOLDER } from "../database/dataFolder.ts";
import { syncFolder } from "../database/syncFolder.ts";
import { lockDataFolder } from "../dataFolder/dataLock.ts";
import { isMissing } from "../problems/diskFault.ts";
import { startNewEpoch } from "../streams/resumeToken.ts";
import { BackupError } from "./backupError.ts";
import { copyFile, UnreadableError } from "./copyFile.ts";
import {
  finishImport,
  PARTIAL_IMPORT,
  READY_IMPORT,
  removeData,
  isResetUnfinished,
} from "../dataFolder/finishImport.ts";
import { type Manifest, type ManifestFile, readManifest } from "./manifest.ts";
import { requireData } from "./requireData.ts";

export interface ImportOptions {
  /** Data folder that no process is using; made if missing. */
  readonly dataDir: string;
  /** Folder of a backup. */
  readonly from: string;
  /** Replaces what the data folder holds. Default: a folder that is not empty is refused. */
  readonly force?: boolean;
}

/**
 * Makes a data folder of a backup, whole or not at all: until everything has been copied and found intact, the folder
 * stays as it is.
 * @throws StartupError DATA_FOLDER_LOCKED; BackupError FOLDER_NOT_EMPTY, BACKUP_INVALID
 */
export async function importData(options: ImportOptions): Promise<Manifest> {
  const [dataDir, from] = [resolve(options.dataDir), resolve(options.from)];
  const manifest = await readManifest(from);
  const refuse = (): void => {
    if (options.force === true || !isOccupied(dataDir)) return;
    throw new BackupError("FOLDER_NOT_EMPTY", `${dataDir} is not empty; --force replaces what it holds.`);
  };
  refuse();
  const release = lockDataFolder(dataDir);
  try {
    refuse();
    const partial = join(dataDir, PARTIAL_IMPORT);
    await rm(partial, { recursive: true, force: true });
    try {
      await prepare(manifest, from, partial);
    } catch (error) {
      await rm(partial, { recursive: true, force: true });
      throw error;
    }
    await rename(partial, join(dataDir, READY_IMPORT));
    await syncFolder(dataDir);
    finishImport(dataDir);
    return manifest;
  } finally {
    release();
  }
}

/**
 * Deletes everything in a data folder.
 * @throws StartupError DATA_FOLDER_LOCKED; BackupError NO_DATA
 */
export function resetData(dataDir: string): void {
  const folder = resolve(dataDir);
  // One that was cut short may have left no database to know the folder by.
  if (!isResetUnfinished(folder)) requireData(folder);
  const release = lockDataFolder(folder);
  try {
    removeData(folder);
  } finally {
    release();
  }
}

/** Tells whether a folder holds anything to keep: what a reset has left is to go. */
function isOccupied(dataDir: string): boolean {
  if (isResetUnfinished(dataDir)) return false;
  const isOfNoWeight = (name: string): boolean =>
    name.startsWith("lock.") || name.startsWith(LOG_FILE) || name === PARTIAL_IMPORT;
  return existsSync(dataDir) && readdirSync(dataDir).some((name) => !isOfNoWeight(name));
}

async function prepare({ files }: Manifest, from: string, partial: string): Promise<void> {
  for (const folder of [STORAGE_FOLDER, MAIL_FOLDER]) await mkdir(join(partial, folder), { recursive: true });
  for (const file of files) await copyIntact(file, from, partial);
  const folders = new Set(["", STORAGE_FOLDER, MAIL_FOLDER, ...files.map(({ path }) => dirname(path))]);
  for (const folder of folders) await syncFolder(join(partial, folder));
  const database = new Database(partial);
  try {
    const result = database.sqlite.prepare("PRAGMA integrity_check(1)").get();
    if (result?.["integrity_check"] !== "ok") {
      throw new BackupError("BACKUP_INVALID", `${DATABASE_FILE} is damaged.`);
    }
    startNewEpoch(database);
  } finally {
    database.close();
  }
}

async function copyIntact(
  { path, size, sha256 }: ManifestFile,
  from: string,
  partial: string,
): Promise<void> {
  try {
    const content = await copyFile(join(from, path), join(partial, path));
    if (content.size === size && content.sha256 === sha256) return;
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    if (!isMissing(error.cause)) throw new BackupError("BACKUP_INVALID", error.message, { cause: error });
  }
  throw new BackupError("BACKUP_INVALID", `${path} is missing or not what the backup's manifest says.`);
}
