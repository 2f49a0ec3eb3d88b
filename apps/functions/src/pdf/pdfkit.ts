/** Options that pdfkit takes and `@types/pdfkit` does not know. */
interface StructOptions {
  /** Holds what stands for a picture where it is not seen. */
  readonly alt?: string;
  /** Of a figure: left, top, right, bottom, points from the top left corner of the page. */
  readonly bbox?: readonly [left: number, top: number, right: number, bottom: number];
  /** Of a head cell. */
  readonly scope?: "Row" | "Column";
}

/** An element of the structure tree: what screen readers read, in the order in which it is added. */
export interface Element {
  add(child: Element | (() => void)): unknown;
  /** Holds what is written of it: strings are names, a `String` is a text. */
  readonly dictionary: { readonly data: Record<string, unknown> };
  end(): void;
}

interface LinkOptions {
  /** Holds what the link says where the pointer rests and where it is read aloud; a `String`, which pdfkit writes as text. */
  readonly Contents: InstanceType<typeof String>;
  readonly structParent: Element;
}

/** A font that fontkit has read. */
export interface ReadFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  /** Every code point that it draws, in no order. */
  readonly characterSet: readonly number[];
  /** The glyph of a code point; it keeps the one that it was first asked for with. */
  glyphForCodePoint(codePoint: number): unknown;
}

/** A pdfkit document as this project uses it. */
export type PdfKitDocument = Omit<PDFKit.PDFDocument, "struct" | "addStructure" | "link" | "registerFont"> & {
  struct(role: string, options?: StructOptions): Element;
  addStructure(element: Element): unknown;
  link(x: number, y: number, width: number, height: number, url: string, options: LinkOptions): unknown;
  registerFont(name: string, source: Uint8Array | ReadFont): unknown;
  /** The font that is set. */
  readonly _font: { readonly font: ReadFont };
};

interface Options extends Omit<PDFKit.PDFDocumentOptions, "font" | "subset"> {
  /** Null keeps Helvetica, which is not embedded, out of the file. */
  readonly font: null;
  readonly subset: "PDF/UA";
}

/** Loads pdfkit, which takes 0.1 s, when the first document is made: a function that makes none never pays for it. */
export async function createPdfKitDocument(options: Options): Promise<PdfKitDocument> {
  const { default: Document } = await import("pdfkit");
  // The types of the package lag behind it: see above.
  const create = Document as unknown as new (options: Options) => PdfKitDocument;
  return new create(options);
}
