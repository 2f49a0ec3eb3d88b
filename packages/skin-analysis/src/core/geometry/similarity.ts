import type { Size } from "../image/rgbImage.ts";
import type { Point } from "./point.ts";

/** Places an upright output raster in the photo: turned, scaled, and optionally mirrored. */
export interface Similarity {
  /** Photo position of the raster's middle; continuous coordinates (the first pixel spans 0 to 1). */
  readonly centre: Point;
  /** Photo pixels per output pixel. */
  readonly scale: number;
  /** Radians, from the photo's x axis to the raster's. */
  readonly angle: number;
  /** Reads the raster's columns from right to left. */
  readonly mirror?: boolean;
}

/** Photo position of a raster position given in pixel indices (0 is the middle of the first pixel). */
export function toPhoto(similarity: Similarity, size: Size, point: Point): Point {
  const { centre, scale, angle, mirror = false } = similarity;
  const dx = (point.x - size.width / 2 + 0.5) * (mirror ? -1 : 1);
  const dy = point.y - size.height / 2 + 0.5;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return { x: centre.x + cos * dx - sin * dy, y: centre.y + sin * dx + cos * dy };
}

/** Raster position (pixel indices) of a photo position; the inverse of `toPhoto`. */
export function fromPhoto(similarity: Similarity, size: Size, point: Point): Point {
  const { centre, scale, angle, mirror = false } = similarity;
  const dx = point.x - centre.x;
  const dy = point.y - centre.y;
  const cos = Math.cos(angle) / scale;
  const sin = Math.sin(angle) / scale;
  return {
    x: (cos * dx + sin * dy) * (mirror ? -1 : 1) + size.width / 2 - 0.5,
    y: -sin * dx + cos * dy + size.height / 2 - 0.5,
  };
}
