import { isTestFile, sourceFiles } from "@carnation/testing/sourceImports";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { neededPackages } from "./testing/neededPackages.ts";

const source = new URL("./", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("../package.json", source), "utf8")) as Readonly<
  Record<"dependencies" | "peerDependencies", Readonly<Record<string, string>>> & {
    peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
  }
>;
const readme = readFileSync(new URL("../README.md", source), "utf8");

/** Packages that no subpath has to name: each comes with the kit, is built into it, or is asked for by all. */
const always = new Set([...Object.keys(manifest.dependencies), "@carnation/tokens", "react", "react-dom"]);
const needed = new Map(
  [...neededPackages(source)]
    .map(([name, packages]) => [name, packages.filter((each) => !always.has(each))] as const)
    .filter(([, packages]) => packages.length > 0),
);

const words = (cell: string): readonly string[] =>
  [...cell.matchAll(/`(?<word>[^`]+)`/gu)].map(({ groups }) => groups?.["word"] ?? "");

/** The table of the README: the packages of each subpath. */
function writtenTable(): ReadonlyMap<string, readonly string[]> {
  const [, rows = ""] = /^\| you import .*\n\| -.*\n(?<rows>(?:\|.*\n)+)/mu.exec(readme) ?? [];
  return new Map(
    rows
      .trim()
      .split("\n")
      .flatMap((row) => {
        const [, subpaths = "", packages = ""] = row.split("|");
        return words(subpaths).map((path) => [path.slice(1), words(packages)] as const);
      }),
  );
}

test("the table of the README names the packages that each subpath imports, and no others", () => {
  expect(writtenTable()).toEqual(needed);
});

test("a package that only some subpaths import is an optional peer, and nothing else is", () => {
  const optional = Object.keys(manifest.peerDependenciesMeta);
  expect(optional.toSorted()).toEqual([...new Set([...needed.values()].flat())].toSorted());
  expect(Object.values(manifest.peerDependenciesMeta).every((peer) => peer.optional)).toBe(true);
  expect(Object.keys(manifest.peerDependencies).toSorted()).toEqual(
    [...optional, "react", "react-dom"].toSorted(),
  );
});

test("gauges, charts and simple fields ask for nothing", () => {
  const light = ["criterion-gauge", "trend-chart", "bar-chart", "comparison-chart", "quote-table"];
  const fields = ["text-field", "number-field", "select-field", "checkbox-field", "radio-field", "slider"];
  expect([...light, ...fields].filter((name) => needed.has(name))).toEqual([]);
});

test("a family's line of the README installs packages of the table, and together they are all of it", () => {
  const [, family = ""] = /^By family:\n\n```sh\n(?<lines>[^`]*)```/mu.exec(readme) ?? [];
  const installed = [...family.matchAll(/^npm install (?<names>.*)$/gmu)].flatMap(
    ({ groups }) => groups?.["names"]?.split(" ") ?? [],
  );
  const schemaLibrary = "valibot";
  expect([...new Set(installed)].toSorted()).toEqual(
    [...new Set([...[...needed.values()].flat(), schemaLibrary])].toSorted(),
  );
});

test("an optional peer is imported by name: an empty module in its place then fails the build, not the page", () => {
  const root = fileURLToPath(source);
  const namespaces = sourceFiles(root)
    .filter((file) => !isTestFile(file))
    .filter((file) =>
      /^import \* as \w+ from "(?![./]|react")/mu.test(readFileSync(join(root, file), "utf8")),
    );
  expect(namespaces).toEqual([]);
});
