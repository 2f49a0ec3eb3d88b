import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** An element of the structure tree with what hangs below it. */
export interface ReadElement {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly ReadElement[];
  /** Holds what is read of it, its children included. */
  readonly text: string;
}

/** A document as a reader takes it in. */
export interface ReadPdf {
  readonly pages: number;
  readonly title: unknown;
  readonly lang: unknown;
  /** By page, in reading order; no-break spaces are ordinary ones to pdf.js. */
  readonly texts: readonly string[];
  /** Holds what screen readers read, page after page. */
  readonly elements: readonly ReadElement[];
  readonly links: readonly { readonly url: string; readonly contents: string }[];
  /** The file as characters, for what no reader shows. */
  readonly source: string;
}

/** Reads a document with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const source = Buffer.from(bytes).toString("latin1");
  // pdf.js takes the bytes away from whoever gave them.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => readPage(document, index + 1)),
  );
  await loading.destroy();
  return {
    pages: document.numPages,
    title: "Title" in info ? info.Title : undefined,
    lang: "Language" in info ? info.Language : undefined,
    texts: pages.map(({ text }) => text),
    elements: pages.flatMap(({ elements }) => elements),
    links: pages.flatMap(({ links }) => links),
    source,
  };
}

/** Every element, parents before their children. */
export function flatten(elements: readonly ReadElement[]): ReadElement[] {
  return elements.flatMap((element) => [element, ...flatten(element.children)]);
}

async function readPage(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const content = await page.getTextContent({ includeMarkedContent: true });
  const marked = new Map<string, string>();
  let open: string[] = [];
  let text = "";
  for (const item of content.items) {
    if ("str" in item) {
      // pdf.js drops the spaces at the ends of lines and says that the line ends.
      const said = item.str + (item.hasEOL ? " " : "");
      text += said;
      for (const id of open) marked.set(id, (marked.get(id) ?? "") + said);
    } else if (item.type === "endMarkedContent") {
      open = open.slice(0, -1);
    } else {
      open = [...open, item.id ?? ""];
    }
  }
  const tree = await page.getStructTree();
  const annotations: readonly Record<string, unknown>[] = await page.getAnnotations();
  return {
    text,
    elements: tree ? childrenOf(tree.children, marked) : [],
    links: annotations.map(({ url, contentsObj }) => ({
      url: String(url),
      contents: textOf(contentsObj),
    })),
  };
}

type Children = NonNullable<Awaited<ReturnType<PDFPage["getStructTree"]>>>["children"];
type PDFPage = Awaited<ReturnType<PDFDocumentProxy["getPage"]>>;

function childrenOf(children: Children, marked: ReadonlyMap<string, string>): ReadElement[] {
  return children.flatMap((child): ReadElement[] => {
    if (!("role" in child)) return [];
    const own = childrenOf(child.children, marked);
    const said = child.children.map((one) => {
      if ("role" in one) return "";
      return one.type === "content" ? (marked.get(one.id) ?? "") : "";
    });
    const text = said.join("") + own.map((one) => one.text).join("");
    return [{ role: child.role, ...("alt" in child ? { alt: String(child.alt) } : {}), children: own, text }];
  });
}

function textOf(contents: unknown): string {
  return typeof contents === "object" && contents !== null && "str" in contents ? String(contents.str) : "";
}
