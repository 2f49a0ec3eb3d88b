import { type DeclaredModule, findDeclaration, readableType, readModule } from "./declaredModules.ts";
import { readDocstring } from "./readDocstring.ts";

type Statement = NonNullable<ReturnType<typeof findDeclaration>>["statement"];
type Alias = Extract<Statement, { type: "TSTypeAliasDeclaration" }>;
type Interface = Extract<Statement, { type: "TSInterfaceDeclaration" }>;
type TypeNode = Alias["typeAnnotation"];
type Members = Interface["body"]["body"];

/** A property that a host may give. */
export interface DeclaredProperty {
  readonly name: string;
  /** Holds what it takes, in one line: `"sm" | "md"`. */
  readonly type: string;
  readonly optional: boolean;
  /** There when it must be given and may be `undefined`, which `type` leaves out. */
  readonly mayBeUndefined?: true;
  /** Says what it is for, as its docstring does; "" without one. */
  readonly sentence: string;
  /** Value that counts when it is left out, as written: `"md"`; "" when the docstring names none. */
  readonly usual: string;
}

/** Attributes of an element of the platform that are taken as well. */
export interface InheritedAttributes {
  /** Name of the element: `button`. */
  readonly element: string;
  readonly without: readonly string[];
}

/** Everything that an interface takes, inherited properties included. */
export interface DeclaredProperties {
  readonly properties: Readonly<Record<string, DeclaredProperty>>;
  readonly attributes: readonly InheritedAttributes[];
}

const nothing: DeclaredProperties = { properties: {}, attributes: [] };

const keep = (
  properties: DeclaredProperties["properties"],
  isKept: (name: string) => boolean,
): DeclaredProperties["properties"] =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => isKept(name)));

function both(one: DeclaredProperties, other: DeclaredProperties): DeclaredProperties {
  const told = new Set(other.attributes.map(({ element }) => element));
  return {
    properties: { ...one.properties, ...other.properties },
    attributes: [...one.attributes.filter(({ element }) => !told.has(element)), ...other.attributes],
  };
}

/** Properties that either of two takes: with `asChild?: false` in one and `asChild: true` in the other, a boolean. */
function either(one: DeclaredProperties, other: DeclaredProperties): DeclaredProperties {
  const names = [...new Set([...Object.keys(one.properties), ...Object.keys(other.properties)])];
  const joined = names.map((name): [string, DeclaredProperty] => {
    const found = [one.properties[name], other.properties[name]].filter((each) => each !== undefined);
    const allowed = found.filter(({ type }) => type !== "never" && type !== "undefined");
    const [first] = allowed.length === 0 ? found : allowed;
    if (first === undefined) throw new Error(`${name} is in neither of the two.`);
    const type = [...new Set(allowed.map((each) => each.type))]
      .join(" | ")
      .replace(/^(?:false \| true|true \| false)$/u, "boolean");
    const sentences = [...new Set(allowed.map(({ sentence }) => sentence).filter((each) => each !== ""))];
    const optional = found.length < 2 || found.some((each) => each.optional);
    return [name, { ...first, type, optional, sentence: sentences.join(" ") }];
  });
  return { properties: Object.fromEntries(joined), attributes: both(one, other).attributes };
}

/** The names in the second argument of `Omit` or `Pick`. */
const namesIn = (node: TypeNode | undefined, { text }: DeclaredModule): readonly string[] =>
  node === undefined
    ? []
    : [...text.slice(node.start, node.end).matchAll(/"([^"]+)"/gu)].map(([, name = ""]) => name);

function referred(name: string, params: readonly TypeNode[], module: DeclaredModule): DeclaredProperties {
  const [first, second] = params;
  const inner = (): DeclaredProperties => (first === undefined ? nothing : takenBy(first, module));
  const names = namesIn(second, module);
  if (name === "ComponentPropsWithoutRef" && first?.type === "TSLiteralType") {
    const element = module.text.slice(first.start + 1, first.end - 1);
    return { properties: {}, attributes: [{ element, without: [] }] };
  }
  if (name === "Omit") {
    const { properties, attributes } = inner();
    return {
      properties: keep(properties, (each) => !names.includes(each)),
      attributes: attributes.map((each) => ({ ...each, without: [...each.without, ...names] })),
    };
  }
  if (name === "Pick") {
    return { properties: keep(inner().properties, (each) => names.includes(each)), attributes: [] };
  }
  if (name === "Partial") {
    const { properties, attributes } = inner();
    const optional = Object.entries(properties).map(([key, each]) => [key, { ...each, optional: true }]);
    return { properties: Object.fromEntries(optional) as typeof properties, attributes };
  }
  const found = findDeclaration(name, module);
  return found === undefined ? nothing : declaredBy(found.statement, found.module);
}

/** Everything that a written type takes; nothing of a type that is no object. */
function takenBy(node: TypeNode, module: DeclaredModule): DeclaredProperties {
  if (node.type === "TSUnionType") return node.types.map((each) => takenBy(each, module)).reduce(either);
  if (node.type === "TSIntersectionType") {
    return node.types.map((each) => takenBy(each, module)).reduce(both, nothing);
  }
  if (node.type === "TSTypeLiteral") return ownOf(node.members, module);
  if (node.type !== "TSTypeReference" || node.typeName.type !== "Identifier") return nothing;
  return referred(node.typeName.name, node.typeArguments?.params ?? [], module);
}

function ownOf(members: Members, module: DeclaredModule): DeclaredProperties {
  const own = members.flatMap((member): [string, DeclaredProperty][] => {
    if (member.type !== "TSPropertySignature") return [];
    const written = member.typeAnnotation?.typeAnnotation;
    const { key } = member;
    if (written == null || (key.type !== "Identifier" && key.type !== "Literal")) return [];
    const name = key.type === "Identifier" ? key.name : String(key.value);
    const text = module.text.slice(written.start, written.end);
    const type = readableType(text, module);
    const mayBeUndefined = !member.optional && /\|\s*undefined\s*$/u.test(text);
    return [
      [
        name,
        {
          name,
          type,
          optional: member.optional,
          ...(mayBeUndefined ? { mayBeUndefined } : {}),
          ...readDocstring(member.start, module),
        },
      ],
    ];
  });
  return { properties: Object.fromEntries(own), attributes: [] };
}

function declaredBy(statement: Statement, module: DeclaredModule): DeclaredProperties {
  if (statement.type === "TSTypeAliasDeclaration") return takenBy(statement.typeAnnotation, module);
  if (statement.type !== "TSInterfaceDeclaration") return nothing;
  const inherited = statement.extends
    .map(({ expression, typeArguments }) =>
      expression.type === "Identifier"
        ? referred(expression.name, typeArguments?.params ?? [], module)
        : nothing,
    )
    .reduce(both, nothing);
  return both(inherited, ownOf(statement.body.body, module));
}

/**
 * The properties of an interface or a type that a module declares, or that it imports or exports from another one of
 * the kit.
 * @returns nothing when it is not found there
 */
export const declaredProperties = (name: string, module: DeclaredModule): DeclaredProperties =>
  referred(name, [], module);

/**
 * The properties of the components of a module.
 * @param file path of the module
 * @param text the module, where it is at hand
 * @returns by the component's name: for each interface `XProps`, those of `X`
 */
export function componentProperties(
  file: string,
  text?: string,
): Readonly<Record<string, DeclaredProperties>> {
  const module = readModule(file, text);
  const props = [...module.declared.keys()].filter((name) => name.endsWith("Props"));
  return Object.fromEntries(
    props
      .map((name) => [name.slice(0, -"Props".length), declaredProperties(name, module)] as const)
      .filter(([component]) =>
        new RegExp(`export (?:const|function) ${component}\\b`, "u").test(module.text),
      ),
  );
}
