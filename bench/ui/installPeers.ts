import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folder of the peers: its own `package.json`, its own `node_modules`, no part of the workspace. */
export const peersFolder: string = join(import.meta.dirname, "peers");

/** Folder of the repository: turbo takes the nearest `package.json` for its own. */
const root = join(import.meta.dirname, "../..");

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
}

/** Builds the kit, installs what it is measured beside when that changed, and checks that the cases fit both. */
export function prepareCases(): void {
  run("turbo", ["run", "build", "--filter=@carnation/ui", "--output-logs=errors-only"], root);
  const manifest = readFileSync(join(peersFolder, "package.json"));
  const wanted = createHash("sha256").update(manifest).digest("hex");
  const stamp = join(peersFolder, "node_modules", ".installed");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    console.log("Installing the libraries to compare with…");
    // Tremor asks for React 18.
    const flags = [
      "--legacy-peer-deps",
      "--no-audit",
      "--no-fund",
      "--no-package-lock",
      "--ignore-scripts",
      "--loglevel=error",
    ];
    run("npm", ["install", ...flags], peersFolder);
    writeFileSync(stamp, wanted);
  }
  run("tsc", ["-p", peersFolder], peersFolder);
}
