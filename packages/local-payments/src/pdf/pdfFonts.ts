import { createRequire } from "node:module";
import type { default as PdfDocument } from "pdfkit";

const require = createRequire(import.meta.url);

/** The file of Manrope, which has Greek, Cyrillic and the accents of Vietnamese: Windows-1252 has none of them. */
const wideFontFile = (): string =>
  require.resolve("@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf");

/** Sign in the place of letters that no font of the bank has. */
export const UNPRINTED = "[…]";

/** Sentence that says what the sign stands for. */
export const UNPRINTED_NOTE = `${UNPRINTED} remplace des lettres d’un alphabet que ce document ne peut pas imprimer.`;

/** Letters of Windows-1252, in which the fonts are written that every reader of PDF has. */
const WINDOWS_1252 = /^[\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

/** True when a document has to draw a text in a font of its own. */
export function isBeyondHelvetica(text: string): boolean {
  return !WINDOWS_1252.test(text);
}

/** Sets the font that has Greek and Cyrillic; gives the text as it draws it, with `UNPRINTED` for the letters it lacks. */
export function setWideFont(document: InstanceType<typeof PdfDocument>, text: string): string {
  document.registerFont("wide", wideFontFile()).font("wide");
  return printable(text, (codePoint) => hasGlyph(document, codePoint));
}

function printable(text: string, has: (codePoint: number) => boolean): string {
  return Array.from(text.normalize("NFC"))
    .map((sign) => (has(sign.codePointAt(0) ?? 0) ? sign : /\p{L}/u.test(sign) ? UNPRINTED : ""))
    .join("")
    .replace(/(?:\[…\][ \u00A0-]*)+(?=\[…\])/gu, "");
}

/** The types of pdfkit lag behind it: a document keeps the font that fontkit has read. */
function hasGlyph(document: InstanceType<typeof PdfDocument>, codePoint: number): boolean {
  const { _font } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
  };
  return _font.font.hasGlyphForCodePoint(codePoint);
}
