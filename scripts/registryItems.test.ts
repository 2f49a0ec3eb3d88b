import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { packageOf } from "../packages/ui/src/testing/neededPackages.ts";
import { registryFiles } from "./registryItems.ts";

const root = join(import.meta.dirname, "..");
interface Item {
  readonly name: string;
  readonly description: string;
  readonly dependencies: readonly string[];
  readonly files: readonly { readonly path: string; readonly target: string }[];
}
const registries = [...registryFiles(root)].map(([path, text]) => ({
  path,
  registry: JSON.parse(text) as { readonly items: readonly Item[] },
}));
const items = registries.flatMap(({ path, registry }) =>
  registry.items.map((item) => ({ ...item, from: dirname(path) })),
);
const packageName = (dependency: string): string => /^@?[^@]+/u.exec(dependency)?.[0] ?? "";

test.each(registries)("$path is what `npm run registry` writes", ({ path, registry }) => {
  expect(JSON.parse(readFileSync(join(root, path), "utf8"))).toEqual(registry);
});

test("the registry at the root includes each of them", () => {
  const { include } = JSON.parse(readFileSync(join(root, "registry.json"), "utf8")) as { include: unknown };
  expect(include).toEqual(expect.arrayContaining(registries.map(({ path }) => path)));
});

test("each name stands for one item, which says what it is", () => {
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  expect(items.filter(({ description }) => description === "").map(({ name }) => name)).toEqual([]);
});

/** The imports of a copied file, each as the name of a package, or as the target of another file. */
const importsOf = (file: string, target: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(/ from "(?<name>.+)";/gu)].map(({ groups }) => {
    const name = groups?.["name"] ?? "";
    return name.startsWith(".") ? join(dirname(target), name) : packageOf(name);
  });

test.each(items)(
  "$name copies files that exist, with every module that they import, and installs every package",
  ({ from, files, dependencies }) => {
    const found = new Set([
      ...dependencies.map(packageName),
      ...files.flatMap(({ target }) => [target, target.replace(/\.tsx?$/u, "")]),
      "react",
    ]);
    const wanted = files.flatMap(({ path, target }) => importsOf(join(root, from, path), target));
    expect(wanted.filter((name) => !found.has(name))).toEqual([]);
  },
);
