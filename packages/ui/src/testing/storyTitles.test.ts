import { readdirSync, readFileSync } from "node:fs";
import { toId } from "storybook/internal/csf";
import { expect, test } from "vitest";
import { kitFolders } from "./kitFolders.ts";
import { indexSurface } from "./publicApi.ts";

const source = new URL("../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, source), "utf8");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).map((path) =>
  path.replaceAll("\\", "/"),
);
const groups = new Map([...kitFolders(source)].map(([name, folder]) => [folder, name]));
const namesOf = (folder: string): readonly string[] =>
  indexSurface(new URL(`${folder}/index.ts`, source)).values;
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));
const kebab = (name: string): string => name.replaceAll(/(?<!^)(?=[A-Z])/gu, "-").toLowerCase();

const titleOf = (path: string): string =>
  /^const meta\b[\s\S]*?title: "([^"]+)"/mu.exec(read(path))?.[1] ?? "";
const stories = files.filter((path) => path.endsWith(".stories.tsx"));
const ofComponents = stories.filter((path) => groups.has(folderOf(path)));

test.each(ofComponents)("%s has its group and the imported name as its title", (path) => {
  const [group, name = "", ...rest] = titleOf(path).split("/");
  expect(group?.toLowerCase()).toBe(path.split("/")[0]);
  expect(namesOf(folderOf(path))).toContain(name);
  expect(path.endsWith(".features.stories.tsx")).toBe(rest.join("/") === "Cases");
});

/** A page as Storybook lists it. */
interface Page {
  readonly path: string;
  readonly title: string;
  readonly name: string;
}

const pages = files
  .filter((path) => path.endsWith(".mdx") && !path.endsWith(".en.mdx"))
  .map((path): Page => {
    const text = read(path);
    const meta = /<Meta\s[^>]*\/>/u.exec(text)?.[0] ?? "";
    const attached = /import \* as Stories from "\.\/([^"]+)"/u.exec(text)?.[1];
    const title = /title="([^"]+)"/u.exec(meta)?.[1] ?? titleOf(`${folderOf(path)}/${attached}`);
    return { path, title, name: /name="([^"]+)"/u.exec(meta)?.[1] ?? "" };
  });
const ofFolder = Map.groupBy(pages, ({ path }) => folderOf(path));

test.each(pages)("$path is found by its French name", ({ name }) => {
  expect(name).toMatch(/^\S[^–]*(?: – \S.*)?$/u);
});

test.each([...groups].filter(([folder]) => ofFolder.has(folder)))(
  "the search finds every imported component and hook of %s, and its subpath",
  (folder, subpath) => {
    const shown = (ofFolder.get(folder) ?? []).flatMap(({ title, name }) => [
      title.split("/").at(-1) ?? "",
      ...(name.split(" – ")[1]?.split(", ") ?? []),
    ]);
    const wanted = namesOf(folder).filter((name) => /^(?:[A-Z]|use[A-Z])/u.test(name));
    expect(shown).toEqual(expect.arrayContaining(wanted));
    expect(shown.map(kebab)).toContain(subpath);
  },
);

test("every link from page to page leads to one", () => {
  const ids = new Set(pages.map(({ title, name }) => toId(title, name)));
  const links = pages.flatMap(({ path }) =>
    [...read(path).matchAll(/\?path=\/docs\/([^)\s"]+)/gu)].map(([, id = ""]) => id),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});
