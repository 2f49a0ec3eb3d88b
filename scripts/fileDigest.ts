import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Holds what installs, builds and editors leave in a folder. */
const LEFT_BEHIND =
  /(?:^|\/)(?:node_modules|dist|dist-types|dist-publish|coverage|\.turbo|\.next|\.react-router|\.DS_Store)(?:\/|$)|\.(?:tsbuildinfo|log)$/u;

/**
 * The files of some folders, without what installs and builds leave there.
 * @param root of the repository
 * @param places folders and files, from there
 * @returns paths from there, with slashes
 * @throws Error when a place is not there
 */
export function filesAt(root: string, places: readonly string[]): string[] {
  return places.flatMap((place) =>
    statSync(join(root, place)).isDirectory() ? filesIn(root, place) : [place],
  );
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (LEFT_BEHIND.test(path)) return [];
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

/** SHA-256 of the names and contents of files, as they are now, in the order of their names. */
export function digestOfFiles(root: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
