import { resolve } from "node:path";
import { exportData } from "../backup/exportData.ts";
import { importData, resetData } from "../backup/importData.ts";
import { UsageError } from "./usageError.ts";

const MEGABYTE = 1_000_000;

export async function runExport(dataDir: string, to: string): Promise<string> {
  const notes: string[] = [];
  const files = await exportData(dataDir, to, (line) => notes.push(line));
  return [`Backup of ${resolve(dataDir)} in ${resolve(to)}: ${describe(files)}`, ...notes].join("\n");
}

export async function runImport(dataDir: string, from: string, force: boolean): Promise<string> {
  const { files, time } = await importData({ dataDir, from, force });
  return `${resolve(dataDir)} now holds the backup of ${time}: ${describe(files)}`;
}

export function runReset(dataDir: string, isMeant: boolean): string {
  if (!isMeant) throw new UsageError(`This deletes everything in ${resolve(dataDir)}: say --yes.`);
  resetData(dataDir);
  return `${resolve(dataDir)} is empty.`;
}

function describe(files: readonly { readonly size: number }[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${files.length} files, ${(bytes / MEGABYTE).toFixed(1)} MB`;
}
