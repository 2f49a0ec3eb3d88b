import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;

/** The folders that each folder takes something from, types included; tests and what serves them left out. */
function folderImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync("*/**/*.ts", { cwd: root })) {
    if (/\.test\.ts$|(?:^|\/)testing\//u.test(file)) continue;
    const folder = topOf(file);
    const taken = imports.get(folder) ?? new Set();
    imports.set(folder, taken);
    for (const { groups } of readFileSync(join(root, file), "utf8").matchAll(/from "(?<module>\.[^"]+)"/gu)) {
      taken.add(topOf(join(dirname(file), groups?.["module"] ?? "")));
    }
    taken.delete(folder);
  }
  return imports;
}

function topOf(file: string): string {
  return file.split("/")[0] ?? "";
}

test("no folder takes something from one that takes something from it, over however many folders", () => {
  const waiting = new Map(folderImports());
  expect(waiting.size).toBeGreaterThan(20);
  const sources = (folder: string): string[] =>
    [...(waiting.get(folder) ?? [])].filter((taken) => waiting.has(taken));
  const isTaken = (folder: string): boolean =>
    [...waiting.keys()].some((other) => sources(other).includes(folder));
  for (let settled = true; settled;) {
    // Neither one that takes nothing nor one from which nothing is taken is part of a circle.
    const free = [...waiting.keys()].filter((folder) => sources(folder).length === 0 || !isTaken(folder));
    for (const folder of free) waiting.delete(folder);
    settled = free.length > 0;
  }
  expect(
    Object.fromEntries([...waiting.keys()].map((folder) => [folder, sources(folder)])),
    "These folders depend on each other. What two of them need belongs in a third, or in the lower one.",
  ).toEqual({});
});
