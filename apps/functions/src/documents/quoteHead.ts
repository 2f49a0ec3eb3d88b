import type { QuoteDocument } from "@carnation/product/quote";
import { reportHeadings } from "@carnation/product/report";
import { type Column, figure, FRAME, heading, mm, paragraph, type Pdf } from "../pdf/index.ts";
import type { PrintedPicture } from "./pictures.ts";
import { unprintedNote } from "./unprintedNote.ts";
import { quoteType, rightHalf } from "./quoteTheme.ts";

/** Width of number and days, on the right, and what parts them from the emitter, points. */
const FACTS = mm(70);
const GAP = mm(8);

/** Tells who issues the quote, what it is and until when, and for whom. */
export function drawQuoteHead(
  pdf: Pdf,
  { emitter, heading: title, facts, recipient }: QuoteDocument,
  logo: PrintedPicture | null,
): void {
  const { top } = pdf;
  const left: Column = { x: FRAME.left, width: FRAME.width - FACTS - GAP };
  if (logo) drawLogo(pdf, logo, reportHeadings.logo(emitter.name));
  const colour = emitter.accent ?? quoteType.emitter.colour;
  paragraph(pdf, emitter.name, { style: { ...quoteType.emitter, colour }, column: left, after: mm(2.15) });
  drawPartyLines(pdf, emitter.lines, left);
  const bottom = pdf.y;
  pdf.y = top;
  const right: Column = { x: FRAME.right - FACTS, width: FACTS, align: "right" };
  heading(pdf, title, { level: 1, style: quoteType.title, column: right, after: mm(4.4) });
  drawPartyLines(pdf, facts, right);
  pdf.y = Math.max(bottom, pdf.y) + mm(9);
  paragraph(pdf, recipient.label, { style: quoteType.small, column: rightHalf });
  paragraph(pdf, recipient.name, { style: quoteType.name, column: rightHalf });
  drawPartyLines(pdf, recipient.lines, rightHalf);
  const names = [emitter.name, ...emitter.lines, recipient.name, ...recipient.lines];
  unprintedNote(pdf, names, { style: quoteType.small, column: rightHalf });
  pdf.y += mm(8);
}

function drawLogo(pdf: Pdf, { bytes, width, height }: PrintedPicture, alt: string): void {
  const box = { x: FRAME.left, y: pdf.y, width, height };
  figure(pdf, box, alt, () => pdf.doc.image(bytes, box.x, box.y, { width, height }));
  pdf.y += height + mm(3);
}

function drawPartyLines(pdf: Pdf, lines: readonly string[], column: Column): void {
  for (const line of lines) paragraph(pdf, line, { style: quoteType.line, column });
}
