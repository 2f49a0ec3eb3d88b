import { SCALE_MM } from "../constants/engine.ts";
import { BLOB } from "../constants/spots.ts";
import { pixels as patchPixels } from "../face/alignedFace.ts";
import { blur } from "../filter/blur.ts";
import type { Mask, Size } from "../image/rgbImage.ts";

/** Describes what stands out at one scale. */
export interface Layer {
  /** Fine less coarse, one sample every `step` pixels of the plane. */
  readonly response: Float32Array;
  readonly size: Size;
  readonly step: number;
}

/** A place that stands out at one scale. */
export interface Blob {
  /** Raster position of its centre in the plane. */
  readonly x: number;
  readonly y: number;
  /** Radius of the disc that would stand out most at this scale, in pixels of the plane. */
  readonly radius: number;
  /** Contrast of that disc by its response, in the unit of the plane. */
  readonly contrast: number;
  /** Level of the plane around that disc. */
  readonly surroundings: number;
  readonly layer: Layer;
}

/** Gaussian of sigma less one of 1.6 sigma, at the centre of the disc that suits it, as a share of the disc's contrast. */
const DISC_RESPONSE = 0.333;
/** The finer Gaussian there. */
const DISC_PEAK = 0.786;
/** Radius of that disc, where the difference crosses zero, in sigmas. */
const DISC_RADIUS = 1.756;

/** Tells whether no neighbour is higher; of two equal ones the first is the peak. */
function isPeak(plane: Float32Array, i: number, width: number): boolean {
  const here = plane[i] ?? 0;
  for (let row = -width; row <= width; row += width) {
    for (let step = row - 1; step <= row + 1; step++) {
      const there = plane[i + step] ?? 0;
      if (there > here || (there === here && step < 0)) return false;
    }
  }
  return true;
}

/** Every second pixel of every second row. */
function halve(plane: Float32Array, { width, height }: Size): { plane: Float32Array; size: Size } {
  const size = { width: width >> 1, height: height >> 1 };
  const half = new Float32Array(size.width * size.height);
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) half[i] = plane[2 * (y * width + x)] ?? 0;
  }
  return { plane: half, size };
}

/** The peaks of one layer that lie in the mask. */
function peaksOf(layer: Layer, fine: Float32Array, mask: Mask, full: Size, radius: number): Blob[] {
  const { response, size, step } = layer;
  const blobs: Blob[] = [];
  const least = BLOB.minContrast * DISC_RESPONSE;
  for (let v = 1; v < size.height - 1; v++) {
    for (let u = 1; u < size.width - 1; u++) {
      const i = v * size.width + u;
      const high = response[i] ?? 0;
      // The neighbours beside it first: they alone rule most places out.
      if (high < least || (response[i - 1] ?? 0) >= high || (response[i + 1] ?? 0) > high) continue;
      if (!mask[step * (v * full.width + u)] || !isPeak(response, i, size.width)) continue;
      const contrast = high / DISC_RESPONSE;
      const surroundings = (fine[i] ?? 0) - DISC_PEAK * contrast;
      blobs.push({ x: u * step, y: v * step, radius, contrast, surroundings, layer });
    }
  }
  return blobs;
}

/**
 * Compact places that are higher than what lies around them, from the size of a freckle to that of a large lentigo: the
 * peaks of differences of Gaussians at several scales. A place may be found at two neighbouring scales.
 * Source: Lindeberg, Int. J. Comput. Vis. 1998, 30:79; the factor of 1.6 after Marr and Hildreth 1980.
 * @param plane smoothed by `SCALE_MM.small` already
 * @param mask where a centre may lie
 * @returns the ones of most contrast first
 */
export function findBlobs(plane: Float32Array, mask: Mask, size: Size): Blob[] {
  const blobs: Blob[] = [];
  let sigma = patchPixels(SCALE_MM.small);
  let fine = plane;
  let own = size;
  let step = 1;
  for (let scale = 0; scale < BLOB.scales; scale++) {
    const coarse = blur(fine, own, (sigma / step) * Math.sqrt(BLOB.ratio ** 2 - 1));
    const response = new Float32Array(fine.length);
    for (let i = 0; i < response.length; i++) response[i] = (fine[i] ?? 0) - (coarse[i] ?? 0);
    blobs.push(...peaksOf({ response, size: own, step }, fine, mask, size, DISC_RADIUS * sigma));
    sigma *= BLOB.ratio;
    fine = coarse;
    // Smooth enough for a raster half as fine.
    if (sigma >= BLOB.halveFrom * step) {
      ({ plane: fine, size: own } = halve(coarse, own));
      step *= 2;
    }
  }
  return blobs.toSorted((a, b) => b.contrast - a.contrast);
}
