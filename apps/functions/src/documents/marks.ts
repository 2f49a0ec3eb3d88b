import type { Verdict } from "@carnation/domain/comparison";
import type { Band } from "@carnation/domain/criterion";
import type { Pdf } from "../pdf/index.ts";
import { bandInk, ink, verdictInk } from "./look.ts";

/** In a box of 16: disc, lozenge, triangle, ring are told apart without colour, on paper as on screen. */
const bandShapes: Readonly<Record<Band | "none", string>> = {
  good: "M8 1.4A6.6 6.6 0 1 1 8 14.6A6.6 6.6 0 1 1 8 1.4Z",
  medium: "M8 .6L15.4 8L8 15.4L.6 8Z",
  poor: "M8 1.2L15.6 14.6H.4Z",
  none: "M8 1.4A6.6 6.6 0 1 1 8 14.6A6.6 6.6 0 1 1 8 1.4ZM8 3.8A4.2 4.2 0 1 0 8 12.2A4.2 4.2 0 1 0 8 3.8Z",
};

/** Disc with a +, square with an =, open eye, dash: four silhouettes that no band has. */
const verdictShapes: Readonly<Record<Verdict, string>> = {
  improvement:
    "M8 .6A7.4 7.4 0 1 0 8 15.4A7.4 7.4 0 0 0 8 .6ZM7.1 4.3H8.9V7.1H11.7V8.9H8.9V11.7H7.1V8.9H4.3V7.1H7.1Z",
  stable:
    "M2.8 1.4H13.2C14 1.4 14.6 2 14.6 2.8V13.2C14.6 14 14 14.6 13.2 14.6H2.8C2 14.6 1.4 14 1.4 13.2V2.8C1.4 2 2 1.4 2.8 1.4ZM4.4 5.2H11.6V6.9H4.4ZM4.4 9.1H11.6V10.8H4.4Z",
  watch: "M0 8C3.2 2.2 12.8 2.2 16 8C12.8 13.8 3.2 13.8 0 8ZM8 5.3A2.7 2.7 0 1 0 8 10.7A2.7 2.7 0 1 0 8 5.3Z",
  incomparable: "M2 7.25H14V8.75H2Z",
};

const BOX = 16;

/** Where a mark stands: its middle, and its size, points. */
interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The shape of a band, on a halo of paper that parts it from what it lies on. */
export function drawBandMark(pdf: Pdf, band: Band | null, place: MarkPlace): void {
  const shape = bandShapes[band ?? "none"];
  const { doc } = pdf;
  drawShape(pdf, place, () => doc.path(shape).lineWidth(4.5).lineJoin("round").stroke(ink.paper));
  if (band === null) drawShape(pdf, place, () => doc.circle(BOX / 2, BOX / 2, 5.4).fill(ink.paper));
  drawShape(pdf, place, () => doc.path(shape).fill(bandInk[band ?? "none"], "even-odd"));
}

/** The shape of a verdict. */
export function drawVerdictMark(pdf: Pdf, verdict: Verdict, place: MarkPlace): void {
  drawShape(pdf, place, () => pdf.doc.path(verdictShapes[verdict]).fill(verdictInk[verdict], "even-odd"));
}

function drawShape({ doc }: Pdf, { x, y, size }: MarkPlace, draw: () => void): void {
  doc.save();
  doc.translate(x - size / 2, y - size / 2).scale(size / BOX);
  draw();
  doc.restore();
}
