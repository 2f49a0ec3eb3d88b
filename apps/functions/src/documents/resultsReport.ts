import { reportHeadings, type ResultsReport, type ResultsRow } from "@carnation/product/report";
import {
  figure,
  finishPdf,
  footers,
  FRAME,
  heading,
  joined,
  list,
  mm,
  openPdf,
  paragraph,
  type Pdf,
  table,
  type TableRow,
} from "../pdf/index.ts";
import { drawClosingBox } from "./closingBox.ts";
import { drawBandMark } from "./icons.ts";
import { type PrintedPicture, printedPicture } from "./pictures.ts";
import { drawLetterhead, LETTERHEAD_LOGO } from "./reportHead.ts";
import { printedFace, type ReportPhotoFile } from "./reportPhotos.ts";
import { drawValueScale } from "./scaleDrawing.ts";
import { ink, tableLook, type } from "./theme.ts";
import { unprintedNote } from "./unprintedNote.ts";

/** Room of the photo, points, and its pixels: 200 to the inch. */
const PHOTO = { width: mm(62), height: mm(77.5), pixels: { width: 488, height: 610 } } as const;

/** Between the photo and the words beside it. */
const GUTTER = mm(7);

/** Widths that fill the page. */
const columns = [
  { head: reportHeadings.columns.criterion, width: mm(56) },
  { head: reportHeadings.columns.scale, width: mm(64) },
  { head: "Valeur", width: mm(22), align: "right" },
  { head: "Lecture", width: mm(32), inset: mm(3) },
] as const;

/**
 * The results of one photo as a tagged A4 document; the same bytes for the same contents. Without the photo, when it was
 * erased or cannot be read, it has the words and the numbers.
 * @param photo null when it is not there
 * @param logo bytes of the business' logo; null without one. One that cannot be read is left out.
 */
export async function resultsReportPdf(
  report: ResultsReport,
  photo: ReportPhotoFile | null,
  logo: Uint8Array | null = null,
): Promise<Uint8Array> {
  const { title, emitter, issued, footer } = report;
  const mark = await printedPicture(logo, LETTERHEAD_LOGO);
  const face = photo === null ? null : await printedFace(photo, PHOTO.pixels);
  const pdf = await openPdf({ title, author: emitter.name, created: issued });
  drawHead(pdf, report, mark);
  drawWords(pdf, report, face);
  drawRows(pdf, report);
  drawClosingBox(pdf, [report.limits, report.consent]);
  footers(pdf, joined(pdf, footer, " · ", type.micro), type.micro, ink.hairline);
  return finishPdf(pdf);
}

function drawHead(pdf: Pdf, report: ResultsReport, mark: PrintedPicture | null): void {
  const { client, period, emitter } = report;
  drawLetterhead(pdf, report, report.dated, mark);
  heading(pdf, report.heading, { level: 1, style: type.title, after: mm(0.6) });
  const about = joined(
    pdf,
    [client, period].filter((text) => text !== ""),
    ", ",
    type.period,
  );
  paragraph(pdf, about, { style: type.period, after: mm(1.2), mostLines: 3 });
  unprintedNote(pdf, [client, emitter.name], { style: type.small });
  pdf.y += mm(3.4);
}

/** The face at the left; what it says in a few sentences beside it, or across the page without a face. */
function drawWords(pdf: Pdf, { synthesis, highlights, photoAlt }: ResultsReport, face: Buffer | null): void {
  const top = pdf.y;
  const beside = face === null ? 0 : PHOTO.width + GUTTER;
  const column = { x: FRAME.left + beside, width: FRAME.width - beside };
  if (face !== null) {
    const box = { x: FRAME.left, y: top, width: PHOTO.width, height: PHOTO.height };
    figure(pdf, box, photoAlt, () =>
      pdf.doc.image(face, box.x, box.y, { width: box.width, height: box.height }),
    );
    pdf.y = top;
  }
  paragraph(pdf, synthesis, { style: type.recap, column, after: mm(4) });
  for (const { title, items } of highlights) {
    heading(pdf, title, { level: 2, style: type.heading, column, after: mm(1.2) });
    list(pdf, items, { style: type.body, column });
    pdf.y += mm(3);
  }
  pdf.y = Math.max(pdf.y, face === null ? 0 : top + PHOTO.height) + mm(6);
}

function drawRows(pdf: Pdf, { rows, unscored, rule }: ResultsReport): void {
  heading(pdf, reportHeadings.criteria, { level: 2, style: type.heading, after: mm(1.4), with: mm(30) });
  if (rows.length > 0) table(pdf, { columns, rows: rows.map((row) => criterionRow(pdf, row)) }, tableLook);
  pdf.y += mm(1.6);
  if (unscored !== "") paragraph(pdf, unscored, { style: type.small, after: mm(1.2) });
  paragraph(pdf, rule, { style: type.small, after: mm(6) });
}

function criterionRow(pdf: Pdf, row: ResultsRow): TableRow {
  const { label, phrase, value, margin, band, bandLabel, scale } = row;
  const mark = type.label.size;
  return {
    cells: [
      {
        texts: [
          { text: label, style: type.label },
          ...(phrase === "" ? [] : [{ text: phrase, style: type.micro }]),
        ],
      },
      { texts: [], draw: (box) => drawValueScale(pdf, scale, box) },
      {
        texts: [
          { text: value, style: type.figure },
          ...(margin === "" ? [] : [{ text: margin, style: type.micro }]),
        ],
      },
      {
        indent: mark + mm(1.4),
        texts: [{ text: bandLabel, style: type.label }],
        draw: ({ x, y, height }) =>
          drawBandMark(pdf, band, { x: x + mark / 2, y: y + height / 2, size: mark }),
      },
    ],
  };
}
