import { decodeEntities, escapeText } from "./entities.ts";
import { HtmlTokens } from "./htmlTokens.ts";
import { safeHref } from "./safeHref.ts";

/** All that a formatted text is made of. */
export type RichTag = "p" | "h2" | "h3" | "ul" | "ol" | "li" | "strong" | "em" | "a" | "br";

export interface RichElement {
  readonly tag: RichTag;
  /** Of a link. */
  readonly href?: string;
  readonly children: readonly RichNode[];
}

export type RichNode = string | RichElement;

interface OpenElement extends RichElement {
  readonly children: RichNode[];
}

const aliases: Readonly<Record<string, RichTag>> = {
  p: "p",
  div: "p",
  h1: "h2",
  h2: "h2",
  h3: "h3",
  h4: "h3",
  h5: "h3",
  h6: "h3",
  ul: "ul",
  ol: "ol",
  li: "li",
  strong: "strong",
  b: "strong",
  em: "em",
  i: "em",
  a: "a",
  br: "br",
};
const lists: readonly RichTag[] = ["ul", "ol"];
const leafBlocks: readonly RichTag[] = ["p", "h2", "h3"];
const blocks: readonly RichTag[] = [...leafBlocks, ...lists, "li"];
const listParts: readonly RichTag[] = [...lists, "li"];
const lineBlocks: readonly RichTag[] = [...leafBlocks, "li"];
/** The tag that stands for another one, with the weight and slant that word processors put in styles. */
function tagOf(name: string, attributes: string): RichTag | undefined {
  if (name === "span" && /font-weight:\s*(?:bold|[6-9]00)/iu.test(attributes)) return "strong";
  if (name === "span" && /font-style:\s*italic/iu.test(attributes)) return "em";
  if (name === "b" && /font-weight:\s*(?:normal|400)/iu.test(attributes)) return undefined;
  return aliases[name];
}

function hrefOf(attributes: string): string | undefined {
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/iu.exec(attributes);
  const value = match?.[1] ?? match?.[2] ?? match?.[3];
  return value === undefined ? undefined : safeHref(decodeEntities(value));
}

/** Far beyond any text, and far below what a recursion can bear. */
const deepest = 64;

/** Reads HTML into the few elements above; every other tag goes, its text stays. Never throws. */
class RichTreeBuilder {
  readonly root: RichNode[] = [];
  /** Open elements with the name under which each will be closed; a dropped one holds its place. */
  private readonly open: { readonly name: string; readonly element: OpenElement | undefined }[] = [];

  private get current(): OpenElement | undefined {
    return this.open.findLast(({ element }) => element)?.element;
  }

  private has(tag: RichTag): boolean {
    return this.open.some(({ element }) => element?.tag === tag);
  }

  private append(node: RichNode): void {
    (this.current?.children ?? this.root).push(node);
  }

  /** Closes everything down to the last open element with one of the tags, that element included. */
  private closeTo(tags: readonly RichTag[]): void {
    const index = this.open.findLastIndex(({ element }) => element && tags.includes(element.tag));
    if (index >= 0) this.open.length = index;
  }

  private push(name: string, tag: RichTag, href?: string): void {
    const element: OpenElement = { tag, children: [], ...(href === undefined ? {} : { href }) };
    this.append(element);
    this.open.push({ name, element });
  }

  /** Words stand in a block, and in a list in one of its lines. */
  private ensureBlock(): void {
    const block = this.open.findLast(({ element }) => element && blocks.includes(element.tag))?.element;
    if (!block) this.push("p", "p");
    else if (lists.includes(block.tag)) this.push("li", "li");
  }

  text(raw: string): void {
    const words = decodeEntities(raw.replaceAll(/[\t\n\r ]+/gu, " "));
    const inLine = this.open.some(({ element }) => element && lineBlocks.includes(element.tag));
    if (words.trim() === "" && !inLine) return;
    this.ensureBlock();
    this.append(words);
  }

  start(name: string, attributes: string): void {
    if (this.open.length >= deepest) return;
    const tag = tagOf(name, attributes);
    if (tag === "br") {
      this.ensureBlock();
      this.append({ tag, children: [] });
    } else if (tag === undefined) this.open.push({ name, element: undefined });
    else if (blocks.includes(tag)) this.startBlock(name, tag);
    else {
      const href = tag === "a" ? hrefOf(attributes) : undefined;
      if ((tag === "a" && href === undefined) || this.has(tag)) this.open.push({ name, element: undefined });
      else {
        this.ensureBlock();
        this.push(name, tag, href);
      }
    }
  }

  private startBlock(name: string, tag: RichTag): void {
    this.closeTo(leafBlocks);
    const inner = this.open.findLast(({ element }) => element && listParts.includes(element.tag))?.element;
    if (tag === "li") {
      if (inner?.tag === "li") this.closeTo(["li"]);
      this.push(name, inner ? "li" : "p");
    } else if (inner && lists.includes(inner.tag)) {
      this.push("li", "li");
      this.push(name, tag);
    } else this.push(name, tag);
  }

  end(name: string): void {
    const index = this.open.findLastIndex((entry) => entry.name === name);
    if (index >= 0) this.open.length = index;
  }
}

const hasText = (node: RichNode): boolean =>
  typeof node === "string" ? node.trim() !== "" : node.tag === "br" || node.children.some(hasText);

/** The elements of a stored or pasted HTML text, whatever else it holds. Empty blocks at both ends are left out. */
export function parseRichText(html: string): readonly RichNode[] {
  const builder = new RichTreeBuilder();
  for (const token of new HtmlTokens(html)) {
    if (token.kind === "text") builder.text(token.text);
    else if (token.kind === "end") builder.end(token.name);
    else builder.start(token.name, token.attributes);
  }
  const { root } = builder;
  const first = root.findIndex(hasText);
  return first < 0 ? [] : root.slice(first, root.findLastIndex(hasText) + 1);
}

/** The HTML of a formatted text: only the tags above, only safe addresses, everything else escaped. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeText(node);
      if (node.tag === "br") return "<br>";
      const attributes = node.href === undefined ? "" : ` href="${escapeText(node.href)}"`;
      return `<${node.tag}${attributes}>${writeRichText(node.children)}</${node.tag}>`;
    })
    .join("");
}
