import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { publishedPackages } from "./publishedPackages.ts";

/**
 * `npm run release` builds the published packages and gives the registry the versions that it does not have; in CI only,
 * where npm trusts the workflow and signs the provenance. `--dry-run` packs the same files anywhere and sends nothing.
 */
const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const packages = publishedPackages();
run("turbo", [
  "run",
  "build",
  ...packages.map(({ name }) => `--filter=${name}`),
  "--output-logs=errors-only",
]);
if (values["dry-run"]) {
  for (const { name, version, folder } of packages) {
    console.log(`\n${name} ${version}`);
    run("npm", ["publish", "--dry-run", "--loglevel=warn", "-w", folder]);
  }
  console.log("\nNothing was sent.");
} else {
  run("changeset", ["publish"]);
}
