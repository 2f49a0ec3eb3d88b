import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { digestOf } from "./inputFiles.ts";
import { type SuiteName, suites } from "./suites.ts";

const digests = v.record(v.string(), v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u)));

/** The file of the digests of all inputs with which a suite has last passed whole, from the root of the repository. */
const VERIFIED_FILE = "scripts/stages/verified.json";

/** Gives what is noted of the suites that have passed; nothing when the file cannot be read, so that all of them run. */
function readVerified(root: string): Readonly<Record<string, string>> {
  try {
    return v.parse(digests, JSON.parse(readFileSync(join(root, VERIFIED_FILE), "utf8")));
  } catch {
    return {};
  }
}

/** Tells that a suite has passed whole with its inputs as they are now. */
export function isVerified(root: string, name: SuiteName): boolean {
  return readVerified(root)[name] === digestOf(root, suites[name]);
}

/** Notes that a suite has passed whole with inputs of this digest. */
export function noteVerified(root: string, name: SuiteName, digest: string): void {
  const before = readVerified(root);
  if (before[name] === digest) return;
  const noted = { ...before, [name]: digest };
  const sorted = Object.fromEntries(Object.entries(noted).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, VERIFIED_FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
