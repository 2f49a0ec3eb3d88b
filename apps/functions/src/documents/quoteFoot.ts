import type { QuoteDocument } from "@carnation/product/quote";
import {
  artifact,
  drawLines,
  FRAME,
  fullWidth,
  linesOf,
  mm,
  PAGE,
  pageCount,
  type Pdf,
  placeLines,
} from "../pdf/index.ts";
import { ink } from "./theme.ts";
import { HAIRLINE, quoteType, sheetEdges } from "./quoteTheme.ts";

/** Above its line and below it, points. */
const ABOVE = mm(6);
const BELOW = mm(2.5);

const style = quoteType.legal;

const legalLines = (pdf: Pdf, { legal }: QuoteDocument): string[] => linesOf(pdf, legal, style, FRAME.width);

/** Points that the legal line takes on every page, with the space above it. */
export function legalHeight(pdf: Pdf, document: QuoteDocument): number {
  return ABOVE + BELOW + legalLines(pdf, document).length * style.lineHeight;
}

/**
 * The legal line at the foot of every page, read once, and which page of how many it is where there are several. Only
 * when all pages are there.
 */
export function drawLegalFoot(pdf: Pdf, document: QuoteDocument): void {
  const count = pageCount(pdf);
  const lines = legalLines(pdf, document);
  const y = PAGE.height - sheetEdges.bottom - lines.length * style.lineHeight;
  const place = { ...fullWidth, align: "center", y, style } as const;
  for (let index = 0; index < count; index++) {
    pdf.doc.switchToPage(index);
    artifact(
      pdf,
      () => {
        const top = y - BELOW;
        pdf.doc.moveTo(FRAME.left, top).lineTo(FRAME.right, top);
        pdf.doc.lineWidth(HAIRLINE).strokeColor(ink.hairline).stroke();
        if (index < count - 1) placeLines(pdf, lines, place);
        if (count === 1) return;
        const number = `${document.title}, page ${index + 1} / ${count}`.replaceAll(" ", "\u00A0");
        placeLines(pdf, [number], { ...place, y: PAGE.height - sheetEdges.bottom + mm(1) });
      },
      "Pagination",
    );
  }
  const element = pdf.doc.struct("P");
  pdf.root.add(element);
  drawLines(pdf, element, lines, place);
  element.end();
}
