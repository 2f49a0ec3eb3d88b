import { readFileSync } from "node:fs";

/** What a name of the package is. */
export type ApiKind = "function" | "constant" | "class" | "type";

/** A name that a host may import. */
export interface ApiEntry {
  readonly name: string;
  readonly kind: ApiKind;
  /** First sentence of its docstring; null without one. */
  readonly sentence: string | null;
}

const star = /^export (?:type )?\* from "(?<from>[^"]+)";/gmu;
const list = /^export (?<type>type )?\{(?<names>[^}]*)\}(?: from "(?<from>[^"]+)")?;/gmu;
const imported = /^import (?:type )?\{(?<names>[^}]*)\} from "(?<from>[^"]+)";/gmu;
const declaration =
  /(?:\/\*\*(?<doc>(?:(?!\*\/)[\s\S])*)\*\/\s*(?:\/\*[^*]*\*\/\s*)?)?^export (?:async )?(?<kind>function\*?|const|class|interface|type) (?<name>\w+)/gmu;

const kinds: Readonly<Record<string, ApiKind>> = {
  function: "function",
  "function*": "function",
  const: "constant",
  class: "class",
};

/** The names that a module exports, its re-exports followed. Reads the source as the formatter leaves it. */
export function publicApi(module: URL): ReadonlyMap<string, ApiEntry> {
  const code = readFileSync(module, "utf8");
  const found = new Map<string, ApiEntry>();
  for (const { groups } of code.matchAll(star)) {
    for (const [name, entry] of publicApi(new URL(groups?.["from"] ?? "", module))) found.set(name, entry);
  }
  for (const { groups } of code.matchAll(list)) {
    for (const [name, exported] of namesIn(groups?.["names"] ?? "")) {
      const from = groups?.["from"] ?? importOf(code, name);
      const entry = publicApi(new URL(from, module)).get(name);
      if (!entry) throw new Error(`${module.pathname} exports ${name}, which ${from} does not have.`);
      found.set(exported, { ...entry, name: exported });
    }
  }
  for (const { groups } of code.matchAll(declaration)) {
    const { name = "", kind = "", doc } = groups ?? {};
    if (found.has(name)) continue;
    found.set(name, { name, kind: kinds[kind] ?? "type", sentence: doc ? firstSentence(doc) : null });
  }
  return found;
}

/** The reviewed page: every name with what it is and what it is for, of the package and of its second entry. */
export function apiPage(api: Iterable<ApiEntry>, ui: Iterable<ApiEntry>): string {
  return [
    "# Public API of @carnation/domain",
    "",
    "Everything that a host may import, and nothing else. Generated from the docstrings by `npm run api -w packages/domain`; a test fails when the code says otherwise. A line that appears here is a promise, a line that goes is a breaking change: review both, and write the changeset.",
    "",
    ...sections(api, "##"),
    "## @carnation/domain/ui",
    "",
    "What gives the components of `@carnation/ui` their properties, without React. `quoteTable` and `arrangeRoutine` are those of the package.",
    "",
    ...sections(ui, "###"),
  ].join("\n");
}

function sections(api: Iterable<ApiEntry>, heading: string): string[] {
  const entries = [...api].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const section = (title: string, kind: ApiKind): string[] => {
    const lines = entries.filter((entry) => entry.kind === kind);
    return lines.length === 0
      ? []
      : [
          `${heading} ${title}`,
          "",
          ...lines.map(({ name, sentence }) => `- \`${name}\`: ${sentence ?? ""}`),
          "",
        ];
  };
  return [
    ...section("Functions", "function"),
    ...section("Classes", "class"),
    ...section("Constants and schemas", "constant"),
    ...section("Types", "type"),
  ];
}

function namesIn(names: string): (readonly [name: string, exported: string])[] {
  return names
    .split(",")
    .map((part) => part.trim().replace(/^type /u, ""))
    .filter((part) => part !== "")
    .map((part) => {
      const [name = "", exported = name] = part.split(" as ");
      return [name, exported];
    });
}

function importOf(code: string, name: string): string {
  for (const { groups } of code.matchAll(imported)) {
    if (namesIn(groups?.["names"] ?? "").some(([each]) => each === name)) return groups?.["from"] ?? "";
  }
  throw new Error(`${name} is neither declared nor imported.`);
}

function firstSentence(doc: string): string {
  const text = doc
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/u, "").trim())
    .join(" ")
    .replace(/ @(?:returns|param|throws|example)[\s\S]*$/u, "")
    .trim();
  return /^.+?[.!?](?=\s+[«"`(A-ZÀ-Ý]|$)/u.exec(text)?.[0] ?? text;
}
