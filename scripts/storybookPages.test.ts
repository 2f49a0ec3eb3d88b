import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/**
 * The pages of documentation name stories and examples of other files. The build of Storybook would not notice one
 * that is gone, only whoever opens the page: nothing but the page runs that line.
 */
const source = join(import.meta.dirname, "..", "packages", "ui", "src");
const pages = globSync("**/*.mdx", { cwd: source });

/** Gives what a module gives out by name: `export const X`, `export function X`. */
function exportsOf(file: string): Set<string> {
  const text = readFileSync(file, "utf8");
  return new Set([...text.matchAll(/^export (?:const|function|class) (\w+)/gmu)].map(([, name]) => name!));
}

test.each(pages)("%s names files and stories that exist", (page) => {
  const text = readFileSync(join(source, page), "utf8");
  const missing: string[] = [];
  for (const [, what = "", from = ""] of text.matchAll(/^import (.+?) from "(\.[^"]+)";/gmu)) {
    const file = join(source, dirname(page), from.split("?")[0]!);
    if (!existsSync(file)) {
      missing.push(from);
      continue;
    }
    const module = /^\* as (\w+)$/u.exec(what)?.[1];
    if (module === undefined) continue;
    const known = exportsOf(file);
    const used = [...text.matchAll(new RegExp(`\\b${module}\\.(\\w+)`, "gu"))].map(([, name]) => name!);
    missing.push(...used.filter((name) => !known.has(name)).map((name) => `${module}.${name}`));
  }
  expect(missing).toEqual([]);
});

test("the pages are found", () => {
  expect(pages.length).toBeGreaterThan(80);
});

/** Pages of their own, and what is made of several components. */
const NO_COMPONENTS = new Set(["foundations/pages", "patterns"]);

test("each component shows its themes and widths in one matrix", () => {
  const stories = globSync("{patterns,*/*}/*.stories.tsx", { cwd: source });
  const folders = [...new Set(stories.map((file) => dirname(file)))].filter(
    (name) => !NO_COMPONENTS.has(name),
  );
  const withMatrix = new Set(
    stories
      .filter((file) => /^export const Matrice\b/mu.test(readFileSync(join(source, file), "utf8")))
      .map((file) => dirname(file)),
  );
  expect(folders.length).toBeGreaterThan(80);
  expect(folders.filter((name) => !withMatrix.has(name))).toEqual([]);
});
