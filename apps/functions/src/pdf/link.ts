import type { Pdf } from "./pdf.ts";
import type { Element } from "./pdfkit.ts";
import { drawLines, linesOf, widthOf, type Column, type TextStyle } from "./lines.ts";

/** A text that opens an address. */
export interface LinkTarget {
  readonly text: string;
  /** `https:` or `mailto:`. */
  readonly url: string;
  /** Holds what it does, where it is read aloud: « Écrire à Claire Martin ». */
  readonly description: string;
}

/**
 * Adds a link on a line of its own and moves down. The annotation names what it does: pdfkit leaves that empty by itself,
 * which PDF/UA forbids.
 */
export function link(
  pdf: Pdf,
  { text, url, description }: LinkTarget,
  { style, column, parent }: { readonly style: TextStyle; readonly column: Column; readonly parent: Element },
): void {
  const { doc } = pdf;
  const element = doc.struct("Link");
  parent.add(element);
  const lines = linesOf(pdf, text, style, column.width);
  const top = pdf.y;
  pdf.y = drawLines(pdf, element, lines, { ...column, y: top, style });
  const width = Math.max(...lines.map((line) => widthOf(pdf, line, style)));
  const left = column.align === "right" ? column.x + column.width - width : column.x;
  // oxlint-disable-next-line no-new-wrappers, unicorn/new-for-builtins -- pdfkit writes a `String` as text, a string as a name
  const Contents = new String(description);
  doc.link(left, top, width, pdf.y - top, url, { Contents, structParent: element });
  element.end();
}
