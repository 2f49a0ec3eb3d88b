import { artifact, FRAME, mm, PAGE, pageCount, type Pdf } from "./pdf.ts";
import { drawLine, onOneLine, type TextStyle, widthOf } from "./lines.ts";
import { capHeight } from "./fonts.ts";

/** Distance of the footer's line from the lower edge, points. */
const FROM_EDGE = mm(11);

/**
 * Writes the foot of every page when all of them are there: what the document is on the left, « page 1 / 3 » on the right.
 * It is decoration to a screen reader, which knows title and page.
 */
export function footers(pdf: Pdf, text: string, style: TextStyle, rule: string): void {
  const { doc } = pdf;
  const count = pageCount(pdf);
  const baseline = PAGE.height - FROM_EDGE;
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    artifact(
      pdf,
      () => {
        const top = baseline - style.lineHeight * 1.5;
        doc.moveTo(FRAME.left, top).lineTo(FRAME.right, top).lineWidth(0.5).strokeColor(rule).stroke();
        const number = `page ${index + 1} / ${count}`.replaceAll(" ", "\u00A0");
        const numberWidth = widthOf(pdf, number, style);
        doc.fillColor(style.colour);
        const y = baseline + (capHeight[style.face] * style.size) / 2;
        drawLine(pdf, number, FRAME.right - numberWidth, y, style);
        drawLine(pdf, onOneLine(pdf, text, style, FRAME.width - numberWidth - mm(6)), FRAME.left, y, style);
      },
      "Pagination",
    );
  }
}
