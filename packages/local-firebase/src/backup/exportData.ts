import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { DATABASE_FILE, MAIL_FOLDER, STORAGE_FOLDER } from "../database/dataFolder.ts";
import { syncFolder } from "../database/syncFolder.ts";
import { createSemaphore } from "../events/semaphore.ts";
import { packageVersion } from "../version/packageVersion.ts";
import { OBJECTS_FOLDER } from "../storage/store/blobFiles.ts";
import { BackupError } from "./backupError.ts";
import { type Content, copyFile, readContent, UnreadableError } from "./copyFile.ts";
import { isMissing } from "../problems/diskFault.ts";
import { isImportUnfinished, isResetUnfinished } from "../dataFolder/finishImport.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { requireData } from "./requireData.ts";
import { snapshotDatabase } from "./snapshotDatabase.ts";

/** Number of times that the database is copied again because an object that it names went in the meantime. */
const ROUNDS = 10;
const FILES_AT_ONCE = 8;

/**
 * Copies a data folder as it is at one moment, whether a process is using it or not. Uploads in progress are left out.
 * @param to folder of the backup, made; it may exist if it is empty
 * @param note hears of each object whose bytes are missing, damaged or unreadable, and of each unreadable mail: the
 * backup is made without them, or with what there is
 * @throws BackupError NO_DATA, FOLDER_NOT_EMPTY, or DATA_UNSETTLED when objects are replaced faster than they are
 * copied, or an import or a reset was cut short
 */
export async function exportData(
  dataDir: string,
  to: string,
  note: (line: string) => void = () => undefined,
): Promise<Manifest["files"]> {
  const [source, target] = [resolve(dataDir), resolve(to)];
  if (isResetUnfinished(source)) {
    throw new BackupError("DATA_UNSETTLED", `A reset of ${source} was cut short. A start finishes it.`);
  }
  requireData(source);
  if (isImportUnfinished(source)) {
    throw new BackupError("DATA_UNSETTLED", `An import into ${source} was cut short. A start finishes it.`);
  }
  if (!relative(source, target).startsWith("..")) {
    throw new BackupError("FOLDER_NOT_EMPTY", `${target} lies in the data folder. Choose a place outside.`);
  }
  if ((await namesIn(target)).length > 0) {
    throw new BackupError("FOLDER_NOT_EMPTY", `${target} is not empty.`);
  }
  const partial = `${target}.partial-${randomUUID().slice(0, 8)}`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const objects = await copyConsistently(source, partial, note);
    const mailNames = await namesIn(join(source, MAIL_FOLDER));
    const { copied: mails, unreadable } = await copyAll(source, partial, MAIL_FOLDER, mailNames);
    for (const [path, reason] of unreadable) note(`${path} cannot be read: ${reason}`);
    const contents = new Map([...objects, ...mails]);
    contents.set(DATABASE_FILE, await readContent(join(partial, DATABASE_FILE)));
    const files = Array.from(contents, ([path, content]) => ({ path, ...content }));
    await writeManifest(partial, { version: packageVersion(), time: new Date().toISOString(), files });
    await syncFolder(partial);
    // An empty folder may be in the way, which Windows does not rename over.
    await rmdir(target).catch(() => undefined);
    await rename(partial, target);
    await syncFolder(dirname(target));
    return files;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the database and every object that it names. Objects never change, but go when they are replaced or deleted:
 * those there are now are copied first, so that after the database only the few that came while they were are missing.
 */
async function copyConsistently(
  source: string,
  partial: string,
  note: (line: string) => void,
): Promise<Map<string, Content>> {
  const folder = `${STORAGE_FOLDER}/${OBJECTS_FOLDER}`;
  await mkdir(join(partial, folder), { recursive: true });
  const { copied } = await copyAll(source, partial, folder, await namesIn(join(source, folder)));
  let absentBefore = "";
  for (let round = 0; round < ROUNDS; round += 1) {
    const named = await snapshotDatabase(source, partial);
    const isCopied = ({ blobId }: { blobId: string }): boolean => copied.has(`${folder}/${blobId}`);
    const missing = named.filter((object) => !isCopied(object)).map(({ blobId }) => blobId);
    const later = await copyAll(source, partial, folder, missing);
    for (const [path, content] of later.copied) copied.set(path, content);
    const absent = named.filter((object) => !isCopied(object));
    const ids = absent.map(({ blobId }) => blobId).join();
    // An object that goes is named by no later copy: what still is has lost its file.
    if (absent.length > 0 && ids !== absentBefore) {
      absentBefore = ids;
      continue;
    }
    for (const { blobId, bucket, name, size } of named) {
      const path = `${folder}/${blobId}`;
      const content = copied.get(path);
      const reason = later.unreadable.get(path);
      if (reason !== undefined) note(`${bucket}/${name} cannot be read: ${reason}`);
      else if (content?.size !== size) note(`${bucket}/${name} is ${content ? "damaged" : "missing"}`);
    }
    const wanted = new Set(named.map(({ blobId }) => `${folder}/${blobId}`));
    for (const path of copied.keys()) {
      if (wanted.has(path)) continue;
      await rm(join(partial, path));
      copied.delete(path);
    }
    await syncFolder(join(partial, folder));
    return copied;
  }
  throw new BackupError(
    "DATA_UNSETTLED",
    "Objects were replaced faster than they could be copied. Try again.",
  );
}

interface Copies {
  readonly copied: Map<string, Content>;
  /** Reasons by path. */
  readonly unreadable: ReadonlyMap<string, string>;
}

/**
 * Copies files of a folder; those that have gone meanwhile are not in the answer. One that is bad keeps no other back.
 */
async function copyAll(
  source: string,
  partial: string,
  folder: string,
  names: readonly string[],
): Promise<Copies> {
  const copied = new Map<string, Content>();
  const unreadable = new Map<string, string>();
  const gate = createSemaphore(FILES_AT_ONCE);
  await Promise.all(
    names.map((name) =>
      gate(async () => {
        const path = `${folder}/${name}`;
        try {
          copied.set(path, await copyFile(join(source, path), join(partial, path)));
        } catch (error) {
          if (!(error instanceof UnreadableError)) throw error;
          await rm(join(partial, path), { force: true });
          const { cause } = error;
          if (!isMissing(cause)) unreadable.set(path, cause instanceof Error ? cause.message : String(cause));
        }
      }),
    ),
  );
  return { copied, unreadable };
}

/** Names of the files in a folder; none when it does not exist. Those with a dot are still being written. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith("."));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
