import type { RgbImage } from "./rgbImage.ts";

/** The photo, or a part of it, at a lower resolution. */
export interface Level extends RgbImage {
  /** Side, in photo pixels, of the square whose mean is one pixel. */
  readonly factor: number;
  /** Photo position of its upper left corner. */
  readonly left: number;
  readonly top: number;
}

/** The photo first, then the same photo smaller and smaller. */
export type Pyramid = readonly [Level, ...Level[]];

const SMALLEST_SIDE = 256;
/** The longer side of the first reduction is at least this: faces are looked for in it, none is measured there. */
const PREVIEW_SIDE = 800;

/** Means of blocks of 2 x 2 pixels; an odd last row or column is dropped. */
function halve(level: Level): Level {
  const width = level.width >> 1;
  const height = level.height >> 1;
  const source = level.data;
  const stride = level.width * 3;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    let to = y * width * 3;
    let from = 2 * y * stride;
    for (let x = 0; x < width; x++, to += 3, from += 6) {
      for (let c = 0; c < 3; c++) {
        const i = from + c;
        const top = (source[i] ?? 0) + (source[i + 3] ?? 0);
        const bottom = (source[i + stride] ?? 0) + (source[i + stride + 3] ?? 0);
        data[to + c] = (top + bottom + 2) >> 2;
      }
    }
  }
  return { data, width, height, factor: 2 * level.factor, left: level.left, top: level.top };
}

/**
 * A large photo at a quarter of its resolution by four pixels of each block of sixteen: reading all of them would
 * take as long as decoding them did.
 */
function preview(photo: Level): Level {
  const width = photo.width >> 2;
  const height = photo.height >> 2;
  const source = photo.data;
  const stride = photo.width * 3;
  const data = new Uint8Array(width * height * 3);
  // The second and fourth pixel of one row, the first and third of another: their middle is that of the block.
  const [a, b, c, d] = [stride + 3, stride + 9, 2 * stride, 2 * stride + 6];
  for (let y = 0; y < height; y++) {
    let to = y * width * 3;
    let from = 4 * y * stride;
    for (let x = 0; x < width; x++, from += 12) {
      for (let channel = 0; channel < 3; channel++, to++) {
        const i = from + channel;
        const sum = (source[i + a] ?? 0) + (source[i + b] ?? 0) + (source[i + c] ?? 0) + (source[i + d] ?? 0);
        data[to] = (sum + 2) >> 2;
      }
    }
  }
  return { data, width, height, factor: 4 * photo.factor, left: photo.left, top: photo.top };
}

/** Builds the levels that faces are looked for in. */
export function buildPyramid({ data, width, height }: RgbImage): Pyramid {
  // One kind of array for every level: what reads two kinds takes twice as long.
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length);
  const first: Level = { data: bytes, width, height, factor: 1, left: 0, top: 0 };
  const levels: [Level, ...Level[]] = [first];
  let level = first;
  while (level.width > SMALLEST_SIDE && level.height > SMALLEST_SIDE) {
    const large = level === first && Math.max(width, height) >= 4 * PREVIEW_SIDE;
    level = large ? preview(level) : halve(level);
    levels.push(level);
  }
  return levels;
}

/** A rectangle in photo pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A copy of the part of the photo inside a frame, widened to whole pixels and cut at the photo's edges. */
function cut(photo: Level, frame: Frame): Level {
  const left = Math.min(Math.max(Math.floor(frame.left), 0), photo.width - 1);
  const top = Math.min(Math.max(Math.floor(frame.top), 0), photo.height - 1);
  const width = Math.max(1, Math.min(Math.ceil(frame.right), photo.width) - left);
  const height = Math.max(1, Math.min(Math.ceil(frame.bottom), photo.height) - top);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * photo.width + left) * 3;
    data.set(photo.data.subarray(from, from + width * 3), y * width * 3);
  }
  return { data, width, height, factor: 1, left: photo.left + left, top: photo.top + top };
}

/**
 * The levels of one part of a photo, from its own pixels to those just finer than a raster that is read from it.
 * @param frame in photo pixels; what lies outside of the photo is left out
 * @param scale photo pixels per pixel of the raster
 */
export function focusOn([photo]: Pyramid, frame: Frame, scale: number): Pyramid {
  let level = cut(photo, frame);
  const levels: [Level, ...Level[]] = [level];
  while (2 * level.factor <= scale && Math.min(level.width, level.height) > 2) {
    level = halve(level);
    levels.push(level);
  }
  return levels;
}
