import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser, installedBrowser } from "./findBrowser.ts";

/** A Chromium build that travels inside an npm package (Linux x64): no download site, no administrator rights. */
const PACKAGE = "@sparticuz/chromium@153.0.0";

// The package's own libraries come after the system's in need, before them in the search: they are what makes the
// binary start on a bare machine.
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/unpacked/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$here/unpacked/fonts"
exec "$here/unpacked/chromium" "$@"
`;

/**
 * Path of a Chromium for the tests, installed first when the machine has none.
 * @throws Error with what to do by hand when no browser can be had.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log("Carnation: no Chromium on this machine; installing one for the tests…");
  if (process.platform === "linux" && process.arch === "x64") unpackFromPackage();
  else run("npx", ["playwright", "install", "chromium", "--only-shell"]);
  const installed = findBrowser() ?? playwrightBrowser();
  if (installed === undefined) {
    throw new Error(
      "No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM to its path.",
    );
  }
  console.log(`Carnation: Chromium is ready (${installed}).`);
  return installed;
}

function unpackFromPackage(): void {
  const folder = dirname(installedBrowser);
  const unpacked = join(folder, "unpacked");
  mkdirSync(unpacked, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  run("npm", [
    "install",
    "--prefix",
    folder,
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    PACKAGE,
  ]);
  const entry = pathToFileURL(join(folder, "node_modules", "@sparticuz", "chromium", "build", "index.js"));
  // The package unpacks below the temporary folder, its libraries only where it believes to be on Lambda.
  run(
    process.execPath,
    ["-e", `import(${JSON.stringify(entry.href)}).then((m) => m.default.executablePath())`],
    {
      TMPDIR: unpacked,
      AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
    },
  );
  writeFileSync(installedBrowser, launcher);
  chmodSync(installedBrowser, 0o755);
}

function playwrightBrowser(): string | undefined {
  const script = "import('playwright').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const answer = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  return answer.status === 0 && answer.stdout !== "" ? answer.stdout : undefined;
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const result = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (result.status !== 0) throw new Error(`${command} ${args[0]} failed while installing a browser.`);
}

if (import.meta.main) ensureBrowser();
