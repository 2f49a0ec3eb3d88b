import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
}

/**
 * Builds the kit and packs it as the registry would receive it.
 * @param folder where the tarball goes; nothing else may end in `.tgz` there
 * @returns the path of the tarball
 */
export function packKit(folder: string): string {
  run("turbo", ["run", "build", "--filter=@carnation/ui", "--output-logs=errors-only"]);
  run("npm", ["pack", "-w", "packages/ui", "--pack-destination", folder, "--loglevel=error"]);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (tarball === undefined) throw new Error(`npm pack left no tarball in ${folder}.`);
  return join(folder, tarball);
}
