import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, type Plugin } from "vite";

type Program = ReturnType<typeof parseSync>["program"];
type Statement = Program["body"][number];

/** Describes what a module declares, as far as the properties of a component are concerned. */
interface Module {
  readonly file: string;
  readonly text: string;
  /** Interfaces and types by their names. */
  readonly declared: ReadonlyMap<string, Statement>;
  /** The words of a list such as `["sm", "md"] as const`. */
  readonly lists: ReadonlyMap<string, string>;
  /** The module that a name is imported from, of the kit's own. */
  readonly imported: ReadonlyMap<string, string>;
}

const declarationOf = (statement: Statement): Statement =>
  statement.type === "ExportNamedDeclaration" && statement.declaration !== null
    ? statement.declaration
    : statement;

function readModule(file: string, text = readFileSync(file, "utf8")): Module {
  const declared = new Map<string, Statement>();
  const lists = new Map<string, string>();
  const imported = new Map<string, string>();
  for (const statement of parseSync(file, text, { lang: "tsx" }).program.body) {
    const found = declarationOf(statement);
    if (found.type === "TSInterfaceDeclaration" || found.type === "TSTypeAliasDeclaration") {
      declared.set(found.id.name, found);
    } else if (found.type === "ImportDeclaration" && found.source.value.startsWith(".")) {
      for (const { local } of found.specifiers) {
        imported.set(local.name, join(dirname(file), found.source.value));
      }
    } else if (found.type === "VariableDeclaration") {
      for (const { id, init } of found.declarations) {
        if (id.type !== "Identifier" || init?.type !== "TSAsExpression") continue;
        if (init.expression.type !== "ArrayExpression") continue;
        const words = init.expression.elements.map((element) =>
          element?.type === "Literal" ? text.slice(element.start, element.end) : "",
        );
        if (!words.includes("")) lists.set(id.name, words.join(" | "));
      }
    }
  }
  return { file, text, declared, lists, imported };
}

/** Tells where a name is declared: in the module, or in the one that it imports it from. */
function find(
  name: string,
  module: Module,
): { readonly statement: Statement; readonly module: Module } | undefined {
  const statement = module.declared.get(name);
  if (statement !== undefined) return { statement, module };
  const file = module.imported.get(name);
  return file !== undefined && existsSync(file) ? find(name, readModule(file)) : undefined;
}

/** A type as a reader of the page wants it: without what only the compiler needs. */
function readable(written: string, module: Module): string {
  const text = written
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/\s*\|\s*undefined$/u, "")
    .replace(/^\((.*)\)$/u, "$1")
    .replace(/\bNoInfer<(\w+)>/gu, "$1")
    .replace(/^ValueHandler<(.*)>$/u, "(value: $1) => void")
    .replace(/\( /gu, "(")
    .replace(/,? \)/gu, ")");
  if (!/^\w+$/u.test(text)) return text;
  const alias = find(text, module);
  if (alias?.statement.type !== "TSTypeAliasDeclaration") return text;
  const { start, end } = alias.statement.typeAnnotation;
  const meaning = alias.module.text.slice(start, end);
  if (alias.statement.typeAnnotation.type === "TSFunctionType") return readable(meaning, alias.module);
  const list = /^\(typeof (\w+)\)\[number\]$/u.exec(meaning)?.[1];
  const words = list === undefined ? meaning : alias.module.lists.get(list);
  return words !== undefined && /^"[^"]*"(?: \| "[^"]*")*$/u.test(words) ? words : text;
}

/** The names in the second argument of `Omit` or `Pick`. */
const namesIn = (written: string): readonly string[] =>
  [...written.matchAll(/"([^"]+)"/gu)].map(([, name = ""]) => name);

type Types = Readonly<Record<string, string>>;

const only = (types: Types, keep: (name: string) => boolean): Types =>
  Object.fromEntries(Object.entries(types).filter(([name]) => keep(name)));

/** Gives what either of two takes: with `asChild?: false` in one and `asChild: true` in the other, a boolean. */
function either(one: Types, other: Types): Types {
  const joined = Object.entries(other).map(([name, type]) => {
    const texts = [...new Set([one[name] ?? type, type])].filter((text) => text !== "never");
    return [name, texts.join(" | ").replace(/^(?:false \| true|true \| false)$/u, "boolean")] as const;
  });
  return { ...one, ...Object.fromEntries(joined) };
}

function typesOf(name: string, module: Module): Types {
  const found = find(name, module);
  if (found?.statement.type === "TSTypeAliasDeclaration") {
    const { typeAnnotation: alias } = found.statement;
    if (alias.type !== "TSUnionType") return {};
    return alias.types
      .map(({ start, end }) => typesOf(found.module.text.slice(start, end), found.module))
      .reduce(either, {});
  }
  if (found?.statement.type !== "TSInterfaceDeclaration") return {};
  const { statement, module: home } = found;
  const types: Record<string, string> = {};
  for (const { expression, typeArguments } of statement.extends) {
    if (expression.type !== "Identifier") continue;
    const [first, second] = (typeArguments?.params ?? []).map(({ start, end }) =>
      home.text.slice(start, end),
    );
    const names = namesIn(second ?? "");
    if (expression.name === "Omit") {
      Object.assign(
        types,
        only(typesOf(first ?? "", home), (key) => !names.includes(key)),
      );
    } else if (expression.name === "Pick") {
      Object.assign(
        types,
        only(typesOf(first ?? "", home), (key) => names.includes(key)),
      );
    } else {
      Object.assign(types, typesOf(expression.name, home));
    }
  }
  for (const member of statement.body.body) {
    if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier") continue;
    const written = member.typeAnnotation?.typeAnnotation;
    if (written !== undefined) {
      types[member.key.name] = readable(home.text.slice(written.start, written.end), home);
    }
  }
  return types;
}

/**
 * The types of a component's properties as its interface writes them, with those that it takes over from other
 * interfaces of the kit.
 * @param file path of the component's module
 * @param text the module, where it is at hand
 * @returns by the component's name: for each interface `XProps`, those of `X`
 */
export function writtenTypes(file: string, text?: string): Readonly<Record<string, Types>> {
  const module = readModule(file, text);
  const props = [...module.declared.keys()].filter((name) => name.endsWith("Props"));
  return Object.fromEntries(
    props
      .map((name) => [name.slice(0, -"Props".length), typesOf(name, module)] as const)
      .filter(([component]) =>
        new RegExp(`export (?:const|function) ${component}\\b`, "u").test(module.text),
      ),
  );
}

/**
 * Leaves the written types on each component of the kit, for `readableTypes`. The generator of the pages does not know
 * a `readonly` list, a type of another file or a list's words.
 */
export function withWrittenTypes(): Plugin {
  return {
    name: "carnation:written-types",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!/\/packages\/ui\/src\/(?:[^/]+\/)+[A-Z]\w+\.tsx$/u.test(file)) return null;
      const lines = Object.entries(writtenTypes(file, code)).map(
        ([component, types]) => `Object.assign(${component}, { __writtenTypes: ${JSON.stringify(types)} });`,
      );
      return lines.length === 0 ? null : { code: `${code}\n${lines.join("\n")}\n`, map: null };
    },
  };
}
