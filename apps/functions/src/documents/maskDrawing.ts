import type { DiagnosisMask, MaskPosition } from "@carnation/domain/mask";
import { cropPosition, type PhotoCrop } from "@carnation/product/report";
import { maskColours } from "@carnation/tokens";
import type { Box, Pdf } from "../pdf/index.ts";

/** Strength of the levels of a heat map, widest first, and of a lone shape. */
const LEVEL_FILLS = [0.13, 0.15, 0.2] as const;
const SHAPE_FILL = 0.2;

/** Widths of the line and of its white casing, points. */
const LINE = { core: 0.6, casing: 1.4 } as const;

/** Smallest radius of a dot, points, and the width of its casing over its own. */
const LEAST_DOT = 0.4;
const DOT_CASING = 1.5;

/** Describes what is drawn in one go. */
interface Drawing {
  readonly lines: readonly (readonly MaskPosition[])[];
  readonly closed: boolean;
  /** 0 for what is only stroked. */
  readonly fill: number;
}

/** Draws masks over what a crop shows of a photo, cut at its edges: fills, white casings, then blue lines. */
export function drawMasks(pdf: Pdf, masks: readonly DiagnosisMask[], crop: PhotoCrop, box: Box): void {
  const { doc } = pdf;
  const place = (position: MaskPosition): MaskPosition => {
    const [x, y] = cropPosition(position, crop);
    return [round(box.x + x * box.width), round(box.y + y * box.height)];
  };
  doc.save();
  doc.rect(box.x, box.y, box.width, box.height).clip();
  doc.lineCap("round").lineJoin("round");
  const drawings = masks.flatMap(drawingsOf);
  for (const drawing of drawings) {
    if (drawing.fill === 0) continue;
    trace(pdf, drawing, place);
    doc.fillOpacity(drawing.fill).fill(maskColours.fill, "even-odd");
  }
  doc.fillOpacity(1);
  for (const [width, colour] of [
    [LINE.casing, maskColours.casing],
    [LINE.core, maskColours.line],
  ] as const) {
    for (const drawing of drawings) {
      trace(pdf, drawing, place);
      doc.lineWidth(width).stroke(colour);
    }
  }
  for (const mask of masks) {
    if (mask.type !== "point") continue;
    const radius = Math.max(LEAST_DOT, (mask.radius / crop.width) * box.width);
    drawDots(pdf, mask.points.map(place), radius);
  }
  doc.restore();
}

function drawingsOf(mask: DiagnosisMask): Drawing[] {
  if (mask.type === "point") return [];
  if (mask.type === "heatmap") {
    return mask.levels
      .map((lines, level) => ({ lines, closed: true, fill: LEVEL_FILLS[level] ?? SHAPE_FILL }))
      .filter(({ lines }) => lines.length > 0);
  }
  const closed = mask.type === "polygon";
  return mask.shapes.length === 0 ? [] : [{ lines: mask.shapes, closed, fill: closed ? SHAPE_FILL : 0 }];
}

function trace({ doc }: Pdf, { lines, closed }: Drawing, place: (at: MaskPosition) => MaskPosition): void {
  for (const line of lines) {
    for (const [index, position] of line.entries()) {
      const [x, y] = place(position);
      if (index === 0) doc.moveTo(x, y);
      else doc.lineTo(x, y);
    }
    if (closed && line.length > 0) doc.closePath();
  }
}

/** A dot is a line of no length with round ends: thousands of pores stay small in the file. */
function drawDots({ doc }: Pdf, points: readonly MaskPosition[], radius: number): void {
  for (const [width, colour] of [
    [2 * radius * DOT_CASING, maskColours.casing],
    [2 * radius, maskColours.line],
  ] as const) {
    for (const [x, y] of points) doc.moveTo(x, y).lineTo(x, y);
    if (points.length > 0) doc.lineWidth(round(width)).stroke(colour);
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
