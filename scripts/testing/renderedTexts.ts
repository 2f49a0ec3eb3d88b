import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A text of a source file: a string, a template with `\uFFFC` for what is put in, or text between tags. */
export interface SourceText {
  readonly text: string;
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Stands for what a template puts in. */
const FILLED = "\uFFFC";

/** Nodes whose texts nobody reads: addresses of modules, types, patterns. */
const unread: ReadonlySet<string> = new Set([
  "ImportDeclaration",
  "ImportExpression",
  "ExportAllDeclaration",
  "TSLiteralType",
]);

/**
 * The texts that stand in a source file as they are rendered.
 * @param typesetting names of functions, constructors and tags that set their texts themselves, which are left out
 */
export function renderedTexts(file: string, typesetting: ReadonlySet<string>): readonly SourceText[] {
  const source = readFileSync(file, "utf8");
  const texts: SourceText[] = [];
  const add = (text: string, { start }: Node): void => {
    texts.push({ text, line: source.slice(0, start).split("\n").length });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || unread.has(value.type)) return;
    if (typesetting.has(nameCalled(value))) {
      // A tag sets what stands in its template, not what is put in.
      if (isNode(value["quasi"])) visit(value["quasi"]["expressions"]);
      return;
    }
    const text = textOf(value);
    if (text !== null) add(text, value);
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return texts;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && !Array.isArray(value);
}

function textOf(node: Node): string | null {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type === "JSXText") return wrapped(String(node["value"]));
  if (node.type === "JSXElement" || node.type === "JSXFragment") return childrenOf(node);
  if (node.type !== "TemplateLiteral" || !Array.isArray(node["quasis"])) return null;
  return node["quasis"].map(({ value }: { value: { cooked: string } }) => value.cooked).join(FILLED);
}

/** A text between tags, whose line breaks are spaces. */
const wrapped = (text: string): string => text.replaceAll(/\s*\n\s*/gu, " ");

/** Text that the children of an element read together: a sign behind an expression belongs to what stands before it. */
function childrenOf({ children }: Node): string | null {
  const read = (Array.isArray(children) ? children : []).map((child: unknown): string => {
    if (!isNode(child)) return "";
    if (child.type === "JSXText") return wrapped(String(child["value"]));
    const inside = child.type === "JSXExpressionContainer" ? child["expression"] : null;
    if (!isNode(inside)) return FILLED;
    return inside.type === "JSXEmptyExpression" ? "" : (textOf(inside) ?? FILLED);
  });
  return read.some((text) => text !== "" && text !== FILLED) ? read.join("") : null;
}

/** The name of the function that a node calls, or of the tag of its template. */
function nameCalled(node: Node): string {
  const called = node["callee"] ?? node["tag"];
  if (!isNode(called)) return "";
  const property = called["property"];
  return String(called["name"] ?? (isNode(property) ? property["name"] : ""));
}
