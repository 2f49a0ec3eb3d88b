import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed["program"]["body"][number];
type Variables = Extract<Statement, { type: "VariableDeclaration" }>;
type Expression = NonNullable<Variables["declarations"][number]["init"]>;

/** Describes what a module declares, as far as types are concerned. */
export interface DeclaredModule {
  readonly file: string;
  readonly text: string;
  readonly comments: Parsed["comments"];
  /** Interfaces and types by their names. */
  readonly declared: ReadonlyMap<string, Statement>;
  /** The words of a list such as `["sm", "md"] as const`, or the keys of an object, as a union: `"sm" | "md"`. */
  readonly lists: ReadonlyMap<string, string>;
  /** The module of the kit that a name is imported or exported from. */
  readonly sources: ReadonlyMap<string, string>;
}

const declarationOf = (statement: Statement): Statement =>
  statement.type === "ExportNamedDeclaration" && statement.declaration !== null
    ? statement.declaration
    : statement;

/** The words of a list `[…] as const`, or the keys of an object; "" for each that is no word. */
function wordsOf(init: Expression, text: string): readonly string[] {
  if (init.type === "TSAsExpression" || init.type === "TSSatisfiesExpression") {
    return wordsOf(init.expression, text);
  }
  if (init.type === "ArrayExpression") {
    return init.elements.map((each) => (each?.type === "Literal" ? text.slice(each.start, each.end) : ""));
  }
  if (init.type !== "ObjectExpression") return [];
  return init.properties.map((each) => {
    if (each.type !== "Property") return "";
    if (each.key.type === "Identifier") return JSON.stringify(each.key.name);
    return each.key.type === "Literal" ? JSON.stringify(each.key.value) : "";
  });
}

/**
 * Reads a module.
 * @param file its path
 * @param text its text, where that is at hand
 */
export function readModule(file: string, text = readFileSync(file, "utf8")): DeclaredModule {
  const declared = new Map<string, Statement>();
  const lists = new Map<string, string>();
  const sources = new Map<string, string>();
  const { program, comments } = parseSync(file, text, { lang: "tsx" });
  for (const statement of program.body) {
    const found = declarationOf(statement);
    if (found.type === "TSInterfaceDeclaration" || found.type === "TSTypeAliasDeclaration") {
      declared.set(found.id.name, found);
    } else if (found.type === "ImportDeclaration" && found.source.value.startsWith(".")) {
      for (const { local } of found.specifiers) {
        sources.set(local.name, join(dirname(file), found.source.value));
      }
    } else if (found.type === "ExportNamedDeclaration" && found.source?.value.startsWith(".")) {
      for (const { local } of found.specifiers) {
        if (local.type === "Identifier") sources.set(local.name, join(dirname(file), found.source.value));
      }
    } else if (found.type === "VariableDeclaration") {
      for (const { id, init } of found.declarations) {
        if (id.type !== "Identifier" || init == null) continue;
        const words = wordsOf(init, text);
        if (words.length > 0 && !words.includes("")) lists.set(id.name, words.join(" | "));
      }
    }
  }
  return { file, text, comments, declared, lists, sources };
}

/** Tells where a name is declared: in the module, or in the one of the kit that it comes from. */
export function findDeclaration(
  name: string,
  module: DeclaredModule,
): { readonly statement: Statement; readonly module: DeclaredModule } | undefined {
  const statement = module.declared.get(name);
  if (statement !== undefined) return { statement, module };
  const file = module.sources.get(name);
  return file !== undefined && existsSync(file) ? findDeclaration(name, readModule(file)) : undefined;
}

/** The words of a list of the module, or of one that it imports. */
function listWords(name: string, module: DeclaredModule): string | undefined {
  const file = module.sources.get(name);
  return (
    module.lists.get(name) ??
    (file !== undefined && existsSync(file) ? listWords(name, readModule(file)) : undefined)
  );
}

const CHOICES = /^(?:"[^"]*"|-?\d+)(?: \| (?:"[^"]*"|-?\d+))*$/u;

/** A type in one line, without what only the compiler needs. */
function tidied(written: string): string {
  return written
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/^\| /u, "")
    .replace(/\s*\|\s*undefined$/u, "")
    .replace(/^\((.*)\)$/u, "$1")
    .replace(/\bNoInfer<(\w+)>/gu, "$1")
    .replace(/^ValueHandler<(.*)>$/u, "(value: $1) => void")
    .replace(/\( /gu, "(")
    .replace(/,? \)/gu, ")");
}

/**
 * The choices that a type stands for.
 * @param name of an alias, or a member of an interface: `Context["headingLevel"]`
 * @returns a union of texts and numbers; `undefined` when it stands for something else
 */
export function choicesOf(name: string, module: DeclaredModule): string | undefined {
  if (CHOICES.test(name)) return name;
  const [, list, object] = /^(?:\(?typeof (\w+)\)?\[number\]|keyof typeof (\w+))$/u.exec(name) ?? [];
  if (list !== undefined || object !== undefined) return listWords(list ?? object ?? "", module);
  const [, owner, member] = /^(\w+)\["(\w+)"\]$/u.exec(name) ?? [];
  const found = findDeclaration(owner ?? name, module);
  if (found === undefined) return undefined;
  const { statement, module: home } = found;
  if (statement.type === "TSTypeAliasDeclaration" && owner === undefined) {
    const { start, end } = statement.typeAnnotation;
    return choicesOf(tidied(home.text.slice(start, end)), home);
  }
  if (statement.type !== "TSInterfaceDeclaration" || member === undefined) return undefined;
  for (const each of statement.body.body) {
    if (each.type !== "TSPropertySignature" || each.key.type !== "Identifier") continue;
    const type = each.typeAnnotation?.typeAnnotation;
    if (each.key.name === member && type)
      return choicesOf(tidied(home.text.slice(type.start, type.end)), home);
  }
  return undefined;
}

/** A type as a reader wants it: in one line, a name of choices as the choices, a name of a function as the function. */
export function readableType(written: string, module: DeclaredModule): string {
  const text = tidied(written);
  const choices = choicesOf(text, module);
  if (choices !== undefined) return choices;
  if (text.includes("[number]")) {
    return text.replaceAll(/\(typeof \w+\)\[number\]/gu, (list) => choicesOf(list, module) ?? list);
  }
  if (!/^\w+$/u.test(text)) return text;
  const alias = findDeclaration(text, module);
  if (alias?.statement.type !== "TSTypeAliasDeclaration") return text;
  const { type, start, end } = alias.statement.typeAnnotation;
  return type === "TSFunctionType" ? readableType(alias.module.text.slice(start, end), alias.module) : text;
}
