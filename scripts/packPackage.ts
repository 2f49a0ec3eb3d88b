import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
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
 * Builds a package and packs it as the registry would receive it.
 * @param name folder of the package in `packages/`
 * @param folder where the tarball goes, in a folder of the package's name
 * @returns the path of the tarball
 */
export function packPackage(name: "ui" | "domain" | "local-firebase", folder: string): string {
  const destination = join(folder, name);
  mkdirSync(destination, { recursive: true });
  run("turbo", ["run", "build", `--filter=@carnation/${name}`, "--output-logs=errors-only"]);
  run("npm", ["pack", "-w", `packages/${name}`, "--pack-destination", destination, "--loglevel=error"]);
  const tarball = readdirSync(destination).find((file) => file.endsWith(".tgz"));
  if (tarball === undefined) throw new Error(`npm pack left no tarball in ${destination}.`);
  return join(destination, tarball);
}
