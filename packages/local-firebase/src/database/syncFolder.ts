import { closeSync, fsyncSync, openSync } from "node:fs";
import { open as openFile, type rename } from "node:fs/promises";

/** File operations that durability hangs on; tests watch the order. */
export interface FilePort {
  readonly open: typeof openFile;
  readonly rename: typeof rename;
}

/** Makes the names in a folder durable. Windows cannot open folders, and needs no such step. */
export async function syncFolder(folder: string, open = openFile): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** As `syncFolder`, for a start. */
export function syncFolderNow(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
