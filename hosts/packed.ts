import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "./test.ts";

/** Way that a program has ended. */
export interface Ended {
  readonly status: number | null;
  /** Holds what it wrote, to either output. */
  readonly text: string;
}

/** Runs a program of the installed tools to its end. */
export function run(folder: string, command: string, ...args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
    // The condition that resolves packages to their sources is not for those who install them.
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  return { status, text: `${stdout}${stderr}` };
}

/** The manifest of an unpacked package leads to built files only: the sources stay in the repository. */
export function expectNoSourceEntries(folder: string): void {
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  expect(manifest).toContain('"exports"');
  expect(manifest).not.toMatch(/@carnation\/source|"\.\/src\//u);
}

/** Gives what publint thinks of a tarball: nothing. */
export function expectGoodPackage(tarball: string): void {
  const { status, text } = run(process.cwd(), "publint", tarball, "--strict");
  expect(status, text).toBe(0);
  expect(text).toContain("All good");
}

/**
 * The types of every entry of a tarball resolve as each of the compiler's resolutions asks, classic `node` included.
 * That `require` meets ES modules is the packages' choice (decision 106).
 * @param untyped entries that have no types, such as style sheets, or no file in the tarball
 */
export function expectTypes(tarball: string, untyped: readonly string[] = []): void {
  const format = ["--ignore-rules", "cjs-resolves-to-esm", "--format", "ascii", "--no-emoji"];
  const left = untyped.length === 0 ? [] : ["--exclude-entrypoints", ...untyped];
  const { status, text } = run(process.cwd(), "attw", tarball, ...format, ...left);
  expect(status, text).toBe(0);
}
