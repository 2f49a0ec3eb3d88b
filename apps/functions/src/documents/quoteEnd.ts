import type { QuoteDocument } from "@carnation/product/quote";
import {
  artifact,
  type Column,
  figure,
  fullWidth,
  heightOf,
  mm,
  pageCount,
  paragraph,
  type Pdf,
  roomLeft,
} from "../pdf/index.ts";
import { ink } from "./theme.ts";
import type { PrintedPicture } from "./pictures.ts";
import { HAIRLINE, leftHalf, quoteType, rightHalf } from "./quoteTheme.ts";

/** The frame of the agreement, points. */
const BOX = { ...rightHalf, least: mm(25), padding: mm(2.5) } as const;
const signatureColumn: Column = { x: BOX.x + BOX.padding, width: BOX.width - 2 * BOX.padding };

/** Space above the end, and between a frame and long conditions below it, points. */
const ABOVE = mm(10);
const BELOW = mm(6);

/** Conditions that are higher than this stand below the agreement, across the page. */
const BESIDE_MOST = mm(60);

function conditionsHeight(pdf: Pdf, { conditions }: QuoteDocument): number {
  if (conditions.paragraphs.length === 0) return 0;
  return conditions.paragraphs.reduce(
    (sum, text) => sum + heightOf(pdf, text, quoteType.text, leftHalf.width),
    quoteType.small.lineHeight,
  );
}

function boxHeight(pdf: Pdf, { agreement }: QuoteDocument, drawn: PrintedPicture | null): number {
  const { width } = signatureColumn;
  const signed = agreement.signed
    ? (drawn ? drawn.height + mm(2) : mm(2)) + heightOf(pdf, agreement.signed.text, quoteType.text, width)
    : 0;
  const label = heightOf(pdf, agreement.label, quoteType.small, width);
  return Math.max(BOX.least, label + signed + 2 * BOX.padding);
}

const standsBeside = (pdf: Pdf, document: QuoteDocument): boolean =>
  conditionsHeight(pdf, document) <= BESIDE_MOST;

/** Points that stay with the totals: the agreement, and the conditions beside it. */
export function endHeight(pdf: Pdf, document: QuoteDocument, drawn: PrintedPicture | null): number {
  const box = boxHeight(pdf, document, drawn);
  return ABOVE + (standsBeside(pdf, document) ? Math.max(box, conditionsHeight(pdf, document)) : box);
}

/** Conditions and agreement: at the foot of a single page, right under the totals otherwise. */
export function drawQuoteEnd(pdf: Pdf, document: QuoteDocument, drawn: PrintedPicture | null): void {
  const isBeside = standsBeside(pdf, document);
  const height = endHeight(pdf, document, drawn) - ABOVE;
  pdf.y += isBeside && pageCount(pdf) === 1 ? Math.max(ABOVE, roomLeft(pdf) - height) : ABOVE;
  const top = pdf.y;
  if (isBeside) {
    drawConditions(pdf, document, leftHalf, quoteType.text);
    pdf.y = top;
  }
  drawAgreement(pdf, document, drawn);
  pdf.y = top + height;
  if (isBeside) return;
  pdf.y += BELOW;
  drawConditions(pdf, document, fullWidth, quoteType.terms);
}

function drawConditions(
  pdf: Pdf,
  { conditions: { label, paragraphs } }: QuoteDocument,
  column: Column,
  style: (typeof quoteType)["text" | "terms"],
): void {
  if (paragraphs.length === 0) return;
  paragraph(pdf, label, { style: quoteType.small, column });
  for (const text of paragraphs) paragraph(pdf, text, { style, column });
}

/** The frame to sign in, or what was signed. */
function drawAgreement(pdf: Pdf, document: QuoteDocument, drawn: PrintedPicture | null): void {
  const { label, signed } = document.agreement;
  const height = boxHeight(pdf, document, drawn);
  artifact(pdf, () => {
    pdf.doc.rect(BOX.x, pdf.y, BOX.width, height).lineWidth(HAIRLINE).strokeColor(ink.soft).stroke();
  });
  pdf.y += BOX.padding;
  paragraph(pdf, label, { style: quoteType.small, column: signatureColumn });
  if (!signed) return;
  if (drawn) {
    const { bytes, width, height: high } = drawn;
    const box = { x: signatureColumn.x, y: pdf.y + mm(1), width, height: high };
    figure(pdf, box, `Signature\u00A0: ${signed.text}`, () => {
      pdf.doc.image(bytes, box.x, box.y, { width, height: high });
    });
    pdf.y += high;
  }
  pdf.y += mm(2);
  paragraph(pdf, signed.text, { style: quoteType.text, column: signatureColumn });
}
