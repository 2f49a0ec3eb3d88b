import type { Size } from "../image/rgbImage.ts";

/**
 * Weights of the pixels one, two and three steps away (negative on the other side) in the difference of two
 * neighbours after the smoothing kernel 1 4 6 4 1 / 16, of one pixel's standard deviation.
 */
const SMOOTHED = [5 / 16, 4 / 16, 1 / 16] as const;
const REACH = SMOOTHED.length;

/**
 * Share of the gradients' size along one direction that a slight blur along it takes away.
 * @param step distance in the plane to the next pixel of that direction
 */
function lossAlong(plane: Float32Array, { width, height }: Size, step: number): number {
  const [one, two, three] = SMOOTHED;
  let before = 0;
  let after = 0;
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x;
      const near = (plane[i + step] ?? 0) - (plane[i - step] ?? 0);
      const middle = (plane[i + 2 * step] ?? 0) - (plane[i - 2 * step] ?? 0);
      const far = (plane[i + 3 * step] ?? 0) - (plane[i - 3 * step] ?? 0);
      before += Math.abs(near);
      after += Math.abs(one * near + two * middle + three * far);
    }
  }
  return before > 0 ? (before - after) / before : 0;
}

/**
 * How evenly a picture is blurred, 0 to 1: the loss along the direction that has least detail left over the loss
 * along the one that has most, of rows, columns and both diagonals. A camera or a head that moves wipes detail out
 * along its path alone, which a measure that adds all directions up does not see.
 * Source: the directional form of the blur metric of Crété 2007.
 * @param plane luma, 0 to 255
 */
export function measureBlurEvenness(plane: Float32Array, size: Size): number {
  const { width } = size;
  const losses = [1, width, width + 1, width - 1].map((step) => lossAlong(plane, size, step));
  const most = Math.max(...losses);
  return most > 0 ? Math.max(0, Math.min(...losses)) / most : 1;
}
