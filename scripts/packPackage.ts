import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "./runProgram.ts";
import { packFolder, stagePackage } from "./stagePackage.ts";

const root = join(import.meta.dirname, "..");

/**
 * Builds a package and packs it as the registry would receive it.
 * @param name folder of the package in `packages/`
 * @param folder where the tarball goes, in a folder of the package's name
 * @returns the path of the tarball
 */
export function packPackage(name: "ui" | "domain" | "local-firebase", folder: string): string {
  const destination = join(folder, name);
  mkdirSync(destination, { recursive: true });
  const build = ["run", "build", `--filter=@carnation/${name}`, "--output-logs=errors-only"];
  runProgram("turbo", build, root, "errors");
  const staged = join(folder, "staged", name);
  stagePackage(`packages/${name}`, staged);
  return join(destination, packFolder(staged, destination));
}
