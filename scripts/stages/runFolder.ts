import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "@carnation/testing/isRunning";

/**
 * Makes a folder for what one run writes: runs side by side in one checkout keep out of each other's. Those of runs
 * that have ended are removed.
 * @param parent holds the folders of all runs, each named by the id of its process
 * @returns its path
 */
export function openRunFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  const isOver = (name: string): boolean => name === String(process.pid) || !isRunning(Number(name));
  for (const name of readdirSync(parent).filter(isOver)) {
    rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, String(process.pid));
  mkdirSync(folder);
  return folder;
}

/** The text of a file of a run; `undefined` when it cannot be read. */
export function readOutput(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
