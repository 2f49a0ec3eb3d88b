import type { LegalText } from "@carnation/product/legal";
import { finishPdf, footers, heading, mm, openPdf, paragraph } from "../pdf/index.ts";
import { ink, type } from "./theme.ts";

/** A legal text as it is printed. */
export interface PrintedLegalText {
  readonly text: LegalText;
  /** Line under the title: since when, or accepted when. */
  readonly subtitle: string;
  readonly created: Date;
}

/** A legal text as a tagged A4 document; the same bytes for the same text. */
export async function legalPdf({ text, subtitle, created }: PrintedLegalText): Promise<Uint8Array> {
  const { title, sections } = text;
  const pdf = await openPdf({ title, author: "Carnation", created });
  heading(pdf, title, { level: 1, style: { ...type.title, size: 22, lineHeight: 27 }, after: mm(0.8) });
  paragraph(pdf, subtitle, { style: type.small, after: mm(6) });
  for (const { heading: sectionTitle, paragraphs } of sections) {
    heading(pdf, sectionTitle, { level: 2, style: type.group, after: mm(1) });
    for (const words of paragraphs) paragraph(pdf, words, { style: type.body, after: mm(1.2) });
    pdf.y += mm(3);
  }
  footers(pdf, title, type.micro, ink.hairline);
  return finishPdf(pdf);
}
