import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kitSurface } from "./testing/kitSurface.ts";
import { sheetFinder } from "./testing/neededSheets.ts";
import { indexSurface } from "./testing/publicApi.ts";
import { layerOrder } from "./styles/tokens/layerOrder.ts";

const source = new URL("./", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("../package.json", source), "utf8")) as {
  exports: Record<string, Record<string, string>>;
};
const { folders, sheets, ...surface } = kitSurface(source);

test("every folder has its subpath, and every subpath its source", () => {
  expect(
    manifest.exports,
    "A component came or went: `npm run surface -w packages/ui`, and review package.json.",
  ).toEqual(surface.exports);
  for (const [path, target] of Object.entries(manifest.exports)) {
    const file = typeof target === "string" ? target : target["@carnation/source"];
    expect(existsSync(new URL(`../${file}`, source)), `${path} has no source`).toBe(true);
  }
});

test("the whole sheet holds every component", () => {
  const css = readFileSync(new URL("styles/styles.css", source), "utf8");
  expect(css, "A sheet came or went: `npm run surface -w packages/ui`.").toBe(surface.styles);
});

const indexes = new Map(
  [...folders].map(
    ([name, folder]) => [`./${name}`, indexSurface(new URL(`${folder}/index.ts`, source))] as const,
  ),
);
const sheetsOf = sheetFinder(source);

test("every exported component is named on the page of its folder", () => {
  const missing = [...folders].filter(([name, folder]) => {
    const pages = readdirSync(new URL(`${folder}/`, source)).filter((file) => file.endsWith(".mdx"));
    const text = pages.map((file) => readFileSync(new URL(`${folder}/${file}`, source), "utf8")).join("\n");
    const components = indexes.get(`./${name}`)?.values.filter((value) => /^[A-Z]/u.test(value)) ?? [];
    return !components.every((component) => new RegExp(`\\b${component}\\b`, "u").test(text));
  });
  expect(missing, "Write the page.").toEqual([]);
});

test.each([...sheets])(
  "%s.css declares the order of the layers first and styles nothing outside them",
  (_, sheet) => {
    const css = readFileSync(new URL(sheet, source), "utf8");
    expect(css.startsWith(layerOrder)).toBe(true);
    const topLevel = css.match(/^\S.*\{$/gmu);
    expect(topLevel).toEqual(["@layer carnation.components {"]);
    expect(css).not.toMatch(/#[\da-f]{3,8}\b/iu);
  },
);

test("the sheets that a component needs are known, those of a neighbour whose classes it wears too", () => {
  expect(sheetsOf("badge")).toEqual(["badge"]);
  expect(sheetsOf("tags-field")).toEqual(
    expect.arrayContaining(["combobox-field", "field", "multi-select-field"]),
  );
  expect(sheetsOf("drawer")).toEqual(expect.arrayContaining(["icon-button", "visually-hidden"]));
});

test("a component with a hook or a handler of its own is a client component", () => {
  const modules = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".tsx") && !/\.(?:test|stories)\.tsx$|testing/u.test(path),
  );
  const undeclared = modules.filter((path) => {
    const code = readFileSync(new URL(path, source), "utf8");
    return /\buse[A-Z]\w*\(|\son[A-Z]\w*=\{/u.test(code) && !code.startsWith('"use client";');
  });
  expect(undeclared).toEqual([]);
});

/** Holds what `react` leaves out where server components run: importing it there breaks the host's build. */
const clientReact =
  /^(?:use(?!Id$|Memo$|Callback$|DebugValue$)[A-Z]\w*|createContext|Component|PureComponent)$/u;
const importLine = /^(?:import|export) (?!type )(?<names>[^;]*?) from "(?<from>[^"]+)";/gmu;

/** The client-only names of React that a server loads with a module, before any border of `"use client"`. */
function loadedByServer(file: URL, seen: Set<string>): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const code = readFileSync(file, "utf8");
  if (code.startsWith('"use client";')) return [];
  return [...code.matchAll(importLine)].flatMap(({ groups }) => {
    const from = groups?.["from"] ?? "";
    const names = (groups?.["names"] ?? "").split(/[{},]/u).map((name) => name.trim());
    const values = names.filter((name) => name !== "" && !name.startsWith("type "));
    if (from === "react") return values.filter((name) => clientReact.test(name));
    return from.startsWith(".") && values.length > 0 ? loadedByServer(new URL(from, file), seen) : [];
  });
}

test.each([...folders])(
  "a server component may import %s: hooks and contexts are behind 'use client'",
  (_, folder) => {
    expect(loadedByServer(new URL(`${folder}/index.ts`, source), new Set())).toEqual([]);
  },
);
