import { MASK } from "../constants/masks.ts";
import type { LocalAmount } from "../criteria/localAmount.ts";
import { pixels, squareMm } from "../face/alignedFace.ts";
import { blurInPlace } from "../filter/blur.ts";
import type { Point } from "../geometry/point.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { contoursAbove, type Ring } from "./contours.ts";
import { simplifyRing, smoothRing } from "./simplify.ts";

/** A plane of one sample per cell of the patch. */
export interface CellPlane {
  readonly size: Size;
  /** Side of a cell in patch pixels. */
  readonly side: number;
  readonly values: Float32Array;
}

const cellsOf = ({ width, height }: Size): Size => ({
  width: Math.floor(width / MASK.cell),
  height: Math.floor(height / MASK.cell),
});

/** Patch position of a position among the cells. */
const fromCells = ({ x, y }: Point, side: number): Point => ({
  x: (x + 0.5) * side - 0.5,
  y: (y + 0.5) * side - 0.5,
});

/** Patch pixel in the middle of a cell. */
export function middleOfCell(cell: number, { size: cells, side }: CellPlane, patch: Size): number {
  const { x, y } = fromCells({ x: cell % cells.width, y: Math.trunc(cell / cells.width) }, side);
  return Math.round(y) * patch.width + Math.round(x);
}

/** The pixels of a mask inside one cell. */
function pixelsOfCell(mask: Mask, { width }: Size, column: number, row: number): number[] {
  const inside: number[] = [];
  for (let y = row * MASK.cell; y < (row + 1) * MASK.cell; y++) {
    const end = y * width + (column + 1) * MASK.cell;
    for (let i = end - MASK.cell; i < end; i++) if (mask[i]) inside.push(i);
  }
  return inside;
}

/**
 * Gives what a criterion finds in each cell of some skin, slightly smoothed within it; 0 off it.
 * @param skin the interior of what it looks at
 */
export function heatOf(skin: Mask, size: Size, over: LocalAmount["over"]): CellPlane {
  const cells = cellsOf(size);
  const cover = new Float32Array(cells.width * cells.height);
  const sums = new Float32Array(cover.length);
  for (let cell = 0; cell < sums.length; cell++) {
    const inside = pixelsOfCell(skin, size, cell % cells.width, Math.trunc(cell / cells.width));
    if (inside.length === 0) continue;
    cover[cell] = inside.length / MASK.cell ** 2;
    sums[cell] = over(inside) * (cover[cell] ?? 0);
  }
  const within = cover.map((share) => (share >= MASK.minCellCover ? 1 : 0));
  blurInPlace(sums, cells, MASK.heatSigma);
  blurInPlace(cover, cells, MASK.heatSigma);
  const values = sums.map((sum, cell) => (within[cell] && cover[cell] ? sum / (cover[cell] ?? 1) : 0));
  return { size: cells, side: MASK.cell, values };
}

/** Twice the signed area of a ring, in its unit squared: an outline and a hole have opposite signs. */
function doubleArea(ring: Ring): number {
  let sum = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) sum += from.x * to.y - to.x * from.y;
    from = to;
  }
  return sum;
}

/** The simplified outlines in the patch of where a plane of cells exceeds a level, without specks and pinholes. */
export function outlinesAbove({ values, size, side }: CellPlane, level: number, minMm2: number): Ring[] {
  return contoursAbove(values, size, level)
    .map((ring) => ring.map((point) => fromCells(point, side)))
    .filter((ring) => squareMm(Math.abs(doubleArea(ring)) / 2) >= minMm2)
    .map((ring) => simplifyRing(smoothRing(ring), pixels(MASK.toleranceMm.outline)))
    .filter((ring) => ring.length > 0);
}
