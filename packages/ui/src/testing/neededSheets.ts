import { existsSync, readFileSync } from "node:fs";
import { kitFolders } from "./kitFolders.ts";

/** Relative module of an import of values, at the beginning or when it is needed. */
const importedModule =
  /^(?:import|export) (?!type )[^;]*? from "(?<from>\.[^"]+)";|\bimport\("(?<later>\.[^"]+)"\)/gmu;
const className = /(?<![\w-])cn-(?<block>[a-z]+(?:-[a-z]+)*)/gu;

const blocksOf = (code: string): readonly string[] =>
  [...code.matchAll(className)].map(({ groups }) => groups?.["block"] ?? "");

/** Every module of the kit that a module loads, itself included; what is only a type is not loaded. */
function loadedModules(file: URL, seen: Map<string, string>): Map<string, string> {
  if (!seen.has(file.href)) {
    const code = readFileSync(file, "utf8");
    seen.set(file.href, code);
    for (const { groups } of code.matchAll(importedModule)) {
      loadedModules(new URL(groups?.["from"] ?? groups?.["later"] ?? "", file), seen);
    }
  }
  return seen;
}

/** The sheet that styles each block of classes, where it is only one: others adapt parts of their neighbours. */
function sheetByBlock(source: URL): ReadonlyMap<string, string> {
  const sheets = new Map<string, Set<string>>();
  for (const [name, folder] of kitFolders(source)) {
    const sheet = new URL(`${folder}/${name}.css`, source);
    if (!existsSync(sheet)) continue;
    for (const block of blocksOf(readFileSync(sheet, "utf8"))) {
      sheets.set(block, (sheets.get(block) ?? new Set()).add(name));
    }
  }
  return new Map(
    [...sheets].flatMap(([block, [first, ...others]]) => {
      if (sheets.get(block)?.has(block)) return [[block, block] as const];
      return first !== undefined && others.length === 0 ? [[block, first] as const] : [];
    }),
  );
}

/**
 * Gives what tells the sheets that a component needs besides `tokens` and `base`: its own, those of the components that
 * it loads, and those whose classes it uses without loading a component.
 * @param source the folder of all groups
 */
export function sheetFinder(source: URL): (name: string) => readonly string[] {
  const owners = sheetByBlock(source);
  const folders = kitFolders(source);
  return (name) => {
    const modules = [...loadedModules(new URL(`${folders.get(name)}/index.ts`, source), new Map())];
    const views = modules.filter(([href]) => href.endsWith(".tsx"));
    const loaded = views.map(([href]) => href.slice(source.href.length).split("/")[1] ?? "");
    const styled = modules.flatMap(([, code]) => blocksOf(code).map((block) => owners.get(block) ?? ""));
    return [...new Set([...loaded, ...styled])]
      .filter((loadedName) => existsSync(new URL(`${folders.get(loadedName)}/${loadedName}.css`, source)))
      .toSorted();
  };
}
