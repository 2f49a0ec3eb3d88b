/**
 * Shapes shared by every numeric file of the core.
 *
 * Samples live in typed arrays, row by row. Their reads carry `?? 0` because the compiler checks indexed
 * access; every index is in range by construction, and V8 folds the check away.
 */

/** Width and height in pixels of a raster. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An 8-bit sRGB photo, three interleaved channels (R, G, B), no padding. */
export interface RgbImage extends Size {
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** One byte per pixel, 1 inside, 0 outside, at the start of a buffer of its own. */
export type Mask = Uint8Array;

/** Number of pixels of a raster. */
export const pixelCount = (size: Size): number => size.width * size.height;
