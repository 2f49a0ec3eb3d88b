import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installOnce } from "./installOnce.ts";

// The package's own libraries come after the system's in need, before them in the search: they are what makes the
// binary start on a bare machine.
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/unpacked/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
export XDG_CACHE_HOME="$here/cache"
exec "$here/unpacked/chromium" "$@"
`;

// The package's own file names folders that exist on its first home only. Without any font the page dies at the first
// form control. Its cache would otherwise be left in whatever folder the browser is started from.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">unpacked/fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const home = join(import.meta.dirname, "../../../../.browser");
const manifests = ["package.json", "package-lock.json"] as const;
const stamp = manifests.reduce(
  (hash, name) => hash.update(readFileSync(join(import.meta.dirname, name))),
  createHash("sha256").update(launcher).update(fonts),
);
/** Another version, or another way of starting it, is another folder. */
const folder = join(home, `headless-${stamp.digest("hex").slice(0, 12)}`);
const refusalFile = `${folder}.refused`;

/** The headless Chromium that travels inside an npm package, whether it has been installed or not. */
export const headlessShell: string = join(folder, "chromium");

/** True when the build can run on this machine, as far as is known without trying. */
export const headlessShellFits: boolean =
  process.platform === "linux" && process.arch === "x64" && !existsSync(refusalFile);

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed.`, { cause: error });
}

/** @throws Error with what the browser said when it does not draw a page; that is remembered */
function tryOut(executable: string): void {
  const script = join(import.meta.dirname, "tryOut.ts");
  const { status, stderr } = spawnSync(process.execPath, [script, executable], { encoding: "utf8" });
  if (status === 0) return;
  const refusal = `This build of Chromium does not run on this machine.\n${stderr}`;
  // Without a status it was ended from outside, which says nothing about the browser.
  if (status !== null) writeFileSync(refusalFile, refusal);
  throw new Error(refusal);
}

function fill(partial: string): void {
  for (const name of manifests) copyFileSync(join(import.meta.dirname, name), join(partial, name));
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // The lock file beside this one holds the packages' checksums.
  run("npm", ["ci", "--prefix", partial, ...quiet]);
  const unpacked = join(partial, "unpacked");
  mkdirSync(unpacked);
  const entry = pathToFileURL(join(partial, "node_modules", "@sparticuz", "chromium", "build", "index.js"));
  // The package unpacks below the temporary folder, its libraries only where it believes to be on Lambda.
  run(
    process.execPath,
    ["-e", `import(${JSON.stringify(entry.href)}).then((m) => m.default.executablePath())`],
    { TMPDIR: unpacked, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
  );
  rmSync(join(partial, "node_modules"), { recursive: true });
  writeFileSync(join(partial, "fonts.conf"), fonts);
  writeFileSync(join(partial, "chromium"), launcher);
  chmodSync(join(partial, "chromium"), 0o755);
  tryOut(join(partial, "chromium"));
}

/**
 * Installs the build, once, from the package registry: no download site, no administrator rights.
 * @throws Error when the package cannot be had, or when the browser does not start here; the latter is remembered
 * until `.browser/` is removed
 */
export function installHeadlessShell(): void {
  installOnce(folder, fill, () => true);
}
