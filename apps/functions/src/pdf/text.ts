import { breakLines } from "./breakLines.ts";
import { capHeight, type Face } from "./fonts.ts";
import { printableText } from "./glyphs.ts";
import { FRAME, keepTogether, newPage, roomLeft, type Pdf } from "./pdf.ts";
import type { Element } from "./pdfkit.ts";

/** How a text looks; sizes in points. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly lineHeight: number;
  /** `#rrggbb` */
  readonly colour: string;
}

/** Where a text stands across the page, points. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align?: "left" | "right" | "center";
}

/** The whole width of a page. */
export const fullWidth: Column = { x: FRAME.left, width: FRAME.width };

/** A text as the font of a style draws it: see `printableText`. */
export function printable({ doc }: Pdf, text: string, { face }: Pick<TextStyle, "face">): string {
  doc.font(face);
  const { font } = doc._font;
  return printableText(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
}

/** Texts beside each other; one of which the font draws nothing, such as a name in another script, leaves no gap. */
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
  return doc.font(face).fontSize(size).widthOfString(text);
}

/** A text as printable lines of a width. */
export function linesOf(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  return breakLines(printable(pdf, text, style), width, (part) => widthOf(pdf, part, style));
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
function cutLines(
  pdf: Pdf,
  lines: readonly string[],
  most: number,
  style: TextStyle,
  width: number,
): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most - 1), withEllipsis(pdf, lines[most - 1] ?? "", style, width)];
}

/** Where lines stand and how they look. */
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
    doc.font(style.face).fontSize(style.size);
    doc.text(`${line} `, left, middle + (capHeight[style.face] * style.size) / 2, {
      lineBreak: false,
      baseline: "alphabetic",
    });
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

/** What a paragraph takes beside its text. */
export interface ParagraphOptions {
  readonly style: TextStyle;
  readonly column?: Column;
  /** The element that it is read in. @default the document */
  readonly parent?: Element;
  /** Role in the structure tree. @default "P" */
  readonly role?: string;
  /** Space below, points. @default 0 */
  readonly after?: number;
  /** Lines, at least one, after which an ellipsis stands for the rest. @default all of them */
  readonly mostLines?: number;
}

/** Lines of a paragraph that are never alone on a page. */
const TOGETHER = 2;

/**
 * Adds a paragraph and moves down; one that does not fit goes on on the next page, two lines on either at least.
 * @returns how many lines it has
 */
export function paragraph(pdf: Pdf, text: string, options: ParagraphOptions): number {
  const { style, column = fullWidth, parent = pdf.root, role = "P", after = 0 } = options;
  const { mostLines = Number.POSITIVE_INFINITY } = options;
  const all = linesOf(pdf, text, style, column.width);
  const lines = cutLines(pdf, all, mostLines, style, column.width);
  const element = pdf.doc.struct(role);
  parent.add(element);
  let rest = lines;
  while (rest.length > 0) {
    keepTogether(pdf, Math.min(rest.length, TOGETHER) * style.lineHeight);
    const fitting = Math.max(1, Math.floor(roomLeft(pdf) / style.lineHeight));
    const taken = rest.length - fitting === 1 ? fitting - 1 : fitting;
    pdf.y = drawLines(pdf, element, rest.slice(0, Math.max(1, taken)), { ...column, y: pdf.y, style });
    rest = rest.slice(Math.max(1, taken));
    if (rest.length > 0) newPage(pdf);
  }
  element.end();
  pdf.y += after;
  return lines.length;
}

/** Height of a paragraph, points. */
export function heightOf(pdf: Pdf, text: string, style: TextStyle, width: number = FRAME.width): number {
  return linesOf(pdf, text, style, width).length * style.lineHeight;
}

/** What a heading takes beside its text. */
export interface HeadingOptions extends Omit<ParagraphOptions, "role" | "parent"> {
  readonly level: 1 | 2 | 3;
  /** Points below it that stay on its page. @default two lines */
  readonly with?: number;
}

/** Adds a heading, never at the foot of a page. */
export function heading(pdf: Pdf, text: string, { level, with: kept, ...options }: HeadingOptions): void {
  const { style, column = fullWidth, after = 0 } = options;
  keepTogether(pdf, heightOf(pdf, text, style, column.width) + after + (kept ?? 2 * style.lineHeight));
  paragraph(pdf, text, { ...options, role: `H${level}` });
}

/** Adds a list, each item behind a dash. */
export function list(pdf: Pdf, items: readonly string[], options: ParagraphOptions): void {
  const { style, column = fullWidth, after = 0, mostLines } = options;
  const element = pdf.doc.struct("L");
  pdf.root.add(element);
  const indent = style.size;
  for (const text of items) {
    keepTogether(
      pdf,
      Math.min(TOGETHER * style.lineHeight, heightOf(pdf, text, style, column.width - indent)),
    );
    const [item, label, body] = [pdf.doc.struct("LI"), pdf.doc.struct("Lbl"), pdf.doc.struct("LBody")];
    element.add(item);
    item.add(label);
    item.add(body);
    drawLines(pdf, label, ["–"], { ...column, y: pdf.y, style });
    const inner = { ...column, x: column.x + indent, width: column.width - indent };
    paragraph(pdf, text, {
      style,
      column: inner,
      parent: body,
      after,
      ...(mostLines === undefined ? {} : { mostLines }),
    });
    item.end();
  }
  element.end();
}
