// Installs the dependencies when the lock file changed since the last install.
// Runs on the machine's own Node (20 or newer), before the pinned one is there: plain JavaScript, no dependency.
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.lock-sha256";
const lockHash = () => createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (installed !== lockHash()) {
  // `npm ci` would empty a folder that a started product is using: an existing one is brought up to date instead.
  const command = existsSync("node_modules") ? "install" : "ci";
  console.log("Carnation: installing dependencies (about a minute the first time)…");
  execSync(`npm ${command} --no-audit --no-fund --loglevel=error`, { stdio: "inherit" });
  writeFileSync(stamp, lockHash());
}
