import type { Verdict } from "@carnation/domain/comparison";
import type { Band } from "@carnation/domain/criterion";
import { bandShapes, SHAPE_BOX, verdictShapes } from "@carnation/tokens";
import type { Pdf } from "../pdf/index.ts";
import { bandInk, bandTones, ink, verdictInk } from "./theme.ts";

/** Place where a mark stands: its middle, and its size, points. */
interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The shape of a band, on a halo of paper that parts it from what it lies on. */
export function drawBandMark(pdf: Pdf, band: Band | null, place: MarkPlace): void {
  const shape = bandShapes[bandTones[band ?? "none"]];
  const { doc } = pdf;
  drawShape(pdf, place, () => doc.path(shape).lineWidth(4.5).lineJoin("round").stroke(ink.paper));
  if (band === null)
    drawShape(pdf, place, () => doc.circle(SHAPE_BOX / 2, SHAPE_BOX / 2, 5.4).fill(ink.paper));
  drawShape(pdf, place, () => doc.path(shape).fill(bandInk(band), "even-odd"));
}

/** The shape of a verdict. */
export function drawVerdictMark(pdf: Pdf, verdict: Verdict, place: MarkPlace): void {
  drawShape(pdf, place, () => pdf.doc.path(verdictShapes[verdict]).fill(verdictInk[verdict], "even-odd"));
}

function drawShape({ doc }: Pdf, { x, y, size }: MarkPlace, draw: () => void): void {
  doc.save();
  doc.translate(x - size / 2, y - size / 2).scale(size / SHAPE_BOX);
  draw();
  doc.restore();
}
