import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { withImports } from "./importedFiles.ts";
import { runner, type Suite } from "./suites.ts";

/** What installs, builds and editors leave in a folder. */
const LEFT_BEHIND =
  /(?:^|\/)(?:node_modules|dist|dist-types|coverage|\.turbo|\.next|\.react-router|\.DS_Store)(?:\/|$)|\.(?:tsbuildinfo|log)$/u;

/**
 * The files that decide how a suite ends.
 * @param root of the repository
 * @returns paths from there, sorted
 * @throws Error when an input is not there
 */
export function inputFiles(root: string, { inputs, except }: Suite): string[] {
  const own = filesAt(root, inputs).filter((file) => !(except?.test(file) ?? false));
  return [...new Set([...withImports(root, own), ...filesAt(root, runner)])].toSorted();
}

function filesAt(root: string, inputs: readonly string[]): string[] {
  return inputs.flatMap((input) =>
    statSync(join(root, input)).isDirectory() ? filesIn(root, input) : [input],
  );
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (LEFT_BEHIND.test(path)) return [];
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

/** SHA-256 of the names and contents of a suite's inputs, as they are now. */
export function digestOf(root: string, suite: Suite): string {
  const hash = createHash("sha256");
  for (const file of inputFiles(root, suite)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
