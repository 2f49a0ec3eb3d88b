import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { completeLock, type Lock } from "./lockEntries.ts";

/**
 * `npm run complete-lock`, after `npm install`: adds the optional packages of other platforms that the registry at hand does
 * not carry. `npm ci` refuses a lock in which one of them is missing, on every platform.
 */
const file = join(import.meta.dirname, "../package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8")) as Lock;
const added = completeLock(lock);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? "package-lock.json is complete." : `Added: ${added.join(", ")}.`);
