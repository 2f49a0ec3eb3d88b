import type { Mask, Size } from "../image/rgbImage.ts";

const TERMS = 6;
/** One pixel in four along each axis is plenty for six coefficients. */
const STEP = 4;

/** The six terms of a second-order surface at a pixel, in face widths from the middle of the raster. */
function terms(x: number, y: number, size: Size): readonly number[] {
  const u = (x - size.width / 2) / size.width;
  const v = (y - size.height / 2) / size.width;
  return [1, u, v, u * u, u * v, v * v];
}

/** Solves a small linear system, given as augmented rows, by Gauss-Jordan with partial pivoting. */
function solve(rows: Float64Array[]): number[] {
  for (let i = 0; i < rows.length; i++) {
    let pivot = i;
    for (let r = i + 1; r < rows.length; r++) {
      if (Math.abs(rows[r]?.[i] ?? 0) > Math.abs(rows[pivot]?.[i] ?? 0)) pivot = r;
    }
    const top = rows[pivot];
    const swapped = rows[i];
    if (!top || !swapped) continue;
    rows[pivot] = swapped;
    rows[i] = top;
    const lead = top[i] || 1;
    for (const [r, row] of rows.entries()) {
      if (r === i) continue;
      const factor = (row[i] ?? 0) / lead;
      for (let c = i; c < row.length; c++) row[c] = (row[c] ?? 0) - factor * (top[c] ?? 0);
    }
  }
  return rows.map((row, i) => (row[row.length - 1] ?? 0) / (row[i] || 1));
}

/**
 * Fits a second-order surface to a plane inside a mask (least squares): the slow fall of light over a face.
 * @returns the surface's value at a pixel
 */
export function fitIllumination(
  plane: Float32Array,
  mask: Mask,
  size: Size,
): (x: number, y: number) => number {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  for (let y = 0; y < size.height; y += STEP) {
    for (let x = 0; x < size.width; x += STEP) {
      const i = y * size.width + x;
      if (!mask[i]) continue;
      const f = [...terms(x, y, size), plane[i] ?? 0];
      for (const [r, row] of rows.entries()) {
        for (let c = 0; c <= TERMS; c++) row[c] = (row[c] ?? 0) + (f[r] ?? 0) * (f[c] ?? 0);
      }
    }
  }
  const [c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0] = solve(rows);
  return (x, y) => {
    const u = (x - size.width / 2) / size.width;
    const v = (y - size.height / 2) / size.width;
    return c0 + c1 * u + c2 * v + c3 * u * u + c4 * u * v + c5 * v * v;
  };
}
