import { statSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "../database/dataFolder.ts";
import { BackupError } from "./backupError.ts";

/** @throws BackupError NO_DATA when nothing has ever been stored in the folder */
export function requireData(folder: string): void {
  // Opened, an empty one would take its log with it.
  if ((statSync(join(folder, DATABASE_FILE), { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  throw new BackupError("NO_DATA", `${folder} is not the data folder of a Local Firebase.`);
}
