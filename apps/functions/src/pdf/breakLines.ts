/** Spaces, tabs and line ends; a no-break space is none. */
const SPACES = /[^\S\u00A0\u202F]+/u;

/**
 * Breaks a text into lines of at most a width, at its spaces and after its hyphens; a word that is longer than a line
 * is cut. A line end in the text is one in the result.
 * @param measure width of a text, in the unit of `width`
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split("\n").flatMap((part) => breakParagraph(part, width, measure));
}

function breakParagraph(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text).flatMap((whole) => cutToFit(whole, width, measure))) {
    const longer = line + piece;
    if (line !== "" && measure(withoutLastSpace(longer)) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else {
      line = longer;
    }
  }
  return line.trimEnd() === "" && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}

const withoutLastSpace = (text: string): string => (text.endsWith(" ") ? text.slice(0, -1) : text);

/** Gives what is kept together: words with the space behind them, parts of a word with the hyphen behind them. */
function piecesOf(text: string): string[] {
  return text
    .split(SPACES)
    .filter((word) => word !== "")
    .flatMap((word) => (word.includes("-") ? `${word} `.split(/(?<=\p{L}-)(?=\p{L})/u) : `${word} `));
}

/** A piece in parts that are no wider than a line each; its last space is not measured. */
function cutToFit(piece: string, width: number, measure: (text: string) => number): string[] {
  const word = withoutLastSpace(piece);
  if (measure(word) <= width) return [piece];
  const parts: string[] = [];
  let part = "";
  for (const sign of word) {
    if (part !== "" && measure(part + sign) > width) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part + piece.slice(word.length)];
}
