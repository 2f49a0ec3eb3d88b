import type { Similarity } from "../geometry/similarity.ts";
import type { Pyramid } from "./pyramid.ts";
import type { Size } from "./rgbImage.ts";

/** Keeps the four bilinear neighbours inside the raster. */
const EDGE = 1.001;

/**
 * Resamples the photo into an upright raster (bilinear, from the pyramid level just finer than the output;
 * beyond the frame the border pixel repeats).
 * @returns interleaved R, G, B, each 0 to 255, not rounded
 */
export function warp(pyramid: Pyramid, placement: Similarity, size: Size): Float32Array {
  let level = 0;
  let scale = placement.scale;
  while (scale >= 2 && level < pyramid.length - 1) {
    level++;
    scale /= 2;
  }
  const image = pyramid[level] ?? pyramid[0];
  const { data } = image;
  const maxX = image.width - EDGE;
  const maxY = image.height - EDGE;
  const stride = image.width * 3;
  const originX = placement.centre.x / 2 ** level - 0.5;
  const originY = placement.centre.y / 2 ** level - 0.5;
  const cos = Math.cos(placement.angle) * scale;
  const sin = Math.sin(placement.angle) * scale;
  const direction = placement.mirror ? -1 : 1;
  const out = new Float32Array(size.width * size.height * 3);
  let to = 0;
  for (let v = 0; v < size.height; v++) {
    const dv = v - size.height / 2 + 0.5;
    for (let u = 0; u < size.width; u++, to += 3) {
      const du = (u - size.width / 2 + 0.5) * direction;
      const x = Math.min(Math.max(originX + cos * du - sin * dv, 0), maxX);
      const y = Math.min(Math.max(originY + sin * du + cos * dv, 0), maxY);
      const column = Math.trunc(x);
      const row = Math.trunc(y);
      const fx = x - column;
      const fy = y - row;
      const i = row * stride + column * 3;
      const j = i + stride;
      for (let c = 0; c < 3; c++) {
        const top = (data[i + c] ?? 0) * (1 - fx) + (data[i + 3 + c] ?? 0) * fx;
        const bottom = (data[j + c] ?? 0) * (1 - fx) + (data[j + 3 + c] ?? 0) * fx;
        out[to + c] = top * (1 - fy) + bottom * fy;
      }
    }
  }
  return out;
}
