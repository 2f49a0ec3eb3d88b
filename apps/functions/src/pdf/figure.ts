import { visibleText } from "@carnation/domain/text";
import type { Pdf } from "./pdf.ts";
import type { Element } from "./pdfkit.ts";

/** A rectangle on the page, points from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture that is read as words.
 * @param alt what it shows; never empty
 * @param draw draws within the box; the state of the pen is restored after it
 */
export function figure(pdf: Pdf, box: Box, alt: string, draw: () => void, parent: Element = pdf.root): void {
  const { doc } = pdf;
  const { x, y, width, height } = box;
  const element = doc.struct("Figure", { alt: visibleText(alt), bbox: [x, y, x + width, y + height] });
  parent.add(element);
  element.add(() => {
    doc.save();
    draw();
    doc.restore();
  });
  element.end();
}
