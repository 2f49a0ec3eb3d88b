import { lumaOf } from "../colour/srgb.ts";
import { GRAIN } from "../constants/detail.ts";
import { PATCH } from "../constants/engine.ts";
import type { AlignedFace } from "../face/alignedFace.ts";
import type { Level, Pyramid } from "../image/pyramid.ts";
import { quantile } from "../statistics/maskedQuantile.ts";

/** Describes what sensor and compression add to the photo's own pixels. */
export interface PixelNoise {
  /** Standard deviation of the noise, in 8-bit steps, once averaged over a pixel of the raster. */
  readonly noise: number;
  /** Measure of how much larger the steps between the blocks of a JPEG are than those inside: 1 for none. */
  readonly blocks: number;
}

/** Side of a JPEG's blocks. */
const BLOCK = 8;
/** Side, in photo pixels, of the squares whose calmest ones tell the noise. */
const SQUARE = 16;

/** Luma of the photo's pixels around the middle of the face. */
function middleOf(level: Level, { placement, photoWidth }: AlignedFace) {
  const { width: across, height: down } = GRAIN.region;
  const half = { x: (across * photoWidth) / 2, y: (down * photoWidth) / 2 };
  const left = Math.max(0, Math.round(placement.centre.x - half.x) - level.left);
  const top = Math.max(0, Math.round(placement.centre.y - half.y) - level.top);
  const width = Math.min(level.width - left, Math.round(2 * half.x));
  const height = Math.min(level.height - top, Math.round(2 * half.y));
  const luma = new Float32Array(Math.max(0, width) * Math.max(0, height));
  for (let y = 0; y < height; y++) {
    let from = ((top + y) * level.width + left) * 3;
    for (let x = 0; x < width; x++, from += 3) {
      const { data } = level;
      luma[y * width + x] = lumaOf(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0);
    }
  }
  return { luma, width, height };
}

/**
 * Standard deviation of the noise in the calmest tenth of some squares. Source: Immerkaer 1996, a kernel that sees
 * neither slopes nor edges.
 */
function noiseOf(luma: Float32Array, width: number, height: number): number {
  const squares: number[] = [];
  for (let top = 1; top + SQUARE < height; top += SQUARE) {
    for (let left = 1; left + SQUARE < width; left += SQUARE) {
      let sum = 0;
      for (let y = top; y < top + SQUARE; y++) {
        for (let x = left; x < left + SQUARE; x++) {
          const i = y * width + x;
          const above = (luma[i - width - 1] ?? 0) - 2 * (luma[i - width] ?? 0) + (luma[i - width + 1] ?? 0);
          const here = (luma[i - 1] ?? 0) - 2 * (luma[i] ?? 0) + (luma[i + 1] ?? 0);
          const below = (luma[i + width - 1] ?? 0) - 2 * (luma[i + width] ?? 0) + (luma[i + width + 1] ?? 0);
          sum += Math.abs(above - 2 * here + below);
        }
      }
      squares.push((Math.sqrt(Math.PI / 2) * sum) / (6 * SQUARE * SQUARE));
    }
  }
  return squares.length > 0 ? quantile(Float32Array.from(squares), GRAIN.calmShare) : 0;
}

/** Mean step between neighbours beyond the slope there, by the place in a block. @param step 1 along rows, the width down columns */
function stepsBetween(luma: Float32Array, width: number, height: number, step: number): number {
  const sums = new Float64Array(BLOCK);
  const counts = new Uint32Array(BLOCK);
  // Every second line of blocks' edges is plenty.
  const [paceX, paceY] = step === 1 ? [1, 2] : [2, 1];
  for (let y = 2; y < height - 2; y += paceY) {
    for (let x = 2; x < width - 2; x += paceX) {
      const i = y * width + x;
      const here = (luma[i] ?? 0) - (luma[i - step] ?? 0);
      const before = (luma[i - step] ?? 0) - (luma[i - 2 * step] ?? 0);
      const after = (luma[i + step] ?? 0) - (luma[i] ?? 0);
      const jump = Math.abs(here - (before + after) / 2);
      if (jump > GRAIN.maxJump) continue;
      const place = (step === 1 ? x : y) % BLOCK;
      sums[place] = (sums[place] ?? 0) + jump;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  const means = Array.from(sums, (sum, place) => sum / Math.max(1, counts[place] ?? 0)).sort((a, b) => a - b);
  const usual = means[BLOCK >> 1] ?? 0;
  return usual > 0 ? (means.at(-1) ?? 0) / usual : 1;
}

/** Measures noise and compression on the photo's own pixels: the raster has averaged some of them. */
export function measurePixelNoise([photo]: Pyramid, face: AlignedFace): PixelNoise {
  const { luma, width, height } = middleOf(photo, face);
  return {
    noise: noiseOf(luma, width, height) * Math.min(1, PATCH.faceWidth / face.photoWidth),
    blocks: (stepsBetween(luma, width, height, 1) + stepsBetween(luma, width, height, width)) / 2,
  };
}
