import { BLOB } from "../constants/spots.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import type { Blob } from "./spotBlobs.ts";

/** The highest pixel near a blob's centre: the peak of a scale lies a little beside that of the plane. */
function summitOf(plane: Float32Array, { width, height }: Size, { x, y, radius }: Blob): number {
  const reach = Math.max(1, Math.round(radius / 3));
  let summit = y * width + x;
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      const here = v * width + u;
      if ((plane[here] ?? 0) > (plane[summit] ?? 0)) summit = here;
    }
  }
  return summit;
}

/**
 * The pixels of a blob: those around its summit that exceed half its height. A border relative to the mark's own
 * contrast stays where it is when the light or the noise changes a little.
 * @param taken pixels of other marks, which are left to them; the region is added to it
 * @returns raster indices; none when the summit is another mark's
 */
export function regionOfBlob(plane: Float32Array, size: Size, blob: Blob, taken: Mask): number[] {
  const { width, height } = size;
  const summit = summitOf(plane, size, blob);
  if (taken[summit]) return [];
  const level = (blob.surroundings + (plane[summit] ?? 0)) / 2;
  const limit = (BLOB.reach * blob.radius) ** 2;
  const summitX = summit % width;
  const summitY = Math.trunc(summit / width);
  const region = [summit];
  taken[summit] = 1;
  const visit = (x: number, y: number): void => {
    const pixel = y * width + x;
    if (x < 0 || x >= width || y < 0 || y >= height || taken[pixel]) return;
    if ((x - summitX) ** 2 + (y - summitY) ** 2 > limit || (plane[pixel] ?? 0) <= level) return;
    taken[pixel] = 1;
    region.push(pixel);
  };
  for (let head = 0; head < region.length; head++) {
    const pixel = region[head] ?? 0;
    const x = pixel % width;
    const y = Math.trunc(pixel / width);
    visit(x + 1, y);
    visit(x - 1, y);
    visit(x, y + 1);
    visit(x, y - 1);
  }
  return region;
}
