/** One piece of an HTML text: words, or a tag with its attributes as they are written. */
export type HtmlToken =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "start"; readonly name: string; readonly attributes: string }
  | { readonly kind: "end"; readonly name: string };

/** Elements whose content is no text to read. */
const silentElements = new Set([
  "script",
  "style",
  "title",
  "textarea",
  "iframe",
  "noscript",
  "template",
  "xmp",
  "head",
]);

const opening = /<(\/?)([a-z][\w:-]*)/iuy;
const withoutQuotes = /[^"'<>]*/uy;

/**
 * Splits an HTML text into its tags and words; comments, declarations and silent elements are left out. Takes time in
 * proportion to the length, whatever the text: nothing that was looked at is looked at again, which regular
 * expressions over whole tags cannot promise (`<!<!<!…` without a `>`).
 */
export class HtmlTokens {
  private position = 0;
  /** Signs that were looked for in vain: they are not further on either. */
  private readonly absent = new Set<string>();
  private readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  *[Symbol.iterator](): Generator<HtmlToken> {
    let text = "";
    while (this.position < this.html.length) {
      const start = this.position;
      const tag = this.html[start] === "<" ? this.readMarkup() : this.readText();
      if (typeof tag === "string") text += tag;
      else if (tag !== undefined) {
        if (text !== "") yield { kind: "text", text };
        text = "";
        yield tag;
      }
    }
    if (text !== "") yield { kind: "text", text };
  }

  /** The next place of a sign at or after `from`; -1 without one. */
  private find(sign: string, from: number): number {
    if (this.absent.has(sign)) return -1;
    const index = this.html.indexOf(sign, from);
    if (index < 0) this.absent.add(sign);
    return index;
  }

  private readText(): string {
    return this.take(this.find("<", this.position));
  }

  /** The text up to a place, or to the end. */
  private take(end: number): string {
    const start = this.position;
    this.position = end < 0 ? this.html.length : end;
    return this.html.slice(start, this.position);
  }

  /** @returns a tag, the text that looked like one, or nothing where there is nothing to read */
  private readMarkup(): HtmlToken | string | undefined {
    const { html, position } = this;
    if (html[position + 1] !== "!") return this.readTag();
    if (html.startsWith("<!--", position)) {
      const end = this.find("-->", position + 4);
      this.position = end < 0 ? html.length : end + 3;
      return undefined;
    }
    const end = this.find(">", position);
    if (end < 0) return this.take(position + 1);
    this.position = end + 1;
    return undefined;
  }

  private readTag(): HtmlToken | string | undefined {
    opening.lastIndex = this.position;
    const [whole = "", slash, name = ""] = opening.exec(this.html) ?? [];
    if (whole === "") return this.take(this.position + 1);
    const attributesAt = this.position + whole.length;
    const end = this.endOfTag(attributesAt);
    if (this.html[end] !== ">") return this.take(end);
    this.position = end + 1;
    const lower = name.toLowerCase();
    if (slash) return { kind: "end", name: lower };
    if (silentElements.has(lower)) return this.skipSilent(lower);
    return { kind: "start", name: lower, attributes: this.html.slice(attributesAt, end) };
  }

  /** The place of the `>` that ends a tag, as a browser has it, quotes included; or of what shows that it is none. */
  private endOfTag(from: number): number {
    const { html } = this;
    for (let at = from; ;) {
      withoutQuotes.lastIndex = at;
      withoutQuotes.exec(html);
      const found = withoutQuotes.lastIndex;
      const sign = html[found];
      if (sign !== '"' && sign !== "'") return found;
      const close = this.find(sign, found + 1);
      if (close < 0) return found;
      at = close + 1;
    }
  }

  private skipSilent(name: string): undefined {
    const closing = new RegExp(`</${name}\\s*>`, "giu");
    closing.lastIndex = this.position;
    this.position = closing.exec(this.html) === null ? this.html.length : closing.lastIndex;
    return undefined;
  }
}
