import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page that can be drawn. */
export interface PdfPage {
  /** From 1. */
  readonly number: number;
  /** Width over height. */
  readonly ratio: number;
  /** Holds what is written on it, for whoever does not see it. */
  readonly text: string;
  /** Draws it as wide as the canvas is shown. */
  readonly draw: (canvas: HTMLCanvasElement) => Promise<void>;
}

/** An open document. */
export interface OpenPdf {
  readonly pages: readonly PdfPage[];
  readonly close: () => void;
}

/** Sharper than this costs memory and is seen by nobody. */
const MOST_PIXELS_PER_PIXEL = 2;

/** Opens a PDF to show it in the page: phones show none in a frame, and frames would need a looser security policy. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL("./pdfWorker.ts", import.meta.url), {
    type: "module",
  });
  const task = getDocument({ data: await file.arrayBuffer() });
  const document = await task.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => pageOf(await document.getPage(number))));
  return { pages, close: () => void task.destroy() };
}

async function pageOf(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return {
    number: page.pageNumber,
    ratio: width / height,
    text: items.map((item) => ("str" in item ? item.str : "")).join(" "),
    async draw(canvas) {
      const pixels = Math.min(window.devicePixelRatio, MOST_PIXELS_PER_PIXEL);
      const viewport = page.getViewport({ scale: (canvas.clientWidth * pixels) / width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
  };
}
