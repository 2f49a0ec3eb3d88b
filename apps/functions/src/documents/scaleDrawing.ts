import type { ReportRow, ScaleTick, ValueScale } from "@carnation/product/report";
import { type Box, mm, type Pdf, placeLines } from "../pdf/index.ts";
import { bandInk, bandTint, ink, type } from "./theme.ts";
import { drawBandMark } from "./icons.ts";

/** Points. */
const TRACK = 2;
const GAP = 1.8;
const MARK = 8.8;
const STROKE = { width: 1.4, height: 14 } as const;
const MARGIN_HEIGHT = 9;

/** Holds what a mark at either end needs beyond the scale. */
const INSET = mm(1.8);

/** Tells where the scale lies in its cell. */
const scaleOf = ({ x, width }: Box) => ({ left: x + INSET, length: width - 2 * INSET });

/**
 * One criterion at two dates: the track cut at the limits of its bands, the stretch around the value before within which
 * nothing has changed, a stroke at that value, and the shape of the band at the value after.
 */
export function drawScale(pdf: Pdf, { scale }: Pick<ReportRow, "scale">, box: Box): void {
  if (!scale) return;
  const { doc } = pdf;
  const { left, length } = scaleOf(box);
  const middle = box.y + box.height / 2;
  const place = (share: number): number => left + share * length;
  const { before, after, margin, segments } = scale;
  const bar = (from: number, to: number, height: number, colour: string): void => {
    doc.rect(from, middle - height / 2, to - from, height).fill(colour);
  };
  if (margin) bar(place(margin.start), place(margin.end), MARGIN_HEIGHT, ink.margin);
  for (const [index, { start, end, band }] of segments.entries()) {
    const from = place(start) + (index === 0 ? 0 : GAP / 2);
    bar(from, place(end) - (index === segments.length - 1 ? 0 : GAP / 2), TRACK, bandTint(band));
  }
  const [low, high] = [Math.min(before.at, after.at), Math.max(before.at, after.at)];
  bar(place(low), place(high), TRACK, bandInk(after.band));
  bar(place(before.at) - STROKE.width / 2, place(before.at) + STROKE.width / 2, STROKE.height, ink.strong);
  drawBandMark(pdf, after.band, { x: place(after.at), y: middle, size: MARK });
}

/** The values above the scales of a group. */
export function drawTicks(pdf: Pdf, ticks: readonly ScaleTick[], box: Box): void {
  const { left, length } = scaleOf(box);
  const width = mm(10);
  const y = box.y + box.height - type.micro.lineHeight - mm(0.6);
  for (const { text, at } of ticks) {
    const x = left + at * length - width / 2;
    placeLines(pdf, [text], { x, width, align: "center", y, style: type.micro });
  }
}

/** One value: the track cut at the limits of its bands, its margin, and the shape of its band. */
export function drawValueScale(pdf: Pdf, { segments, mark, margin }: ValueScale, box: Box): void {
  const { left, length } = scaleOf(box);
  const middle = box.y + box.height / 2;
  const place = (share: number): number => left + share * length;
  const bar = (from: number, to: number, height: number, colour: string): void => {
    pdf.doc.rect(from, middle - height / 2, to - from, height).fill(colour);
  };
  if (margin) bar(place(margin.start), place(margin.end), MARGIN_HEIGHT, ink.margin);
  for (const [index, { start, end, band }] of segments.entries()) {
    const from = place(start) + (index === 0 ? 0 : GAP / 2);
    bar(from, place(end) - (index === segments.length - 1 ? 0 : GAP / 2), TRACK, bandTint(band));
  }
  drawBandMark(pdf, mark.band, { x: place(mark.at), y: middle, size: MARK });
}
