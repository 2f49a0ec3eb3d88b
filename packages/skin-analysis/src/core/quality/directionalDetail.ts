import type { Size } from "../image/rgbImage.ts";

/**
 * Weights of the pixels one, two and three steps away (negative on the other side) in the difference of two
 * neighbours after the smoothing kernel 1 4 6 4 1 / 16, of one pixel's standard deviation.
 */
const SMOOTHED = [5 / 16, 4 / 16, 1 / 16] as const;
const REACH = SMOOTHED.length;

/**
 * Share of the gradients' energy along one direction that a slight blur along it takes away. Energy, not size: the
 * blocks and the noise of a JPEG are many but small, and would pass for detail in a smooth picture.
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
      before += near * near;
      after += (one * near + two * middle + three * far) ** 2;
    }
  }
  return before > 0 ? (before - after) / before : 0;
}

/** The detail left in a picture along the direction that has least of it. */
export interface DirectionalDetail {
  /** Holds what a slight blur takes away along that direction, 0 to 1: 0.4 for a sharp face, under 0.1 for a soft one. */
  readonly least: number;
  /** The same over what it takes along the direction with most detail left: 1 for an even blur, 0 for a smear. */
  readonly evenness: number;
}

/**
 * Measures detail along rows, columns and both diagonals. A camera or a head that moves wipes it out along its path
 * alone, which a measure that adds all directions up does not see.
 * Source: the directional form of the blur metric of Crété 2007.
 * @param plane luma, 0 to 255
 */
export function measureDirectionalDetail(plane: Float32Array, size: Size): DirectionalDetail {
  const { width } = size;
  const losses = [1, width, width + 1, width - 1].map((step) => lossAlong(plane, size, step));
  const most = Math.max(...losses);
  const least = Math.max(0, Math.min(...losses));
  return { least, evenness: most > 0 ? least / most : 1 };
}
