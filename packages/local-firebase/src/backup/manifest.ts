import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { DATABASE_FILE } from "../database/dataFolder.ts";
import { BackupError } from "./backupError.ts";

const MANIFEST_FILE = "manifest.json";
const FORMAT = 1;

/** A path below the backup: names that neither climb nor hide, joined by slashes. */
const PATH = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

const manifestSchema = v.object({
  format: v.literal(FORMAT),
  /** Of the package that wrote it. */
  version: v.string(),
  /** RFC 3339. */
  time: v.string(),
  files: v.array(
    v.object({
      path: v.pipe(v.string(), v.regex(PATH)),
      size: v.pipe(v.number(), v.integer(), v.minValue(0)),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

/** List of what a backup consists of. It is written last: a folder without one is no backup. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type ManifestFile = Manifest["files"][number];

export async function writeManifest(folder: string, manifest: Omit<Manifest, "format">): Promise<void> {
  const text = JSON.stringify({ format: FORMAT, ...manifest }, null, 2);
  await writeFile(join(folder, MANIFEST_FILE), `${text}\n`, { mode: 0o600, flush: true });
}

/** @throws BackupError BACKUP_INVALID when the folder holds no backup, or one of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST_FILE);
  let manifest: Manifest;
  try {
    manifest = v.parse(manifestSchema, JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError("BACKUP_INVALID", `${folder} is no backup that this version reads: ${reason}`, {
      cause,
    });
  }
  if (!manifest.files.some(({ path }) => path === DATABASE_FILE)) {
    throw new BackupError("BACKUP_INVALID", `${file} names no ${DATABASE_FILE}.`);
  }
  return manifest;
}
