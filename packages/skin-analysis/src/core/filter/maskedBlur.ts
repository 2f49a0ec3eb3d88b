import type { Mask, Size } from "../image/rgbImage.ts";
import { blurInPlace } from "./blur.ts";

const REDUCTION = 4;
/** Below this share of covered pixels around a point, the mean says nothing. */
const SMALLEST_COVER = 0.01;

interface Reduced {
  readonly size: Size;
  /** Sum of the masked samples of each block, over the block's pixel count. */
  readonly values: Float32Array;
  /** Share of each block that is inside the mask, 0 to 1. */
  readonly cover: Float32Array;
}

function reduce(plane: Float32Array, mask: Mask, size: Size): Reduced {
  const width = Math.floor(size.width / REDUCTION);
  const height = Math.floor(size.height / REDUCTION);
  const values = new Float32Array(width * height);
  const cover = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let inside = 0;
      for (let v = 0; v < REDUCTION; v++) {
        const row = (y * REDUCTION + v) * size.width + x * REDUCTION;
        for (let u = 0; u < REDUCTION; u++) {
          if (!mask[row + u]) continue;
          sum += plane[row + u] ?? 0;
          inside++;
        }
      }
      values[y * width + x] = sum / REDUCTION ** 2;
      cover[y * width + x] = inside / REDUCTION ** 2;
    }
  }
  return { size: { width, height }, values, cover };
}

/**
 * Blurs only what lies inside the mask: blur(plane x mask) / blur(mask), so that hair, lips and eyes do not
 * bleed into the skin around them. Runs at quarter resolution: meant for a sigma of 8 pixels or more.
 * Outside the mask the plane is returned as it was.
 * @param sigma standard deviation, in pixels of the plane
 */
export function maskedBlur(plane: Float32Array, mask: Mask, size: Size, sigma: number): Float32Array {
  const small = reduce(plane, mask, size);
  const { width: cols, height: rows } = small.size;
  const mean = blurInPlace(small.values, small.size, sigma / REDUCTION);
  const cover = blurInPlace(small.cover, small.size, sigma / REDUCTION);
  for (let i = 0; i < mean.length; i++) {
    const share = cover[i] ?? 0;
    mean[i] = share > SMALLEST_COVER ? (mean[i] ?? 0) / share : Number.NaN;
  }
  const out = plane.slice();
  const offset = (REDUCTION - 1) / 2;
  const columns = new Uint16Array(size.width);
  const shares = new Float64Array(size.width);
  const between = new Float64Array(cols);
  for (let x = 0; x < size.width; x++) {
    const u = Math.min(cols - 1.001, Math.max(0, (x - offset) / REDUCTION));
    columns[x] = Math.trunc(u);
    shares[x] = u - Math.trunc(u);
  }
  for (let y = 0; y < size.height; y++) {
    const v = Math.min(rows - 1.001, Math.max(0, (y - offset) / REDUCTION));
    const fy = v - Math.trunc(v);
    for (let k = 0, above = Math.trunc(v) * cols; k < cols; k++, above++) {
      between[k] = (mean[above] ?? 0) * (1 - fy) + (mean[above + cols] ?? 0) * fy;
    }
    for (let x = 0, i = y * size.width; x < size.width; x++, i++) {
      if (!mask[i]) continue;
      const fx = shares[x] ?? 0;
      const k = columns[x] ?? 0;
      const value = (between[k] ?? 0) * (1 - fx) + (between[k + 1] ?? 0) * fx;
      if (!Number.isNaN(value)) out[i] = value;
    }
  }
  return out;
}
