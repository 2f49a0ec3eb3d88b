import { readFileSync } from "node:fs";

/** Describes what one subpath exports, by name. */
export interface ModuleSurface {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/** `export { A, type B } from "…";` and `export type { C } from "…";`: all that an index file may hold. */
const reExport = /^export (?<kind>type )?\{(?<names>[^}]*)\} from "[^"]+";\n?/gmu;

/**
 * Names exported by an index file, types included: at run time they are gone.
 * @throws Error when the file holds anything but re-exports by name
 */
export function indexSurface(file: URL): ModuleSurface {
  const code = readFileSync(file, "utf8");
  const rest = code.replaceAll(reExport, "").replaceAll(/\/\*[\s\S]*?\*\/|^\/\/.*$/gmu, "");
  if (rest.trim() !== "") {
    throw new Error(`${file.pathname}: an index file only re-exports, by name. Found: ${rest.trim()}`);
  }
  const names = [...code.matchAll(reExport)].flatMap(({ groups }) =>
    (groups?.["names"] ?? "")
      .split(",")
      .map((name) => name.trim().replace(/^(?<kind>type )?\w+ as /u, "$<kind>"))
      .filter((name) => name !== "")
      .map((name) => (groups?.["kind"] === undefined ? name : `type ${name}`)),
  );
  return {
    values: names.filter((name) => !name.startsWith("type ")).toSorted(),
    types: names.flatMap((name) => (name.startsWith("type ") ? [name.slice(5)] : [])).toSorted(),
  };
}
