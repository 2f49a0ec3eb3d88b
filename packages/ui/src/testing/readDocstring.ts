import type { DeclaredModule } from "./declaredModules.ts";

/** Describes what a docstring says of a property. */
export interface Docstring {
  /** Its text without tags; "" when there is none. */
  readonly sentence: string;
  /** The text after `@default`; "" when there is none. */
  readonly usual: string;
}

/**
 * The docstring before a member.
 * @param start index of the member in the module's text
 */
export function readDocstring(start: number, { text, comments }: DeclaredModule): Docstring {
  const found = comments.findLast(
    ({ type, value, end }) =>
      type === "Block" && value.startsWith("*") && end <= start && text.slice(end, start).trim() === "",
  );
  const lines = (found?.value.slice(1) ?? "").split("\n").map((line) => line.replace(/^\s*\* ?/u, "").trim());
  const [sentence = "", ...tags] = ` ${lines.join(" ").trim()}`.split(/\s(?=@[a-z]+\b)/u);
  const usual = tags.find((tag) => tag.startsWith("@default"));
  return { sentence: sentence.trim(), usual: usual?.slice("@default".length).trim() ?? "" };
}
