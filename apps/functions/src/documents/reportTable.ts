import { type Band, bandLabels } from "@carnation/domain/criterion";
import {
  type ComparisonReport,
  type ReportGroup,
  reportHeadings,
  type ReportRow,
} from "@carnation/product/report";
import {
  artifact,
  drawLines,
  FRAME,
  heading,
  mm,
  paragraph,
  type Pdf,
  printable,
  table,
  type TableCell,
  type TableRow,
  widthOf,
} from "../pdf/index.ts";
import { ink, tableLook, type } from "./theme.ts";
import { drawBandMark, drawVerdictMark } from "./icons.ts";
import { drawScale, drawTicks } from "./scaleDrawing.ts";

const { columns: heads, key } = reportHeadings;

/** Widths that fill the page. */
const columns = [
  { head: heads.criterion, width: mm(44) },
  { head: heads.scale, width: mm(52) },
  { head: heads.before, width: mm(12), align: "right" },
  { head: heads.after, width: mm(12.5), align: "right" },
  { head: heads.change, width: mm(19), align: "right" },
  { head: heads.verdict, width: mm(34.5), inset: mm(2.5) },
] as const;

const empty: TableCell = { texts: [] };

/** Every criterion on its scale, with both values, the difference and the verdict in words. */
export function drawCriteria(pdf: Pdf, { groups, unmeasured }: ComparisonReport): void {
  heading(pdf, reportHeadings.criteria, { level: 2, style: type.heading, after: mm(1), with: mm(40) });
  drawKey(pdf);
  const rows = groups.flatMap((group) => [
    groupRow(pdf, group),
    ...group.rows.map((row) => criterionRow(pdf, row)),
  ]);
  table(pdf, { columns, rows }, tableLook);
  pdf.y += mm(1.6);
  if (unmeasured !== "") paragraph(pdf, unmeasured, { style: type.small });
  pdf.y += mm(6);
}

function groupRow(pdf: Pdf, { label, ticks }: ReportGroup): TableRow {
  return {
    keepWith: 1,
    cells: [
      { texts: [{ text: label, style: type.group }] },
      { texts: [], draw: (box) => drawTicks(pdf, ticks, box) },
      empty,
      empty,
      empty,
      empty,
    ],
  };
}

function criterionRow(pdf: Pdf, row: ReportRow): TableRow {
  const { label, phrase, before, after, change, verdict, verdictLabel, condition, obstacle } = row;
  const mark = type.label.size;
  return {
    cells: [
      {
        texts: [
          { text: label, style: type.label },
          ...(phrase === "" ? [] : [{ text: phrase, style: type.micro }]),
        ],
      },
      {
        texts: obstacle === "" ? [] : [{ text: obstacle, style: type.micro }],
        draw: (box) => drawScale(pdf, row, box),
      },
      { texts: [{ text: before, style: type.before }] },
      { texts: [{ text: after, style: type.figure }] },
      { texts: change === "" ? [] : [{ text: change, style: type.before }] },
      {
        indent: mark + mm(1.4),
        texts: [
          { text: verdictLabel, style: type.label },
          ...(condition === "" ? [] : [{ text: condition, style: type.micro }]),
        ],
        draw: ({ x, y, height }) => {
          const lines = type.label.lineHeight + (condition === "" ? 0 : type.micro.lineHeight);
          const middle = y + (height - lines) / 2 + type.label.lineHeight / 2;
          drawVerdictMark(pdf, verdict, { x: x + mark / 2, y: middle, size: mark });
        },
      },
    ],
  };
}

/** Gives what the marks mean, on one line. */
function drawKey(pdf: Pdf): void {
  const style = type.micro;
  const element = pdf.doc.struct("P");
  pdf.root.add(element);
  const { lineHeight } = style;
  const size = style.size;
  let x: number = FRAME.left;
  const entry = (text: string, markWidth: number, draw: (middle: number) => void): void => {
    const middle = pdf.y + lineHeight / 2;
    artifact(pdf, () => draw(middle));
    const from = x + (markWidth === 0 ? 0 : markWidth + mm(1.1));
    const width = widthOf(pdf, printable(pdf, text, style), style);
    drawLines(pdf, element, [printable(pdf, text, style)], { x: from, width, y: pdf.y, style });
    x = from + width + mm(4.2);
  };
  for (const band of ["good", "medium", "poor"] as const satisfies readonly Band[]) {
    entry(bandLabels[band], size, (y) => drawBandMark(pdf, band, { x: x + size / 2, y, size }));
  }
  entry(key.before, 1.4, (y) => pdf.doc.rect(x, y - size / 2, 1.4, size).fill(ink.strong));
  entry(key.margin, mm(5), (y) => pdf.doc.rect(x, y - size / 2, mm(5), size).fill(ink.margin));
  entry(key.reading, 0, () => {});
  element.end();
  pdf.y += lineHeight + mm(2);
}
