import type { ChannelPlanes } from "../colour/absorbance.ts";
import { PATCH } from "../constants/engine.ts";
import { SKIN_CELL } from "../constants/skin.ts";
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
  /** 1 where skin is expected in most of the cell. */
  readonly expected: Mask;
}

/** Cells per millimetre. */
export const CELLS_PER_MM = PATCH.pixelsPerMm / SKIN_CELL;

const cellsOf = ({ width, height }: Size): Size => ({
  width: Math.floor(width / SKIN_CELL),
  height: Math.floor(height / SKIN_CELL),
});

/** Mean over each cell of a value per pixel. */
export function cellMeans(size: Size, valueOf: (index: number) => number): Float32Array {
  const cells = cellsOf(size);
  const means = new Float32Array(cells.width * cells.height);
  for (let y = 0; y < cells.height * SKIN_CELL; y++) {
    const row = Math.trunc(y / SKIN_CELL) * cells.width;
    for (let x = 0; x < cells.width * SKIN_CELL; x++) {
      const cell = row + Math.trunc(x / SKIN_CELL);
      means[cell] = (means[cell] ?? 0) + valueOf(y * size.width + x);
    }
  }
  for (let i = 0; i < means.length; i++) means[i] = (means[i] ?? 0) / SKIN_CELL ** 2;
  return means;
}

/** The cells of which a mask covers at least half. */
export const cellMask = (mask: Mask, size: Size): Mask =>
  Uint8Array.from(
    cellMeans(size, (i) => mask[i] ?? 0),
    (share) => (share >= 0.5 ? 1 : 0),
  );

/** Reduces the face to cells. @param smooth L* at the scale of the eye, of which `lightness` is the detailed one */
export function reduceFace(
  size: Size,
  expected: Mask,
  lightness: Float32Array,
  smooth: Float32Array,
  { red, green, blue }: ChannelPlanes,
): SkinField {
  return {
    size: cellsOf(size),
    lightness: cellMeans(size, (i) => smooth[i] ?? 0),
    reddish: cellMeans(size, (i) => (green[i] ?? 0) - (red[i] ?? 0)),
    yellowish: cellMeans(size, (i) => (blue[i] ?? 0) - (green[i] ?? 0)),
    texture: cellMeans(size, (i) => Math.abs((lightness[i] ?? 0) - (smooth[i] ?? 0))),
    expected: cellMask(expected, size),
  };
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
      const top = (mask[k] ?? 0) * (1 - fx) + (mask[k + 1] ?? 0) * fx;
      const bottom = (mask[k + cells.width] ?? 0) * (1 - fx) + (mask[k + cells.width + 1] ?? 0) * fx;
      if (top * (1 - fy) + bottom * fy >= 0.5) out[i] = 1;
    }
  }
  return out;
}
