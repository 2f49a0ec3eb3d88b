import { unprintedNote } from "./unprintedNote.ts";
import { type PrescriptionDocument, prescriptionTexts } from "@carnation/product/prescription";
import {
  artifact,
  finishPdf,
  footers,
  FRAME,
  heading,
  heightOf,
  joined,
  keepTogether,
  list,
  mm,
  openPdf,
  pageCount,
  paragraph,
  type Pdf,
} from "../pdf/index.ts";
import { ink, type } from "./theme.ts";
import { type PrintedPicture, printedPicture } from "./pictures.ts";
import { drawMoment, type StepDensity } from "./prescriptionSteps.ts";
import { drawLetterhead, LETTERHEAD_LOGO } from "./reportHead.ts";

/** Room for the steps: the tight one where it saves a page. */
const ROOMY: StepDensity = { padding: mm(2.2), below: mm(4) };
const TIGHT: StepDensity = { padding: mm(1.4), below: mm(2.5) };

/**
 * A prescription as a tagged A4 document; the same bytes for the same contents. Nothing of it is cut: it has as many pages
 * as it needs.
 * @param logo the mark of the professional; null for none, or one that cannot be read
 */
export async function prescriptionPdf(
  document: PrescriptionDocument,
  logo: Uint8Array | null = null,
): Promise<Uint8Array> {
  const mark = await printedPicture(logo, LETTERHEAD_LOGO);
  const roomy = await draw(document, mark, ROOMY);
  if (pageCount(roomy) === 1) return finishPdf(roomy);
  const tight = await draw(document, mark, TIGHT);
  return finishPdf(pageCount(tight) < pageCount(roomy) ? tight : roomy);
}

async function draw(
  document: PrescriptionDocument,
  mark: PrintedPicture | null,
  density: StepDensity,
): Promise<Pdf> {
  const { title, emitter, issued, footer } = document;
  const pdf = await openPdf({ title, author: emitter.name, created: issued });
  drawLetterhead(pdf, document, document.dated, mark);
  drawTitle(pdf, document);
  for (const moment of document.moments) drawMoment(pdf, moment, density);
  pdf.y += mm(2);
  drawClosing(pdf, document);
  drawReferrals(pdf, document.referrals);
  footers(pdf, joined(pdf, footer, " · ", type.micro), type.micro, ink.hairline);
  return pdf;
}

/** Gives what it is, what it is not, for whom. */
function drawTitle(pdf: Pdf, { heading: title, subtitle, about, emitter }: PrescriptionDocument): void {
  heading(pdf, title, { level: 1, style: { ...type.title, size: 22, lineHeight: 27 }, after: mm(0.8) });
  paragraph(pdf, subtitle, { style: type.body, after: mm(4) });
  paragraph(pdf, about, { style: type.period, after: mm(1.2) });
  unprintedNote(pdf, [about, emitter.name], { style: type.small });
  pdf.y += mm(5.8);
}

/** Gives what the professional adds, and the day of the next photo. */
function drawClosing(pdf: Pdf, { note, nextPhoto }: PrescriptionDocument): void {
  const parts = [
    { title: note.title, texts: note.paragraphs },
    { title: prescriptionTexts.next, texts: nextPhoto === "" ? [] : [nextPhoto] },
  ];
  for (const { title, texts } of parts.filter((part) => part.texts.length > 0)) {
    heading(pdf, title, { level: 2, style: type.heading, after: mm(1.2) });
    for (const text of texts) paragraph(pdf, text, { style: type.body, after: mm(1.2) });
    pdf.y += mm(4);
  }
}

/** Draws when to ask a doctor or a pharmacist, on a ground of its own. */
function drawReferrals(pdf: Pdf, referrals: readonly string[]): void {
  const padding = mm(3.4);
  const column = { x: FRAME.left + padding, width: FRAME.width - 2 * padding };
  const after = mm(0.9);
  const indent = type.small.size;
  const lines = referrals.map((text) => heightOf(pdf, text, type.small, column.width - indent) + after);
  const title = { ...type.label, lineHeight: type.label.lineHeight };
  const height = lines.reduce((sum, one) => sum + one, title.lineHeight + mm(1.2) + 2 * padding);
  keepTogether(pdf, height);
  artifact(pdf, () => pdf.doc.rect(FRAME.left, pdf.y, FRAME.width, height).fill(ink.wash));
  pdf.y += padding;
  heading(pdf, prescriptionTexts.referral, { level: 2, style: title, column, after: mm(1.2) });
  list(pdf, referrals, { style: type.small, column, after });
}
