/**
 * Writes `apps/functions/package-lock.json`, which is uploaded with the functions: Google then installs the versions that
 * the tests ran with, also of what they depend on. Part of `npm run build -w apps/functions`; not committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, pruneLock, type WorkspaceLock } from "./pruneLock.ts";

const root = join(import.meta.dirname, "../..");
const functions = join(root, "apps/functions");
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as WorkspaceLock;
const manifest = JSON.parse(readFileSync(join(functions, "package.json"), "utf8")) as Manifest;
const pruned = {
  name: manifest.name,
  version: manifest.version,
  ...pruneLock(lock, "apps/functions", manifest),
};
writeFileSync(join(functions, "package-lock.json"), `${JSON.stringify(pruned, null, 2)}\n`);
