import { typeset } from "@carnation/domain/text";

/** A piece of HTML: what stands in a template is markup, what is put into it is text. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Content that a template takes: text, markup, lists of both, and nothing for what is not there. */
export type Content = string | number | Html | null | false | undefined | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}

function textOf(content: Content): string {
  if (content == null || content === false) return "";
  if (content instanceof Html) return content.text;
  if (Array.isArray(content)) return content.map((part: Content) => textOf(part)).join("");
  return escape(String(content as string | number));
}

/** Markup with text in it: whatever is put in is escaped, what stands there is typeset. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const text = parts.map((part, place) => typeset(part) + textOf(contents[place]));
  return new Html(text.join(""));
}
