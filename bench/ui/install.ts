/**
 * Prints how many packages and megabytes the first install of a page with a gauge and a chart brings, the kit beside the usual
 * libraries: npm, an empty folder, React in all of them, bytes of all files.
 * Run: `npm run bench:install` (needs the package registry)
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { packPackage } from "../../scripts/packPackage.ts";

const react = ["react@19.3.1", "react-dom@19.3.1"];
const lockSchema = v.object({ packages: v.record(v.string(), v.unknown()) });

interface Install {
  readonly packages: number;
  readonly bytes: number;
}

/** Installs packages beside React into a new folder and counts what is there. */
function install(folder: string, packages: readonly string[]): Install {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...flags, ...react, ...packages], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm install ${packages.join(" ")} failed.`);
  const lock: unknown = JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8"));
  const files = globSync("node_modules/**/*", { cwd: folder }).map((file) => statSync(join(folder, file)));
  return {
    packages: Object.keys(v.parse(lockSchema, lock).packages).length,
    bytes: files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0),
  };
}

const folder = mkdtempSync(join(tmpdir(), "carnation-install-"));
try {
  const { dependencies: peers } = v.parse(
    v.object({ dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(join(import.meta.dirname, "peers/package.json"), "utf8")),
  );
  const pinned = (...names: readonly string[]): string[] => names.map((name) => `${name}@${peers[name]}`);
  const own = install(join(folder, "kit"), [packPackage("ui", folder)]);
  const others = {
    Recharts: pinned("recharts"),
    "MUI with X Charts": pinned("@mui/material", "@mui/x-charts", "@emotion/react", "@emotion/styled"),
    "Nivo RadialBar and Bar": pinned("@nivo/radial-bar", "@nivo/bar"),
  };
  const line = (name: string, { packages, bytes }: Install, ratios = ""): void =>
    console.log(
      `${name.padEnd(26)}${String(packages).padStart(5)} packages ${(bytes / 1e6).toFixed(1).padStart(7)} MB${ratios}`,
    );
  console.log("First install with React; the ratios are the kit's figures over the peer's.");
  line("Carnation", own);
  for (const [index, [name, packages]] of Object.entries(others).entries()) {
    const theirs = install(join(folder, `peer-${index}`), packages);
    const ratios = [own.packages / theirs.packages, own.bytes / theirs.bytes].map((ratio) =>
      ratio.toFixed(2),
    );
    line(name, theirs, `   × ${ratios.join(", × ")}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
