import { rm } from "node:fs/promises";
import { join } from "node:path";
import { backup } from "node:sqlite";
import { Database } from "../database/database.ts";
import { DATABASE_FILE } from "../database/dataFolder.ts";
import { ObjectStore } from "../storage/store/objectStore.ts";
import { UploadStore } from "../storage/store/uploadStore.ts";

/**
 * All pages in one step: a backup of several steps starts again whenever another process writes in between. Readers
 * do not hold writers up (WAL).
 */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database of one folder to another, as it is at one moment.
 * @returns the objects that the copy names
 */
export async function snapshotDatabase(
  source: string,
  target: string,
): Promise<ReturnType<ObjectStore["blobs"]>> {
  const file = join(target, DATABASE_FILE);
  await rm(file, { force: true });
  const original = new Database(source);
  try {
    await backup(original.sqlite, file, { rate: ALL_PAGES });
  } finally {
    original.close();
  }
  const copy = new Database(target);
  try {
    // Their bytes stay behind: a client that went on would leave a gap.
    new UploadStore(copy.sqlite).cancelAll();
    return new ObjectStore(copy.sqlite).blobs();
  } finally {
    copy.close();
  }
}
