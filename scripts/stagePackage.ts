import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedManifest } from "./publishedManifest.ts";
import { runProgram } from "./runProgram.ts";

const root = join(import.meta.dirname, "..");

/**
 * Packs a folder with npm.
 * @param source path of a package's folder
 * @param destination an empty folder that is there
 * @returns name of the tarball in it
 * @throws Error when npm leaves none
 */
export function packFolder(source: string, destination: string): string {
  runProgram("npm", ["pack", source, "--pack-destination", destination, "--loglevel=error"], root, "errors");
  const tarball = readdirSync(destination).find((file) => file.endsWith(".tgz"));
  if (tarball === undefined) throw new Error(`npm pack left no tarball in ${destination}.`);
  return tarball;
}

/**
 * Writes a built package into a folder as it is published: the files that npm packs, with the published manifest. The
 * package's own folder stays as it is, so that tests may run beside it.
 * @param folder of the package, from the root: `packages/ui`
 * @param destination path of a folder; what stood there goes
 */
export function stagePackage(folder: string, destination: string): void {
  const temporary = mkdtempSync(join(tmpdir(), "carnation-stage-"));
  try {
    const tarball = packFolder(join(root, folder), temporary);
    rmSync(destination, { recursive: true, force: true });
    mkdirSync(destination, { recursive: true });
    // The tarball by its name: some versions of tar take « C: » for a machine.
    runProgram("tar", ["-xzf", tarball, "-C", destination, "--strip-components=1"], temporary, "errors");
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  const file = join(destination, "package.json");
  const manifest = publishedManifest(JSON.parse(readFileSync(file, "utf8")));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
