import { visibleText } from "@carnation/domain/text";

/** Signs that the fonts do not have and that another one stands for. */
const standIns: Readonly<Record<string, string>> = {
  "\u202F": "\u00A0",
  "\u2009": "\u00A0",
  "\u2011": "-",
  "\u2010": "-",
  "\u02BC": "\u2019",
  "\u060C": ",",
  "\u2192": "\u2013",
  "\t": " ",
};

/** Sign in the place of letters that no font of ours has: nobody is left to guess that there was something. */
export const UNPRINTED = "[…]";

/**
 * A text with the signs that a font can draw, because pdfkit draws an empty box for the others without a word: what is
 * known by another sign takes that one, an accented letter that is missing loses its accent, letters of a script that is
 * missing leave `UNPRINTED` in their place, everything else (emoji, control characters) is dropped.
 * A combining mark without a letter of its own goes too: fontkit fails on those that its font gives no place.
 * @param hasGlyph whether the font draws a code point
 */
export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const known = (sign: string): boolean => hasGlyph(sign.codePointAt(0) ?? 0);
  const signs = Array.from(visibleText(text));
  const printed = signs.map((sign) => (sign === "\n" ? sign : printableSign(sign, known)));
  if (!printed.includes("") && !printed.includes(UNPRINTED)) return printed.join("");
  return (
    printed
      .join("")
      // One mark stands for the words of a script, however many they are.
      .replace(/(?:\[…\][ \u00A0-]*)+(?=\[…\])/gu, "")
      // What was dropped leaves no space before a full stop, nor two in a row.
      .replace(/ +(?=[ .,)]|$)/gu, "")
  );
}

function printableSign(sign: string, known: (sign: string) => boolean): string {
  if (known(sign) && !/[\p{C}\p{M}]/u.test(sign)) return sign;
  const standIn = standIns[sign];
  if (standIn !== undefined) return standIn;
  const bare = sign.normalize("NFD").replace(/\p{M}/gu, "");
  if (bare !== sign && Array.from(bare).every(known)) return bare;
  return /\p{L}/u.test(sign) ? UNPRINTED : "";
}
