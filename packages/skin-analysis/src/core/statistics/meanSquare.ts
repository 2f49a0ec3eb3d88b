import type { Mask } from "../image/rgbImage.ts";

/** Mean square of the difference of two planes inside a mask; 0 for an empty one. */
export function meanSquareDifference(plane: Float32Array, other: Float32Array, mask: Mask): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    sum += ((plane[i] ?? 0) - (other[i] ?? 0)) ** 2;
    count++;
  }
  return sum / Math.max(1, count);
}
