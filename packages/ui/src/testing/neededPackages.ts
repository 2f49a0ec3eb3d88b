import { readFileSync } from "node:fs";
import { kitFolders } from "./kitFolders.ts";

/** Every import and re-export of a module, of values, of types and when it is needed. */
const imported = /^(?:import|export) [^;]*?\bfrom "(?<from>[^"]+)";|\bimport\("(?<later>[^"]+)"\)/gmu;

/** The package that an import names, without the path inside it. */
export const packageOf = (from: string): string =>
  from
    .split("/")
    .slice(0, from.startsWith("@") ? 2 : 1)
    .join("/");

function collectPackages(file: URL, seen: Set<string>, packages: Set<string>): void {
  if (seen.has(file.href)) return;
  seen.add(file.href);
  for (const { groups } of readFileSync(file, "utf8").matchAll(imported)) {
    const from = groups?.["from"] ?? groups?.["later"] ?? "";
    if (from.startsWith(".")) collectPackages(new URL(from, file), seen, packages);
    else packages.add(packageOf(from));
  }
}

/**
 * Reads which packages the modules of each subpath import, types included: whoever lacks one of them has types of `any`.
 * @param source the folder of all groups
 * @returns packages in the order of the alphabet, by the name of the subpath
 */
export function neededPackages(source: URL): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...kitFolders(source)].map(([name, folder]) => {
      const packages = new Set<string>();
      collectPackages(new URL(`${folder}/index.ts`, source), new Set(), packages);
      return [name, [...packages].toSorted()] as const;
    }),
  );
}
