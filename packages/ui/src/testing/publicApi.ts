import { readFileSync } from "node:fs";

/** What one subpath exports, by name. */
export interface ModuleSurface {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/** `export { A, type B } from "…";` and `export type { C } from "…";`: all that an index file may hold. */
const reExport = /^export (?<kind>type )?\{(?<names>[^}]*)\} from "[^"]+";\n?/gmu;
const declaration = /^export const (?<name>\w+)/gmu;

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

/** Names of the constants that a module declares itself. */
export function declaredSurface(file: URL): ModuleSurface {
  const code = readFileSync(file, "utf8");
  return {
    values: [...code.matchAll(declaration)].map(({ groups }) => groups?.["name"] ?? "").toSorted(),
    types: [],
  };
}

/** The page that a reviewer reads: every subpath, and one line for every name in it. */
export function apiPage(modules: ReadonlyMap<string, ModuleSurface>, files: readonly string[]): string {
  const sections = [...modules].flatMap(([path, { values, types }]) => [
    `## ${path}`,
    "",
    ...values.map((name) => `- \`${name}\``),
    ...types.map((name) => `- type \`${name}\``),
    "",
  ]);
  return [
    "# Public API of @carnation/ui",
    "",
    "Everything that a host may import, and nothing else. Generated from the index files by `npm run api -w packages/ui`; a test fails when the code says otherwise. A line that appears here is a promise, a line that goes is a breaking change: review both, and write the changeset.",
    "",
    ...sections,
    "## Style sheets and data",
    "",
    ...files.map((path) => `- \`${path}\``),
    "",
  ].join("\n");
}
