import { choicesOf, type DeclaredModule, findDeclaration } from "./declaredModules.ts";
import {
  type DeclaredProperties,
  declaredProperties,
  type DeclaredProperty,
  type InheritedAttributes,
} from "./declaredProps.ts";

/** A property as API.md prints it: name, what it takes, default, sentence. */
export function propertyLine(property: DeclaredProperty): string {
  const { name, type, optional, mayBeUndefined, usual, sentence } = property;
  const taken = mayBeUndefined ? `${type.includes("=>") ? `(${type})` : type} | undefined` : type;
  const key = /^\w+$/u.test(name) ? name : `"${name}"`;
  const isCode = /^(?:"[^"]*"|-?[\d._]+|true|false|null|\[\])$/u.test(usual);
  const byDefault = usual === "" ? "" : `, by default ${isCode ? `\`${usual}\`` : usual}`;
  return `- \`${key}${optional ? "?" : ""}: ${taken}\`${byDefault}. ${sentence}`.trimEnd();
}

function attributesLine({ element, without }: InheritedAttributes): string {
  const left = without.map((name) => `\`${name}\``).join(", ");
  return `- and the attributes of \`<${element}>\`${left === "" ? "" : `, without ${left}`}.`;
}

/** A type that is printed property by property. */
interface ListedType extends DeclaredProperties {
  /** Its parameters as written: `<Row>`; "" without any. */
  readonly parameters: string;
}

function parametersOf(name: string, module: DeclaredModule): string {
  const { statement, module: home } = findDeclaration(name, module) ?? {};
  if (statement?.type !== "TSInterfaceDeclaration" && statement?.type !== "TSTypeAliasDeclaration") return "";
  const { typeParameters } = statement;
  return typeParameters == null ? "" : (home?.text.slice(typeParameters.start, typeParameters.end) ?? "");
}

/** Tells whether a type is printed property by property: an interface of properties alone, or what a component takes. */
function isListed(name: string, module: DeclaredModule): boolean {
  const { statement, module: home } = findDeclaration(name, module) ?? {};
  // The keys of a catalogue are the sentences themselves.
  if (home?.file.includes("/foundations/messages/") !== false) return false;
  if (statement?.type === "TSTypeAliasDeclaration") return name.endsWith("Props");
  if (statement?.type !== "TSInterfaceDeclaration") return false;
  return statement.body.body.every(({ type }) => type === "TSPropertySignature");
}

/**
 * The exported types of an entry that are printed property by property.
 * @param types names of the types that the entry exports
 * @param module index file of the entry
 */
export function listedTypes(
  types: readonly string[],
  module: DeclaredModule,
): ReadonlyMap<string, ListedType> {
  return new Map(
    types
      .filter((name) => isListed(name, module))
      .map(
        (name) =>
          [name, { ...declaredProperties(name, module), parameters: parametersOf(name, module) }] as const,
      )
      .filter(
        ([, { properties, attributes }]) => Object.keys(properties).length > 0 || attributes.length > 0,
      ),
  );
}

/** A type under its name, with a line for each property. */
export function propertySection(name: string, { properties, attributes, parameters }: ListedType): string {
  const lines = Object.values(properties)
    .toSorted((one, other) => Number(one.optional) - Number(other.optional))
    .map(propertyLine);
  // As code, or a reader of Markdown takes them for an element.
  const generic = parameters === "" ? "" : `\`${parameters.replaceAll(/\s+/gu, " ")}\``;
  return [`### ${name}${generic}`, "", ...lines, ...attributes.map(attributesLine), ""].join("\n");
}

/**
 * The compiler's declarations without what is printed property by property, and with the choices of each alias.
 * @param declarations text of an API report, each declaration at the beginning of a line
 */
export function remainingDeclarations(
  declarations: string,
  listed: ReadonlyMap<string, unknown>,
  module: DeclaredModule,
): string {
  return declarations
    .replaceAll(
      /^export (?:interface (\w+)[\s\S]*?^\}|type (\w+)[^;]*?;)$\n*/gmu,
      (text, ...names: unknown[]) =>
        names.slice(0, 2).some((name) => typeof name === "string" && listed.has(name)) ? "" : text,
    )
    .replaceAll(
      /^(export type (\w+) = )(?:\(typeof \w+\)\[number\]|keyof typeof \w+);$/gmu,
      (text, start: string, name: string) => {
        const choices = choicesOf(name, module);
        return choices === undefined ? text : `${start}${choices};`;
      },
    )
    .trim();
}
