import type { Mask, Size } from "../image/rgbImage.ts";

/** Sums over one square of a mask. */
interface Block {
  readonly count: number;
  /** Mean square of what is above zero and of what is below; for symmetric values each is half of the variance. */
  readonly above: number;
  readonly below: number;
}

/** A square counts when this share of it is inside the mask. */
const MIN_COVER = 0.5;

function blocksOf(plane: Float32Array, mask: Mask, { width, height }: Size, side: number): Block[] {
  const columns = Math.ceil(width / side);
  const cells = columns * Math.ceil(height / side);
  const count = new Uint32Array(cells);
  const above = new Float64Array(cells);
  const below = new Float64Array(cells);
  for (let y = 0; y < height; y++) {
    const row = Math.trunc(y / side) * columns;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!mask[i]) continue;
      const cell = row + Math.trunc(x / side);
      const value = plane[i] ?? 0;
      count[cell] = (count[cell] ?? 0) + 1;
      if (value > 0) above[cell] = (above[cell] ?? 0) + value * value;
      else below[cell] = (below[cell] ?? 0) + value * value;
    }
  }
  const blocks: Block[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const n = count[cell] ?? 0;
    if (n < MIN_COVER * side * side) continue;
    blocks.push({ count: n, above: (above[cell] ?? 0) / n, below: (below[cell] ?? 0) / n });
  }
  return blocks;
}

/** Way that rough the values of a plane are inside a mask. */
export interface Texture {
  /** Mean square above zero, twice: the variance if both sides were alike. */
  readonly above: number;
  /** The same below zero. */
  readonly below: number;
}

/**
 * Mean texture of a mask, square by square. A square that has many times the texture of the middle one counts as
 * that many times and no more.
 * @param plane values around zero
 * @param side pixels on a side of a square
 * @param share 1 for all squares; less for that share of the calmest ones
 */
export function meanTexture(
  plane: Float32Array,
  mask: Mask,
  size: Size,
  {
    side,
    maxRatio,
    share = 1,
  }: { readonly side: number; readonly maxRatio: number; readonly share?: number },
): Texture {
  const blocks = blocksOf(plane, mask, size, side);
  const kept =
    share < 1
      ? blocks
          .toSorted((a, b) => a.above + a.below - b.above - b.below)
          .slice(0, Math.ceil(share * blocks.length))
      : blocks;
  const mean = (half: "above" | "below"): number => {
    const sorted = kept.map((block) => block[half]).sort((a, b) => a - b);
    const limit = maxRatio * (sorted[sorted.length >> 1] ?? 0);
    let sum = 0;
    let count = 0;
    for (const block of kept) {
      sum += block.count * Math.min(limit, block[half]);
      count += block.count;
    }
    return (2 * sum) / Math.max(1, count);
  };
  return { above: mean("above"), below: mean("below") };
}
