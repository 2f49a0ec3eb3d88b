import { type Column, cutLines, drawLines, fullWidth, linesOf, type TextStyle } from "./lines.ts";
import { FRAME, keepTogether, newPage, type Pdf, roomLeft } from "./pdf.ts";
import type { Element } from "./pdfkit.ts";

/** Describes what a paragraph takes beside its text. */
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

/** Describes what a heading takes beside its text. */
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

/** Adds the element of a list; one whose items are numbered or marked has to say how (PDF/UA). */
export function listElement(pdf: Pdf, numbering: "Decimal" | "Disc"): Element {
  const element = pdf.doc.struct("L");
  element.dictionary.data["A"] = { O: "List", ListNumbering: numbering };
  pdf.root.add(element);
  return element;
}

/** Adds a list, each item behind a dash. */
export function list(pdf: Pdf, items: readonly string[], options: ParagraphOptions): void {
  const { style, column = fullWidth, after = 0, mostLines } = options;
  const element = listElement(pdf, "Disc");
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
