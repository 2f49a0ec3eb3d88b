import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import * as v from "valibot";

/** Imports that are there when the module runs: the compiler takes those of types away. */
const SPECIFIER =
  /(?:^|[;\n])\s*(?:import|export)\s+(?!type\s)(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gu;
const SOURCE = "@carnation/source";

const manifest = v.object({
  exports: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
});

/** The folders of the workspace's packages, by name: `@carnation/ui` in `packages/ui`. */
const folderOf = (root: string, name: string): string | undefined =>
  ["packages", "apps"].map((parent) => `${parent}/${name}`).find((path) => existsSync(join(root, path)));

type Exports = v.InferOutput<typeof manifest>["exports"];

/** The source that an entry of a package leads to; of patterns with a star, the longest that fits. */
function targetOf(exports: Exports, path: string): string | undefined {
  const sourceOf = (name: string): string | undefined => {
    const entry = exports[name];
    return typeof entry === "string" ? entry : entry?.[SOURCE];
  };
  if (path in exports) return sourceOf(path);
  const [pattern] = Object.keys(exports)
    .filter((name) => name.endsWith("*") && path.startsWith(name.slice(0, -1)))
    .toSorted((one, other) => other.length - one.length);
  return pattern && sourceOf(pattern)?.replace("*", path.slice(pattern.length - 1));
}

function resolveWorkspace(root: string, specifier: string): string | undefined {
  const [, name = "", ...rest] = specifier.split("/");
  const folder = folderOf(root, name);
  if (folder === undefined) return undefined;
  const { exports } = v.parse(manifest, JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")));
  const target = targetOf(exports, rest.length === 0 ? "." : `./${rest.join("/")}`);
  if (target === undefined) throw new Error(`${specifier} has no source among the exports of ${folder}.`);
  return join(folder, target);
}

function resolveImport(root: string, file: string, specifier: string): string | undefined {
  const [path = ""] = specifier.split("?");
  if (path.startsWith(".")) {
    const target = join(dirname(file), path);
    // A name without its extension may be that of a folder beside the module.
    return statSync(join(root, target), { throwIfNoEntry: false })?.isFile() === true ? target : undefined;
  }
  return path.startsWith("@carnation/") ? resolveWorkspace(root, path) : undefined;
}

/**
 * The files of the repository that some modules load, and those that these load.
 * @param root of the repository
 * @param files from there
 * @returns paths from there, the given files among them, with slashes
 */
export function withImports(root: string, files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    if (!/\.[cm]?[jt]sx?$/u.test(file)) continue;
    for (const [, stated, dynamic] of readFileSync(join(root, file), "utf8").matchAll(SPECIFIER)) {
      const target = resolveImport(root, file, stated ?? dynamic ?? "");
      if (target !== undefined) found.add(relative(root, join(root, target)).replaceAll("\\", "/"));
    }
  }
  return [...found];
}
