import { artifact, FRAME, heightOf, keepTogether, mm, paragraph, type Pdf } from "../pdf/index.ts";
import { ink, type } from "./theme.ts";

/** Draws short texts on a ground across the page: what a document is not, and by whose leave it was made. */
export function drawClosingBox(pdf: Pdf, texts: readonly string[]): void {
  const padding = mm(3.4);
  const inner = { x: FRAME.left + padding, width: FRAME.width - 2 * padding };
  const height =
    texts.reduce((sum, text) => sum + heightOf(pdf, text, type.small, inner.width), 0) +
    2 * padding +
    mm(1.2);
  keepTogether(pdf, height);
  artifact(pdf, () => pdf.doc.rect(FRAME.left, pdf.y, FRAME.width, height).fill(ink.wash));
  pdf.y += padding;
  for (const text of texts) paragraph(pdf, text, { style: type.small, column: inner, after: mm(1.2) });
}
