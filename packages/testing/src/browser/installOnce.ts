import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isRunning } from "../isRunning.ts";

const PARTIAL = "partial-";

/**
 * Fills a folder once: what is there under its name is whole. A process that is killed while it fills leaves a folder
 * of another name, which the next one clears away; two that fill at the same time end with the work of the first.
 * @param fill puts the files into the folder that it is given; what it throws goes through, and nothing is left
 * @param outdated whether a neighbour of the folder is of no use once the folder is there
 */
export function installOnce(
  folder: string,
  fill: (partial: string) => void,
  outdated: (name: string) => boolean = () => false,
): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const neighbours = readdirSync(parent);
  const remove = (name: string): void => {
    rmSync(join(parent, name), { recursive: true, force: true });
  };
  for (const name of neighbours) {
    if (name.startsWith(PARTIAL) && !isRunning(Number(name.slice(PARTIAL.length)))) remove(name);
  }
  const partial = join(parent, `${PARTIAL}${process.pid}`);
  try {
    mkdirSync(partial);
    fill(partial);
    if (!existsSync(folder)) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  neighbours
    .filter((name) => name !== basename(folder) && !name.startsWith(PARTIAL) && outdated(name))
    .forEach(remove);
}
