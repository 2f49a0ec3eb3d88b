import { pixelCount, type Mask, type Size } from "../image/rgbImage.ts";
import type { Point } from "./point.ts";

/** Writes `value` in every pixel whose centre lies inside the polygon (even-odd rule). */
export function fillPolygon(mask: Mask, size: Size, polygon: readonly Point[], value: 0 | 1 = 1): Mask {
  const ys = polygon.map((point) => point.y);
  const top = Math.max(0, Math.ceil(Math.min(...ys)));
  const bottom = Math.min(size.height - 1, Math.floor(Math.max(...ys)));
  for (let y = top; y <= bottom; y++) {
    const crossings: number[] = [];
    let a = polygon[polygon.length - 1];
    for (const b of polygon) {
      if (a && a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y));
      a = b;
    }
    crossings.sort((p, q) => p - q);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k] ?? 0));
      const to = Math.min(size.width - 1, Math.floor(crossings[k + 1] ?? 0));
      if (to >= from) mask.fill(value, y * size.width + from, y * size.width + to + 1);
    }
  }
  return mask;
}

/** A mask that covers the union of some polygons. */
export function polygonMask(size: Size, ...polygons: readonly (readonly Point[])[]): Mask {
  const mask = new Uint8Array(pixelCount(size));
  for (const polygon of polygons) fillPolygon(mask, size, polygon);
  return mask;
}

/** Four pixels at a time: the masks of a face are read some hundred times, half a million bytes each. */
const words = (mask: Mask): Uint32Array => new Uint32Array(mask.buffer, mask.byteOffset, mask.length >>> 2);

/** Sum of the four bytes of a word, each 0 or 1. */
const bytesOf = (word: number): number => Math.imul(word, 0x01_01_01_01) >>> 24;

/** Pixels inside a mask. */
export function maskArea(mask: Mask): number {
  const quads = words(mask);
  let area = 0;
  for (let i = 0; i < quads.length; i++) area += bytesOf(quads[i] ?? 0);
  for (let i = quads.length * 4; i < mask.length; i++) area += mask[i] ?? 0;
  return area;
}

/** Pixels inside both masks. */
export function overlapArea(a: Mask, b: Mask): number {
  const left = words(a);
  const right = words(b);
  let area = 0;
  for (let i = 0; i < left.length; i++) area += bytesOf((left[i] ?? 0) & (right[i] ?? 0));
  for (let i = left.length * 4; i < a.length; i++) area += (a[i] ?? 0) & (b[i] ?? 0);
  return area;
}

/** A mask of the pixels inside both masks. */
export function intersect(a: Mask, b: Mask): Mask {
  const both = new Uint8Array(a.length);
  const [left, right, to] = [words(a), words(b), words(both)];
  for (let i = 0; i < to.length; i++) to[i] = (left[i] ?? 0) & (right[i] ?? 0);
  for (let i = to.length * 4; i < both.length; i++) both[i] = (a[i] ?? 0) & (b[i] ?? 0);
  return both;
}

/** A mask of the pixels inside at least one of some masks of that length. */
export function unite(masks: readonly Mask[], length: number): Mask {
  const all = new Uint8Array(length);
  const to = words(all);
  for (const mask of masks) {
    const from = words(mask);
    for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) | (from[i] ?? 0);
    for (let i = to.length * 4; i < length; i++) all[i] = (all[i] ?? 0) | (mask[i] ?? 0);
  }
  return all;
}
