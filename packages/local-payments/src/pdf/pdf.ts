import type { default as PdfDocument } from "pdfkit";
import { isBeyondHelvetica, setWideFont, UNPRINTED, UNPRINTED_NOTE } from "./pdfFonts.ts";

/** The two weights of Helvetica, which every reader of PDF has: they need no file. */
export type Font = "regular" | "bold";

/** One line of text; `x` and `y` in points (1/72 inch) from the top left corner of an A4 sheet to the baseline. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly font?: Font;
  /** `right`: the text ends at `x`. */
  readonly align?: "left" | "right";
}

/** A hairline from left to right. */
export interface PdfLine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const FONTS: Readonly<Record<Font, string>> = { regular: "Helvetica", bold: "Helvetica-Bold" };

/** Makes a PDF of one A4 page: text in Helvetica and hairlines. pdfkit takes 0.1 s to load, so only here. */
export async function createPdf(
  title: string,
  texts: readonly PdfText[],
  lines: readonly PdfLine[],
): Promise<Buffer> {
  const { default: Document } = await import("pdfkit");
  const document = new Document({
    size: "A4",
    margin: 0,
    lang: "fr-FR",
    displayTitle: true,
    info: { Title: title, Producer: "Carnation" },
  });
  const drawn = texts.map((text) => drawText(document, text));
  if (drawn.some((text) => text.includes(UNPRINTED))) drawText(document, NOTE);
  for (const { x, y, width } of lines) {
    document
      .lineWidth(0.5)
      .strokeColor("#bfbfbf")
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Place of the sentence about letters that were left out: above the foot. */
const NOTE: PdfText = { x: 56, y: 776, text: UNPRINTED_NOTE, size: 8 };

/** Draws a line; gives the text as it was drawn. */
function drawText(
  document: InstanceType<typeof PdfDocument>,
  { x, y, text, size, font = "regular", align = "left" }: PdfText,
): string {
  // Windows-1252, which Helvetica is written in, has neither the narrow space nor the minus sign.
  const plain = text.replaceAll("\u202F", "\u00A0").replaceAll("−", "–");
  document.font(FONTS[font]);
  const written = isBeyondHelvetica(plain) ? setWideFont(document, plain) : plain;
  document.fontSize(size);
  const left = align === "left" ? x : x - document.widthOfString(written);
  document.text(written, left, y, { lineBreak: false, baseline: "alphabetic" });
  return written;
}
