import { type Column, FRAME, mm, type TableLook, type TextStyle } from "../pdf/index.ts";
import { ink } from "./theme.ts";

/** Sizes in millimetres of the sheet, letter for letter those of the kit's `QuoteSheet`. */
const style = (face: TextStyle["face"], size: number, leading: number, colour: string): TextStyle => ({
  face,
  size: mm(size),
  lineHeight: mm(size * leading),
  colour,
});

/** Type of a quote. */
export const quoteType = {
  // A browser sets the serif higher in its line than the middle of its capitals.
  emitter: style("serif", 5.4, 1.03, ink.strong),
  title: style("serif", 10, 0.8, ink.strong),
  line: style("sans", 3.15, 1.45, ink.soft),
  name: style("semibold", 3.15, 1.45, ink.strong),
  text: style("sans", 3.15, 1.45, ink.strong),
  small: style("sans", 2.7, 1.45, ink.faint),
  /** Conditions that are too long to stand beside the signature. */
  terms: style("sans", 2.7, 1.45, ink.soft),
  head: style("medium", 2.7, 1.4, ink.faint),
  group: style("serif", 4.6, 1.3, ink.strong),
  label: style("sans", 3.15, 1.4, ink.strong),
  details: style("sans", 2.7, 1.4, ink.faint),
  total: style("semibold", 4.6, 1.4, ink.strong),
  mention: style("sans", 2.7, 1.4, ink.soft),
  legal: style("sans", 2.45, 1.45, ink.faint),
} as const;

/** Measure of how much room the lines of a quote take. */
export interface QuoteDensity {
  /** Points above and below the texts of a line. */
  readonly row: number;
}

/** The first one that keeps to two pages is taken, and the last one when none does: nothing of a quote is cut. */
export const quoteDensities: readonly [QuoteDensity, ...QuoteDensity[]] = [{ row: mm(2) }, { row: mm(1) }];

/** The lines of a quote. */
export const quoteTableLook = ({ row }: QuoteDensity): TableLook => ({
  head: quoteType.head,
  rule: ink.strong,
  hairline: ink.hairline,
  padding: row,
  headPadding: { above: 0, below: row * 0.7 },
  gap: 0,
  align: "top",
});

/** Edges of the sheet: what is printed keeps to them. */
export const sheetEdges = { top: mm(17), bottom: mm(13) } as const;

/** Holds what parts the two halves of the sheet, points. */
const HALVES_GAP = mm(10);

/** The left half: the conditions. */
export const leftHalf: Column = { x: FRAME.left, width: (FRAME.width - HALVES_GAP) / 2 };

/** The right half, on whose edge recipient, totals and agreement stand. */
export const rightHalf: Column = { x: FRAME.right - leftHalf.width, width: leftHalf.width };

/** A thin line of the sheet, points. */
export const HAIRLINE = 0.5;
