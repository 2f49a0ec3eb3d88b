import type { ChannelPlanes } from "../colour/absorbance.ts";
import { PATCH } from "../constants/engine.ts";
import { SKIN_CELL } from "../constants/skin.ts";
import { blurInPlace } from "../filter/blur.ts";
import type { Point } from "../geometry/point.ts";
import type { Mask, Size } from "../image/rgbImage.ts";

/** The face seen coarsely: each sample is the mean of a cell of `SKIN_CELL` x `SKIN_CELL` pixels. */
export interface SkinField {
  readonly size: Size;
  /** L*. */
  readonly lightness: Float32Array;
  /** 100 x log10(R / G): blood and melanin raise it, the strength of the light cancels. */
  readonly reddish: Float32Array;
  /** 100 x log10(G / B). */
  readonly yellowish: Float32Array;
  /** Mean |L* - smooth L*|: hair, stubble, and every wrinkle. */
  readonly texture: Float32Array;
  /** Mean |change of L* from left to right| and from top to bottom: which way strands and wrinkles run. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  /** 1 where skin is expected in most of the cell. */
  readonly expected: Mask;
}

/** Cells per millimetre. */
export const CELLS_PER_MM = PATCH.pixelsPerMm / SKIN_CELL;

/** Positions of the raster in cells. */
export const toCells = (points: readonly Point[]): Point[] =>
  points.map(({ x, y }) => ({ x: x / SKIN_CELL, y: y / SKIN_CELL }));

const cellsOf = ({ width, height }: Size): Size => ({
  width: Math.floor(width / SKIN_CELL),
  height: Math.floor(height / SKIN_CELL),
});

/** Mean over each cell of a plane. */
function cellMeans(plane: ArrayLike<number>, size: Size): Float32Array {
  const { width, height } = cellsOf(size);
  const means = new Float32Array(width * height);
  for (let y = 0; y < height * SKIN_CELL; y++) {
    const row = Math.trunc(y / SKIN_CELL) * width;
    let i = y * size.width;
    for (let cell = row; cell < row + width; cell++) {
      let sum = 0;
      for (let k = 0; k < SKIN_CELL; k++, i++) sum += plane[i] ?? 0;
      means[cell] = (means[cell] ?? 0) + sum / SKIN_CELL ** 2;
    }
  }
  return means;
}

/** The difference of two planes of cells, in the first one. */
function subtract(from: Float32Array, other: Float32Array): Float32Array {
  for (let i = 0; i < from.length; i++) from[i] = (from[i] ?? 0) - (other[i] ?? 0);
  return from;
}

/** Mean over each cell of the size of a difference: with another plane, or with itself moved by some pixels. */
function cellContrast(plane: Float32Array, other: Float32Array, shift: number, size: Size): Float32Array {
  const { width, height } = cellsOf(size);
  const means = new Float32Array(width * height);
  for (let y = 0; y < height * SKIN_CELL; y++) {
    const row = Math.trunc(y / SKIN_CELL) * width;
    let i = y * size.width;
    for (let cell = row; cell < row + width; cell++) {
      let sum = 0;
      for (let k = 0; k < SKIN_CELL; k++, i++) {
        // In the last row the neighbour below is the pixel itself.
        const beside = i + shift < other.length ? i + shift : i;
        sum += Math.abs((plane[i] ?? 0) - (other[beside] ?? 0));
      }
      means[cell] = (means[cell] ?? 0) + sum / SKIN_CELL ** 2;
    }
  }
  return means;
}

/** The cells of which a mask covers at least half. */
export const cellMask = (mask: Mask, size: Size): Mask =>
  Uint8Array.from(cellMeans(mask, size), (share) => (share >= 0.5 ? 1 : 0));

/** Reduces the face to cells. @param smooth L* at the scale of the eye, of which `lightness` is the detailed one */
export function reduceFace(
  size: Size,
  expected: Mask,
  lightness: Float32Array,
  smooth: Float32Array,
  absorbed: ChannelPlanes,
): SkinField {
  const green = cellMeans(absorbed.green, size);
  return {
    size: cellsOf(size),
    lightness: cellMeans(smooth, size),
    yellowish: subtract(cellMeans(absorbed.blue, size), green),
    reddish: subtract(green.slice(), cellMeans(absorbed.red, size)),
    texture: cellContrast(lightness, smooth, 0, size),
    across: cellContrast(smooth, smooth, 1, size),
    down: cellContrast(smooth, smooth, size.width, size),
    expected: cellMask(expected, size),
  };
}

const shares = new WeakMap<SkinField, Map<number, Float32Array>>();

/** Share of expected skin around each cell; the same plane at every call for one field and distance. */
function expectedShare(field: SkinField, mm: number): Float32Array {
  const known = shares.get(field) ?? new Map<number, Float32Array>();
  shares.set(field, known);
  const share = known.get(mm) ?? blurInPlace(new Float32Array(field.expected), field.size, mm * CELLS_PER_MM);
  known.set(mm, share);
  return share;
}

/** Mean of a plane around each cell, over the expected skin alone: the edge of the lips is no stubble. */
export function meanOfSkin(plane: Float32Array, field: SkinField, mm: number): Float32Array {
  const { expected, size } = field;
  const sum = new Float32Array(plane.length);
  for (let i = 0; i < sum.length; i++) if (expected[i]) sum[i] = plane[i] ?? 0;
  const mean = blurInPlace(sum, size, mm * CELLS_PER_MM);
  const cover = expectedShare(field, mm);
  for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) / ((cover[i] ?? 0) || 1);
  return mean;
}

/** A coarse mask at the size of the face: cells with linear edges instead of steps. */
export function enlargeMask(mask: Mask, cells: Size, size: Size, within: Mask): Mask {
  const out = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    const v = Math.min(cells.height - 1.001, Math.max(0, (y + 0.5) / SKIN_CELL - 0.5));
    const row = Math.trunc(v);
    const fy = v - row;
    for (let x = 0; x < size.width; x++) {
      const i = y * size.width + x;
      if (!within[i]) continue;
      const u = Math.min(cells.width - 1.001, Math.max(0, (x + 0.5) / SKIN_CELL - 0.5));
      const column = Math.trunc(u);
      const fx = u - column;
      const k = row * cells.width + column;
      const corners =
        (mask[k] ?? 0) + (mask[k + 1] ?? 0) + (mask[k + cells.width] ?? 0) + (mask[k + cells.width + 1] ?? 0);
      if (corners === 0) continue;
      const top = (mask[k] ?? 0) * (1 - fx) + (mask[k + 1] ?? 0) * fx;
      const bottom = (mask[k + cells.width] ?? 0) * (1 - fx) + (mask[k + cells.width + 1] ?? 0) * fx;
      if (top * (1 - fy) + bottom * fy >= 0.5) out[i] = 1;
    }
  }
  return out;
}
