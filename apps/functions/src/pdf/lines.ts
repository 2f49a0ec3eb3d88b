import { breakLines } from "./breakLines.ts";
import { capHeight, type Face, rightToLeft } from "./fonts.ts";
import { type FaceRun, faceRuns } from "./faceRuns.ts";
import { printableText } from "./glyphs.ts";
import { draws, FRAME, type Pdf, registerScripts } from "./pdf.ts";
import type { Element } from "./pdfkit.ts";

/** Way that a text looks; sizes in points. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly lineHeight: number;
  /** `#rrggbb` */
  readonly colour: string;
}

/** Place of a text across the page, points. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align?: "left" | "right" | "center";
}

/** The whole width of a page. */
export const fullWidth: Column = { x: FRAME.left, width: FRAME.width };

/** A text as the font of a style draws it, its letters also as the one for other scripts does: see `printableText`. */
export function printable(pdf: Pdf, text: string, { face }: Pick<TextStyle, "face">): string {
  const { doc } = pdf;
  registerScripts(pdf, text);
  doc.font(face);
  const { font } = doc._font;
  // Signs keep what stands for them in the style's own font: an arrow of another one would be seen.
  const isOther = (codePoint: number): boolean => {
    const sign = String.fromCodePoint(codePoint);
    if (/\p{L}/u.test(sign) && draws("other", codePoint)) return true;
    return [...rightToLeft].some(([other, script]) => script.test(sign) && draws(other, codePoint));
  };
  return printableText(text, (codePoint) => font.hasGlyphForCodePoint(codePoint) || isOther(codePoint));
}

/** Texts beside each other; one of which the fonts draw nothing, such as an emoji, leaves no gap. */
export function joined(
  pdf: Pdf,
  texts: readonly string[],
  separator: string,
  style: Pick<TextStyle, "face">,
): string {
  return texts
    .map((text) => printable(pdf, text, style).trim())
    .filter((text) => text !== "")
    .join(separator);
}

/** Width of a line, points. */
export function widthOf({ doc }: Pdf, text: string, { face, size }: TextStyle): number {
  const width = (run: FaceRun): number =>
    doc.font(run.face).fontSize(size).widthOfString(run.text, shaping(run));
  return faceRuns(text, face, draws).reduce((sum, run) => sum + width(run), 0);
}

/** Draws one line of printable text from a point of its baseline. Only within an element or an artifact. */
export function drawLine(pdf: Pdf, text: string, x: number, baseline: number, style: TextStyle): void {
  const { doc } = pdf;
  let left = x;
  for (const run of faceRuns(text, style.face, draws)) {
    doc.font(run.face).fontSize(style.size);
    doc.text(run.text, left, baseline, { lineBreak: false, baseline: "alphabetic", ...shaping(run) });
    left += doc.widthOfString(run.text, shaping(run));
  }
}

/** Options of a run: with features, though none, pdfkit lays out its words together, which turns their order too. */
function shaping({ face }: FaceRun): { features?: [] } {
  return rightToLeft.has(face) ? { features: [] } : {};
}

/** A text as printable lines of a width; what parts two things says nothing at the end of a line. */
export function linesOf(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  const lines = breakLines(printable(pdf, text, style), width, (part) => widthOf(pdf, part, style));
  return lines.map((line) => line.replace(/(?<=\S) ·$/u, ""));
}

/** A text on one line, its end given up for an ellipsis where it is too long. */
export function onOneLine(pdf: Pdf, text: string, style: TextStyle, width: number): string {
  const line = printable(pdf, text, style);
  return widthOf(pdf, line, style) <= width ? line : withEllipsis(pdf, line, style, width);
}

/** As much of a line as leaves room for an ellipsis, and the ellipsis. */
function withEllipsis(pdf: Pdf, line: string, style: TextStyle, width: number): string {
  const signs = Array.from(line);
  while (signs.length > 0 && widthOf(pdf, `${signs.join("")}…`, style) > width) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/** Lines up to a number, the last one with an ellipsis where there were more. */
export function cutLines(
  pdf: Pdf,
  lines: readonly string[],
  most: number,
  style: TextStyle,
  width: number,
): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most - 1), withEllipsis(pdf, lines[most - 1] ?? "", style, width)];
}

/** Place where lines stand and how they look. */
export interface LinesPlace extends Column {
  /** Top of the first line, points. */
  readonly y: number;
  readonly style: TextStyle;
}

/**
 * Draws lines, each ended by a space, so that a reader never joins two words. Only within an element or an artifact.
 * @returns the bottom of the last one
 */
export function placeLines(
  pdf: Pdf,
  lines: readonly string[],
  { x, width, align = "left", y, style }: LinesPlace,
): number {
  const { doc } = pdf;
  doc.fillColor(style.colour);
  for (const [index, line] of lines.entries()) {
    const free = align === "left" ? 0 : width - widthOf(pdf, line, style);
    const left = x + (align === "center" ? free / 2 : free);
    const middle = y + (index + 0.5) * style.lineHeight;
    drawLine(pdf, `${line} `, left, middle + (capHeight[style.face] * style.size) / 2, style);
  }
  return y + lines.length * style.lineHeight;
}

/** Draws lines as content of an element: see `placeLines`. */
export function drawLines(pdf: Pdf, element: Element, lines: readonly string[], place: LinesPlace): number {
  element.add(() => {
    placeLines(pdf, lines, place);
  });
  return place.y + lines.length * place.style.lineHeight;
}
