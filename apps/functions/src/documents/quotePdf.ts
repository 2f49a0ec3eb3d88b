import type { QuoteDocument } from "@carnation/product/quote";
import { finishPdf, mm, openPdf, PAGE, pageCount, type Pdf } from "../pdf/index.ts";
import { type PrintedPicture, printedPicture } from "./pictures.ts";
import { drawQuoteEnd, endHeight } from "./quoteEnd.ts";
import { drawLegalFoot, legalHeight } from "./quoteFoot.ts";
import { drawQuoteHead } from "./quoteHead.ts";
import { type QuoteDensity, quoteDensities, sheetEdges } from "./quoteTheme.ts";
import { drawQuoteLines, drawQuoteTotals, totalsHeight } from "./quoteTable.ts";

/** Pages that a quote keeps to where its words allow. */
const MOST_PAGES = 2;

/** The pictures of a quote as they are printed. */
export interface QuotePictures {
  readonly logo: PrintedPicture | null;
  readonly signature: PrintedPicture | null;
}

/**
 * A quote as a tagged A4 document, alike the sheet on the screen; the same bytes for the same contents. Nothing of it is
 * cut, so that words without end take further pages.
 * @param signature the drawn agreement; null before it is signed. One that cannot be read leaves the words alone
 * @param logo the mark of the professional; null for none, or one that cannot be read
 */
export async function quotePdf(
  document: QuoteDocument,
  signature: Uint8Array | null = null,
  logo: Uint8Array | null = null,
): Promise<Uint8Array> {
  const pictures = {
    logo: await printedPicture(logo, { width: mm(40), height: mm(16) }),
    signature: await printedPicture(signature, { width: mm(77), height: mm(14), enlarge: true }),
  };
  let pdf = await draw(document, pictures, quoteDensities[0]);
  for (const density of quoteDensities.slice(1)) {
    if (pageCount(pdf) > MOST_PAGES) pdf = await draw(document, pictures, density);
  }
  return finishPdf(pdf);
}

async function draw(document: QuoteDocument, pictures: QuotePictures, density: QuoteDensity): Promise<Pdf> {
  const { title, emitter, dated } = document;
  const pdf = await openPdf({ title, author: emitter.name, created: dated });
  pdf.top = sheetEdges.top;
  pdf.bottom = PAGE.height - sheetEdges.bottom - legalHeight(pdf, document);
  pdf.y = pdf.top;
  drawQuoteHead(pdf, document, pictures.logo);
  const kept = totalsHeight(pdf, document, density) + endHeight(pdf, document, pictures.signature);
  drawQuoteLines(pdf, document, density, kept);
  drawQuoteTotals(pdf, document, density);
  drawQuoteEnd(pdf, document, pictures.signature);
  drawLegalFoot(pdf, document);
  return pdf;
}
