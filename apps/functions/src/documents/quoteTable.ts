import type { PrintedLine, PrintedTotal, QuoteDocument } from "@carnation/product/quote";
import {
  artifact,
  drawLines,
  FRAME,
  linesOf,
  mm,
  paragraph,
  type Pdf,
  printable,
  table,
  type TableRow,
  type TextStyle,
  widthOf,
} from "../pdf/index.ts";
import { ink } from "./theme.ts";
import { HAIRLINE, type QuoteDensity, quoteTableLook, quoteType, rightHalf } from "./quoteTheme.ts";

/** Between two columns, and the least widths of those with figures, points. */
const GAP = mm(4);
const LEAST = { quantity: mm(14), unit: mm(23.7), vat: mm(18.8), total: mm(29.7) } as const;

type FigureColumn = keyof typeof LEAST;

/** The lines under their headings. */
export function drawQuoteLines(
  pdf: Pdf,
  { printed: { columns: heads, groups } }: QuoteDocument,
  density: QuoteDensity,
  keepAfter: number,
): void {
  const shown = (["quantity", "unit", "vat", "total"] as const).filter((id) => heads[id] !== null);
  const lines = groups.flatMap((group) => group.lines);
  const widths = shown.map((id) => figureWidth(pdf, id, heads[id] ?? "", lines));
  const columns = [
    { head: heads.label, width: FRAME.width - widths.reduce((sum, width) => sum + width, 0) },
    ...shown.map((id, index) => ({
      head: heads[id] ?? "",
      width: widths[index] ?? 0,
      align: "right" as const,
      inset: GAP,
    })),
  ];
  const rows = groups.flatMap(({ title, lines: own }) => [
    ...(title === "" ? [] : [groupRow(title, density)]),
    ...own.map((line) => lineRow(line, shown)),
  ]);
  table(pdf, { columns, rows, keepAfter }, quoteTableLook(density));
}

/** As wide as its widest figure, or as the design has it. */
function figureWidth(pdf: Pdf, id: FigureColumn, head: string, lines: readonly PrintedLine[]): number {
  const figures = lines.map((line) =>
    widthOf(pdf, printable(pdf, line[id], quoteType.label), quoteType.label),
  );
  return Math.max(LEAST[id], GAP + Math.ceil(Math.max(widthOf(pdf, head, quoteType.head), ...figures)));
}

function groupRow(title: string, { row }: QuoteDensity): TableRow {
  return {
    keepWith: 1,
    padding: { above: row * 1.6, below: row * 0.6 },
    cells: [{ texts: [{ text: title, style: quoteType.group }] }],
  };
}

function lineRow(line: PrintedLine, shown: readonly FigureColumn[]): TableRow {
  const { label, details } = line;
  return {
    cells: [
      {
        texts: [
          { text: label, style: quoteType.label },
          ...(details === "" ? [] : [{ text: details, style: quoteType.details }]),
        ],
      },
      ...shown.map((id) => ({ texts: [{ text: line[id], style: quoteType.label }] })),
    ],
  };
}

/** Points above and below the text of a row of totals. */
function paddingOf({ isTotal }: PrintedTotal, isFirst: boolean, { row }: QuoteDensity) {
  if (!isTotal) return { above: isFirst ? row : row * 0.4, below: row * 0.4 };
  // A rule stands above what is paid.
  return { above: row * (isFirst ? 1.5 : 0.5) + row * 0.7, below: row * 0.4 };
}

const styleOf = ({ isTotal }: PrintedTotal): TextStyle => (isTotal ? quoteType.total : quoteType.label);

/** Height of the totals, points. */
export function totalsHeight(
  pdf: Pdf,
  { printed: { totals, mention } }: QuoteDocument,
  density: QuoteDensity,
): number {
  const rows = totals.map((total, index) => {
    const { above, below } = paddingOf(total, index === 0, density);
    return above + below + styleOf(total).lineHeight * labelLines(pdf, total).length;
  });
  const last = mention === "" ? 0 : quoteType.mention.lineHeight + density.row;
  return rows.reduce((sum, height) => sum + height, last);
}

/** The label of a row of totals, beside its amount. */
function labelLines(pdf: Pdf, total: PrintedTotal): string[] {
  const style = styleOf(total);
  const amount = widthOf(pdf, printable(pdf, total.amount, style), style);
  return linesOf(pdf, total.label, style, rightHalf.width - amount - GAP);
}

/** The totals, from the sum of the lines to what is to be paid: a table of its own for who hears it. */
export function drawQuoteTotals(
  pdf: Pdf,
  { printed: { totals, mention } }: QuoteDocument,
  density: QuoteDensity,
): void {
  const { doc } = pdf;
  const element = doc.struct("Table");
  pdf.root.add(element);
  for (const [index, total] of totals.entries()) {
    const { above, below } = paddingOf(total, index === 0, density);
    const row = doc.struct("TR");
    const [head, cell] = [doc.struct("TH", { scope: "Row" }), doc.struct("TD")];
    element.add(row);
    row.add(head);
    row.add(cell);
    pdf.y += above;
    if (total.isTotal) drawRuleAbove(pdf, density.row * 0.7);
    const style = styleOf(total);
    const y = pdf.y;
    const amount = printable(pdf, total.amount, style);
    pdf.y = drawLines(pdf, head, labelLines(pdf, total), { ...rightHalf, y, style });
    if (total.note !== "") drawNote(pdf, head, total, y);
    drawLines(pdf, cell, [amount], { ...rightHalf, align: "right", y, style });
    row.end();
    pdf.y += below;
  }
  element.end();
  if (mention === "") return;
  pdf.y += density.row;
  paragraph(pdf, mention, { style: quoteType.mention, column: { ...rightHalf, align: "right" } });
}

/** « sur 443,33 € HT », behind the label on the same line. */
function drawNote(
  pdf: Pdf,
  element: Parameters<typeof drawLines>[1],
  { label, note }: PrintedTotal,
  y: number,
): void {
  const x = rightHalf.x + widthOf(pdf, `${printable(pdf, label, quoteType.label)} `, quoteType.label);
  const style = { ...quoteType.details, lineHeight: quoteType.label.lineHeight };
  drawLines(pdf, element, [printable(pdf, note, style)], { x, width: FRAME.right - x, y, style });
}

function drawRuleAbove(pdf: Pdf, distance: number): void {
  artifact(pdf, () => {
    const y = pdf.y - distance;
    pdf.doc
      .moveTo(rightHalf.x, y)
      .lineTo(FRAME.right, y)
      .lineWidth(HAIRLINE)
      .strokeColor(ink.strong)
      .stroke();
  });
}
