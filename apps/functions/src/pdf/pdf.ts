import { visibleText } from "@carnation/domain/text";
import { type Face, faceNames, fontFiles, rightToLeft, scriptFontFile } from "./fonts.ts";
import { createPdfKitDocument, type Element, type PdfKitDocument, type ReadFont } from "./pdfkit.ts";

/** Points in a millimetre. */
const MM = 72 / 25.4;

/** Millimetres in points, the unit of every page. */
export const mm = (millimetres: number): number => millimetres * MM;

/** An A4 page, points. */
export const PAGE = { width: mm(210), height: mm(297) } as const;

/**
 * The part of every page that content fills, unless a document has edges of its own above and below; the footer stands
 * below. Printers leave 5 mm of an edge blank.
 */
export const FRAME = {
  left: mm(18),
  right: PAGE.width - mm(18),
  top: mm(15),
  bottom: PAGE.height - mm(20),
  width: PAGE.width - mm(36),
} as const;

/** A document under way: content is added from top to bottom. */
export interface Pdf {
  readonly doc: PdfKitDocument;
  /** The element that holds everything that is read. */
  readonly root: Element;
  /** Top and bottom of the content of every page, points from its top; set before there is any. */
  top: number;
  bottom: number;
  /** Top of the next content, points from the top of the page. */
  y: number;
}

/** Tells whether a face draws a code point. */
export function draws(face: Face, codePoint: number): boolean {
  return readFonts.get(face)?.hasGlyphForCodePoint(codePoint) ?? false;
}

/** Holds what fontkit has read: reading a font takes longer than drawing a page. A document takes a subset of its own of it. */
const readFonts = new Map<Face, ReadFont>();

/** Describes what a document says of itself. */
export interface PdfInfo {
  /** Shown in the window's title. */
  readonly title: string;
  /** Person who issues it. */
  readonly author: string;
  /** Moment when it was issued. Equal contents of equal dates have equal bytes. */
  readonly created: Date;
}

/** Opens a French A4 document: tagged, with its own fonts, its first page begun. */
export async function openPdf({ title, author, created }: PdfInfo): Promise<Pdf> {
  const fonts = await fontFiles();
  const doc = await createPdfKitDocument({
    size: "A4",
    // Text is placed line by line: pdfkit must never open a page by itself.
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    lang: "fr-FR",
    displayTitle: true,
    bufferPages: true,
    font: null,
    info: { Title: visibleText(title), Author: visibleText(author), CreationDate: created, ModDate: created },
  });
  for (const face of faceNames) registerFace(doc, face, () => fonts.get(face));
  const root = doc.struct("Document");
  doc.addStructure(root);
  const { top, bottom } = FRAME;
  return { doc, root, top, bottom, y: top };
}

/** Makes the faces ready that a text needs beside those of every document. */
export function registerScripts({ doc }: Pdf, text: string): void {
  for (const [face, script] of rightToLeft) {
    if (script.test(text)) registerFace(doc, face, () => scriptFontFile(face));
  }
}

function registerFace(doc: PdfKitDocument, face: Face, read: () => Uint8Array | undefined): void {
  const known = readFonts.get(face);
  const source = known ?? read();
  if (source) doc.registerFont(face, source);
  // Also where it is known: the order in which a document first names its faces is part of its bytes.
  doc.font(face);
  if (known) return;
  nameGlyphs(doc._font.font);
  readFonts.set(face, doc._font.font);
}

/** Ready-made shapes of Arabic letters: their glyphs are named after the letters that they are shapes of. */
const isShapedForm = (codePoint: number): boolean =>
  (codePoint >= 0xfb50 && codePoint <= 0xfdff) || (codePoint >= 0xfe70 && codePoint <= 0xfeff);

/**
 * Tells each glyph which letter it is. A font that is kept has a glyph keep the letter that it was first drawn for, and
 * none where it was first a part of another one: after a document with « é » and no « e », every « e » of the documents
 * after it would be read as nothing.
 */
function nameGlyphs(font: ReadFont): void {
  for (const codePoint of font.characterSet.toSorted((one, other) => one - other)) {
    if (!isShapedForm(codePoint)) font.glyphForCodePoint(codePoint);
  }
}

/** Counts how many pages there are so far. */
export function pageCount({ doc }: Pdf): number {
  return doc.bufferedPageRange().count;
}

/** Ends a document and gives its bytes. */
export async function finishPdf({ doc, root }: Pdf): Promise<Uint8Array> {
  root.end();
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.end();
  });
}

/** Opens the next page. */
export function newPage(pdf: Pdf): void {
  pdf.doc.addPage();
  pdf.y = pdf.top;
}

/** Room that is left on the page, points. */
export function roomLeft({ y, bottom }: Pdf): number {
  return bottom - y;
}

/** Opens the next page unless so many points are left: what follows is kept together. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (roomLeft(pdf) < height) newPage(pdf);
}

/** Draws what no screen reader needs: rules, grounds, marks that a word stands beside. */
export function artifact({ doc }: Pdf, draw: () => unknown, type: "Layout" | "Pagination" = "Layout"): void {
  doc.markContent("Artifact", { type });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}
