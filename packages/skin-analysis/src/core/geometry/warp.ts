import type { Similarity } from "./similarity.ts";
import type { Level, Pyramid } from "../image/pyramid.ts";
import type { Size } from "../image/rgbImage.ts";

/**
 * Standard deviation of the sampling kernel, in output pixels when shrinking and in photo pixels when enlarging: a
 * Gaussian that leaves 29 % at the output's highest frequency and under 1 % of what would alias into its lowest.
 */
const KERNEL_SIGMA = 0.5;
/** Positions between two pixels for which weights are tabulated. */
const PHASES = 256;
/** A kernel is cut off this many standard deviations away: 1 % of its weight lies beyond. */
const REACH = 2.6;

/** Gaussian weights, each set of sum 1, of the `taps` pixels around every phase. */
interface Kernel {
  readonly taps: number;
  readonly weights: Float64Array;
}

function kernelOf(sigma: number): Kernel {
  const half = Math.max(2, Math.ceil(REACH * sigma));
  const taps = 2 * half;
  const weights = new Float64Array(PHASES * taps);
  for (let phase = 0; phase < PHASES; phase++) {
    const at = (phase + 0.5) / PHASES + half - 1;
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const weight = Math.exp(-(((tap - at) / sigma) ** 2) / 2);
      weights[phase * taps + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < taps; tap++) {
      const i = phase * taps + tap;
      weights[i] = (weights[i] ?? 0) / sum;
    }
  }
  return { taps, weights };
}

/** The coarsest level that is still finer than the output. */
function levelFor(pyramid: Pyramid, scale: number): Level {
  let best: Level = pyramid[0];
  for (const level of pyramid) if (level.factor <= scale && level.factor > best.factor) best = level;
  return best;
}

/**
 * Resamples the photo into an upright raster by a Gaussian kernel as wide as the output's pixels. What a coarser
 * level has blurred already is taken off the kernel's variance, so that the same photo at two sizes gives the same
 * picture, on either side of a level. Beyond the frame the border pixels repeat.
 * @returns interleaved R, G, B, each 0 to 255, not rounded
 */
export function warp(pyramid: Pyramid, placement: Similarity, size: Size): Float32Array {
  const level = levelFor(pyramid, placement.scale);
  const { data, factor } = level;
  const scale = placement.scale / factor;
  const blurred = (1 - 1 / factor ** 2) / 12;
  const { taps, weights } = kernelOf(Math.sqrt((KERNEL_SIGMA * Math.max(1, scale)) ** 2 - blurred));
  const half = taps / 2;
  const maxX = level.width - half - 0.001;
  const maxY = level.height - half - 0.001;
  const stride = level.width * 3;
  const originX = (placement.centre.x - level.left) / factor - 0.5;
  const originY = (placement.centre.y - level.top) / factor - 0.5;
  const cos = Math.cos(placement.angle) * scale;
  const sin = Math.sin(placement.angle) * scale;
  const direction = placement.mirror ? -1 : 1;
  const out = new Float32Array(size.width * size.height * 3);
  let to = 0;
  for (let v = 0; v < size.height; v++) {
    const dv = v - size.height / 2 + 0.5;
    for (let u = 0; u < size.width; u++, to += 3) {
      const du = (u - size.width / 2 + 0.5) * direction;
      const x = Math.min(Math.max(originX + cos * du - sin * dv, half - 1), maxX);
      const y = Math.min(Math.max(originY + sin * du + cos * dv, half - 1), maxY);
      const column = Math.trunc(x);
      const row = Math.trunc(y);
      const across = Math.trunc((x - column) * PHASES) * taps;
      const down = Math.trunc((y - row) * PHASES) * taps;
      let red = 0;
      let green = 0;
      let blue = 0;
      let from = (row - half + 1) * stride + (column - half + 1) * 3;
      if (taps === 4) {
        // Written out: nearly every raster is read this way.
        const a = weights[across] ?? 0;
        const b = weights[across + 1] ?? 0;
        const c = weights[across + 2] ?? 0;
        const d = weights[across + 3] ?? 0;
        for (let j = 0; j < 4; j++, from += stride) {
          const w = weights[down + j] ?? 0;
          red +=
            w *
            (a * (data[from] ?? 0) +
              b * (data[from + 3] ?? 0) +
              c * (data[from + 6] ?? 0) +
              d * (data[from + 9] ?? 0));
          green +=
            w *
            (a * (data[from + 1] ?? 0) +
              b * (data[from + 4] ?? 0) +
              c * (data[from + 7] ?? 0) +
              d * (data[from + 10] ?? 0));
          blue +=
            w *
            (a * (data[from + 2] ?? 0) +
              b * (data[from + 5] ?? 0) +
              c * (data[from + 8] ?? 0) +
              d * (data[from + 11] ?? 0));
        }
      } else {
        for (let j = 0; j < taps; j++, from += stride) {
          let r = 0;
          let g = 0;
          let b = 0;
          for (let i = 0, k = from; i < taps; i += 2, k += 6) {
            const near = weights[across + i] ?? 0;
            const next = weights[across + i + 1] ?? 0;
            r += near * (data[k] ?? 0) + next * (data[k + 3] ?? 0);
            g += near * (data[k + 1] ?? 0) + next * (data[k + 4] ?? 0);
            b += near * (data[k + 2] ?? 0) + next * (data[k + 5] ?? 0);
          }
          const weight = weights[down + j] ?? 0;
          red += weight * r;
          green += weight * g;
          blue += weight * b;
        }
      }
      out[to] = red;
      out[to + 1] = green;
      out[to + 2] = blue;
    }
  }
  return out;
}
