import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { findPackage } from "./stages/findPackage.ts";
import { runStages } from "./stages/runStages.ts";
import { inOnePackage } from "./stages/stages.ts";

/**
 * `npm run test:quick -- <package>`: lint, the package's types, and those of its unit tests that what changed can
 * reach: since the last commit, or since the one before it when nothing has changed since.
 */
const root = join(import.meta.dirname, "..");
const manifest = v.object({ name: v.string() });
const packages = globSync("{packages,apps}/*/package.json", { cwd: root }).map((file) => ({
  folder: dirname(file).replaceAll("\\", "/"),
  name: v.parse(manifest, JSON.parse(readFileSync(join(root, file), "utf8"))).name,
}));

const found = findPackage(process.argv[2] ?? "", packages);
if (found.folder === undefined) {
  console.error(found.problem);
  process.exitCode = 2;
} else {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const isDirty = git("status", "--porcelain") !== "";
  // The first commit, and the only one of a shallow clone, has none before it: everything may have changed.
  const [, parent] = git("rev-list", "--parents", "--max-count=1", "HEAD").trim().split(" ");
  await runStages(inOnePackage(found.folder, isDirty ? "HEAD" : parent));
}
