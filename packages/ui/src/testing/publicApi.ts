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

interface ApiPageOptions {
  /** What each subpath exports. */
  readonly modules: ReadonlyMap<string, ModuleSurface>;
  /** The sheets that each subpath needs, by subpath. */
  readonly sheets: ReadonlyMap<string, readonly string[]>;
  /** Subpaths that are no modules. */
  readonly files: readonly string[];
}

/** The page that a reviewer reads: every subpath, one line for every name in it, and the sheets that it needs. */
export function apiPage({ modules, sheets, files }: ApiPageOptions): string {
  const sheetLines = (path: string): readonly string[] => {
    const names = sheets.get(path) ?? [];
    return names.length === 0 ? [] : ["", `Sheets: ${names.map((name) => `\`${name}.css\``).join(", ")}.`];
  };
  const sections = [...modules].flatMap(([path, { values, types }]) => [
    `## ${path}`,
    "",
    ...values.map((name) => `- \`${name}\``),
    ...types.map((name) => `- type \`${name}\``),
    ...sheetLines(path),
    "",
  ]);
  return [
    "# Public API of @carnation/ui",
    "",
    "Everything that a host may import, and nothing else. Generated from the index files by `npm run api -w packages/ui`; a test fails when the code says otherwise. A line that appears here is a promise, a line that goes is a breaking change: review both, and write the changeset.",
    "",
    "Who does not load `styles.css` loads `tokens.css`, `base.css` and the sheets named under each component, in this order. A page that is the kit's from edge to edge also loads `page.css`.",
    "",
    ...sections,
    "## Style sheets and data",
    "",
    ...files.map((path) => `- \`${path}\``),
    "",
  ].join("\n");
}
