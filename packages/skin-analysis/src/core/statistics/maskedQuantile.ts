import type { Mask } from "../image/rgbImage.ts";

const BINS = 4096;
/** Median absolute deviation to standard deviation of a normal distribution. */
const MAD_TO_SIGMA = 1.4826;

/** Room for the samples of one call: a quantile is asked for some hundred times per face. */
let room = new Float32Array(0);

/** The samples of a plane that lie inside a mask, in raster order; only until the next call. */
function insideOf(plane: Float32Array, mask: Mask): Float32Array {
  if (room.length <= mask.length) room = new Float32Array(mask.length + 1);
  const samples = room;
  // Eight pixels at a time, of which no pattern of ones is a zero or a minus zero: a part covers a tenth of the face.
  const eights = new Float64Array(mask.buffer, mask.byteOffset, mask.length >>> 3);
  let next = 0;
  for (let eight = 0; eight < eights.length; eight++) {
    if (eights[eight] === 0) continue;
    const end = eight * 8 + 8;
    // Written whether inside or not, and then overwritten: the edge of a mask would mislead the branch prediction.
    for (let i = eight * 8; i < end; i++) {
      samples[next] = plane[i] ?? 0;
      next += mask[i] ?? 0;
    }
  }
  for (let i = eights.length * 8; i < mask.length; i++) if (mask[i]) samples[next++] = plane[i] ?? 0;
  return samples.subarray(0, next);
}

/**
 * Quantile by a histogram of 4096 bins, interpolated within the bin: O(n) and the same on every machine.
 * @param share 0 for the minimum, 0.5 for the median, 1 for the maximum
 * @returns NaN when there is no sample
 */
export function quantile(samples: Float32Array, share: number): number {
  if (samples.length === 0) return Number.NaN;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] ?? 0;
    if (sample < low) low = sample;
    if (sample > high) high = sample;
  }
  if (high === low) return low;
  const scale = (BINS - 0.001) / (high - low);
  const histogram = new Uint32Array(BINS);
  for (let i = 0; i < samples.length; i++) {
    const bin = Math.trunc(((samples[i] ?? 0) - low) * scale);
    histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  const rank = share * (samples.length - 1);
  let below = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const inBin = histogram[bin] ?? 0;
    if (below + inBin > rank) return low + (bin + (rank - below + 0.5) / inBin) / scale;
    below += inBin;
  }
  return high;
}

/** Quantile of a plane inside a mask. */
export const maskedQuantile = (plane: Float32Array, mask: Mask, share: number): number =>
  quantile(insideOf(plane, mask), share);

/** Median of a plane inside a mask. */
export const maskedMedian = (plane: Float32Array, mask: Mask): number => maskedQuantile(plane, mask, 0.5);

/** Robust standard deviation inside a mask: 1.4826 x the median absolute deviation. */
export function maskedDeviation(plane: Float32Array, mask: Mask): number {
  const samples = insideOf(plane, mask);
  const centre = quantile(samples, 0.5);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.abs((samples[i] ?? 0) - centre);
  return MAD_TO_SIGMA * quantile(samples, 0.5);
}
