/** Markup that is safe as it stands: made by `markup` alone. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as content or quoted attribute of HTML; control characters that are no white space are left out. */
function escapeText(text: string): string {
  return text.replace(/(?!\s)\p{Cc}/gu, "").replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? "");
}

/** Markup in which every value is escaped, unless it is markup itself. */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  const written = values.map((value) => {
    if (typeof value === "string") return escapeText(value);
    return value instanceof Markup ? value.source : value.map(({ source }) => source).join("");
  });
  return new Markup(parts.map((part, index) => part + (written[index] ?? "")).join(""));
}

/** A text whose line breaks are shown. */
export function lines(text: string): Markup {
  return new Markup(text.split("\n").map(escapeText).join("<br>"));
}
