import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";

/** The commands of `package.json`, as the pages for readers name them and as they are typed. */
const root = join(import.meta.dirname, "..");
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
);
const pages = globSync(["*.md", "docs/**/*.md", "{apps,packages}/*/*.md", "bench/{*,*/*}.md"], { cwd: root });

test.each(pages.filter((page) => !page.endsWith("CHANGELOG.md")))("%s names commands that exist", (page) => {
  const text = readFileSync(join(root, page), "utf8");
  const named = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]*\w)(?!.* -w )/gu)].map(
    ([, name]) => name!,
  );
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test.each(pages)("%s links to files that exist", (page) => {
  const text = readFileSync(join(root, page), "utf8");
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)/gu)].map(([, link]) => link!);
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});

test("the glossary names folders and files that exist", () => {
  const text = readFileSync(join(root, "docs/glossary.md"), "utf8");
  const named = [...text.matchAll(/`((?:apps|packages)(?:\/[\w.-]+)+)`/gu)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("a command that ends in another one passes on what is typed after --", () => {
  const ends = Object.entries(scripts).map(([name, text]) => [name, text.split("&& ").at(-1)!] as const);
  const closed = ends.filter(([, last]) => last.startsWith("npm run ") && !/ --(?: |$)/u.test(last));
  // What is checked in several steps takes no argument.
  expect(closed.map(([name]) => name)).toEqual(["check"]);
});
