import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { publishedPackages } from "./publishedPackages.ts";
import { runProgram } from "./runProgram.ts";
import { stagePackage } from "./stagePackage.ts";

/**
 * `npm run release` builds the published packages, writes each into its `publishConfig.directory` as hosts receive it,
 * and gives the registry the versions that it does not have; in CI only, where npm trusts the workflow and signs the
 * provenance. `--dry-run` packs the same folders anywhere and sends nothing.
 */
const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });

const root = join(import.meta.dirname, "..");
const run = (command: string, ...args: readonly string[]): void => runProgram(command, args, root, "all");

const packages = publishedPackages();
run("turbo", "run", "build", ...packages.map(({ name }) => `--filter=${name}`), "--output-logs=errors-only");
const staged = (folder: string, directory: string): string => join(root, folder, directory);
try {
  for (const { name, version, folder, publishConfig } of packages) {
    const destination = staged(folder, publishConfig.directory);
    stagePackage(folder, destination);
    if (!values["dry-run"]) continue;
    console.log(`\n${name} ${version}`);
    run("npm", "publish", destination, "--dry-run", "--loglevel=warn");
  }
  if (values["dry-run"]) console.log("\nNothing was sent.");
  // Changesets publishes the folder that each manifest names, not the package's own.
  else run("changeset", "publish");
} finally {
  for (const { folder, publishConfig } of packages)
    rmSync(staged(folder, publishConfig.directory), { recursive: true, force: true });
}
