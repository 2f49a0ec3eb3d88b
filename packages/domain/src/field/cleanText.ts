import { visibleText } from "../text/visibleText.ts";

/** One line as it is kept: visible characters, one ordinary space for every white space, none at the ends. */
export function cleanLine(text: string): string {
  return visibleText(text).replace(/\s+/gu, " ").trim();
}

/** A text of several lines as it is kept: visible characters, `\n` line ends, at most one empty line, no blank edges. */
export function cleanText(text: string): string {
  return visibleText(text)
    .replace(/\r\n?|[\v\f\u2028\u2029]/gu, "\n")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}
