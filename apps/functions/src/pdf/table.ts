import { artifact, FRAME, keepTogether, newPage, roomLeft, type Pdf } from "./pdf.ts";
import type { Box } from "./figure.ts";
import type { Element } from "./pdfkit.ts";
import { drawLines, linesOf, placeLines, type TextStyle } from "./lines.ts";

/** A column of a table; the widths of all of them add up to the page's. */
export interface TableColumn {
  readonly head: string;
  /** Points. */
  readonly width: number;
  readonly align?: "left" | "right";
  /** Points kept free on its left, beside a column that is aligned right. @default 0 */
  readonly inset?: number;
}

/** A text in a cell. */
export interface CellText {
  readonly text: string;
  readonly style: TextStyle;
}

/** A cell: texts below each other, and what is drawn beside or behind them. */
export interface TableCell {
  readonly texts: readonly CellText[];
  /** Left of the texts that a mark needs, points. @default 0 */
  readonly indent?: number;
  /** Drawn as decoration: the table says the same in words. */
  readonly draw?: (box: Box) => void;
}

/** A row: the first cell names it. */
export interface TableRow {
  readonly cells: readonly TableCell[];
  /** Rows that it stays together with, such as the first one under a group's heading. @default 0 */
  readonly keepWith?: number;
  /** Points above and below its texts, where they are others than the table's. */
  readonly padding?: { readonly above: number; readonly below: number };
}

/** Way that a table looks. */
export interface TableLook {
  readonly head: TextStyle;
  /** Colour of the rule under the head, and of those between rows. */
  readonly rule: string;
  readonly hairline: string;
  /** Points above and below the texts of a cell. */
  readonly padding: number;
  /** The same of the head, where they are others. */
  readonly headPadding?: { readonly above: number; readonly below: number };
  /** Points between columns. */
  readonly gap: number;
  /** Place where the texts of a cell stand beside higher ones. @default "middle" */
  readonly align?: "top" | "middle";
}

/** Describes what a table shows. */
export interface TableContent {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Points of what follows the table and stays on the page of its last row. @default 0 */
  readonly keepAfter?: number;
}

/** Adds a tagged table; its head is drawn again on every page that it reaches, and no row is parted. */
export function table(pdf: Pdf, { columns, rows, keepAfter = 0 }: TableContent, look: TableLook): void {
  const { doc } = pdf;
  const heights = rows.map((row) => rowHeight(pdf, columns, row, look));
  const { above, below } = headPaddingOf(look);
  const headHeight = look.head.lineHeight + above + below;
  const element = doc.struct("Table");
  pdf.root.add(element);
  keepTogether(pdf, headHeight + (heights[0] ?? 0) + (heights[1] ?? 0));
  drawHead(pdf, columns, look, childOf(pdf, childOf(pdf, element, "THead"), "TR"));
  const body = childOf(pdf, element, "TBody");
  for (const [index, row] of rows.entries()) {
    const height = heights[index] ?? 0;
    const end = index + 1 + (row.keepWith ?? 0);
    const after = end >= rows.length ? keepAfter : 0;
    const kept = heights.slice(index, end).reduce((sum, one) => sum + one, after);
    if (roomLeft(pdf) < kept) {
      newPage(pdf);
      drawHead(pdf, columns, look, null);
    }
    drawRow(pdf, { columns, row, height, look, element: childOf(pdf, body, "TR") });
  }
  element.end();
}

function headPaddingOf({ padding, headPadding }: TableLook): {
  readonly above: number;
  readonly below: number;
} {
  return headPadding ?? { above: padding, below: padding };
}

/** Room for the content of a column. */
function innerWidth({ width, inset = 0 }: TableColumn, gap: number): number {
  return width - gap - inset;
}

/** The cells' texts broken into lines. */
function cellLines(pdf: Pdf, column: TableColumn, { texts, indent = 0 }: TableCell, { gap }: TableLook) {
  return texts.map(({ text, style }) => ({
    style,
    lines: linesOf(pdf, text, style, innerWidth(column, gap) - indent),
  }));
}

function rowHeight(pdf: Pdf, columns: readonly TableColumn[], row: TableRow, look: TableLook): number {
  const { cells } = row;
  const heights = columns.map((column, index) => {
    const cell = cells[index];
    if (!cell) return 0;
    return cellLines(pdf, column, cell, look).reduce(
      (sum, { style, lines }) => sum + style.lineHeight * lines.length,
      0,
    );
  });
  const { above, below } = paddingOf(row, look);
  return Math.max(...heights) + above + below;
}

function paddingOf(
  { padding }: TableRow,
  look: TableLook,
): { readonly above: number; readonly below: number } {
  return padding ?? { above: look.padding, below: look.padding };
}

/** @param element null when the head is drawn again: it was read once */
function drawHead(pdf: Pdf, columns: readonly TableColumn[], look: TableLook, element: Element | null): void {
  const { above, below } = headPaddingOf(look);
  const top = pdf.y + above;
  let x: number = FRAME.left;
  for (const column of columns) {
    const { head, width, align = "left", inset = 0 } = column;
    const inner = innerWidth(column, look.gap);
    const place = { x: x + inset, width: inner, align, y: top, style: look.head };
    const lines = linesOf(pdf, head, look.head, inner);
    if (element) {
      const cell = pdf.doc.struct("TH", { scope: "Column" });
      element.add(cell);
      drawLines(pdf, cell, lines, place);
    } else {
      artifact(pdf, () => placeLines(pdf, lines, place), "Pagination");
    }
    x += width;
  }
  pdf.y = top + look.head.lineHeight + below;
  rule(pdf, look.rule, 0.75);
}

function drawRow(
  pdf: Pdf,
  {
    columns,
    row,
    height,
    look,
    element,
  }: {
    readonly columns: readonly TableColumn[];
    readonly row: TableRow;
    readonly height: number;
    readonly look: TableLook;
    readonly element: Element;
  },
): void {
  const top = pdf.y;
  let x: number = FRAME.left;
  for (const [index, column] of columns.entries()) {
    const { align = "left", width, inset = 0 } = column;
    const cell = row.cells[index] ?? { texts: [] };
    const { indent = 0, draw } = cell;
    const parent = pdf.doc.struct(index === 0 ? "TH" : "TD", index === 0 ? { scope: "Row" } : {});
    element.add(parent);
    const box = { x: x + inset, y: top, width: innerWidth(column, look.gap), height };
    if (draw) artifact(pdf, () => draw(box));
    const paragraphs = cellLines(pdf, column, cell, look);
    const filled = paragraphs.reduce((sum, { style, lines }) => sum + style.lineHeight * lines.length, 0);
    const { above, below } = paddingOf(row, look);
    let y = top + (look.align === "top" ? above : above + (height - above - below - filled) / 2);
    for (const { style, lines } of paragraphs) {
      y = drawLines(pdf, parent, lines, { x: box.x + indent, width: box.width - indent, align, y, style });
    }
    x += width;
  }
  pdf.y = top + height;
  rule(pdf, look.hairline, 0.5);
}

/** A line across the page at the present height. */
export function rule(pdf: Pdf, colour: string, width: number): void {
  artifact(pdf, () => {
    pdf.doc
      .moveTo(FRAME.left, pdf.y)
      .lineTo(FRAME.right, pdf.y)
      .lineWidth(width)
      .strokeColor(colour)
      .stroke();
  });
}

function childOf(pdf: Pdf, parent: Element, role: string): Element {
  const child = pdf.doc.struct(role);
  parent.add(child);
  return child;
}
