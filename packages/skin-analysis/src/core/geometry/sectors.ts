import type { Size } from "../image/rgbImage.ts";
import type { Point } from "./point.ts";
import { ringAround } from "./ring.ts";

const SECTORS = 8;

/** Mean position of some pixels. */
function centroidOf(component: readonly number[], { width }: Size): Point {
  let x = 0;
  let y = 0;
  for (const pixel of component) {
    x += pixel % width;
    y += Math.trunc(pixel / width);
  }
  return { x: x / component.length, y: y / component.length };
}

/**
 * The ring around a component, cut into eight sectors as seen from its centroid.
 * @param component indices of its pixels
 * @param gap pixels next to the component that are left out: its own soft edge
 * @param reach outer width of the ring, in pixels
 * @returns eight lists of indices, the first one centred on the right; one may be empty at the raster's edge
 */
export function sectorsAround(
  component: readonly number[],
  size: Size,
  gap: number,
  reach: number,
): number[][] {
  const edge = new Set(ringAround(component, size, gap));
  const centre = centroidOf(component, size);
  const sectors = Array.from({ length: SECTORS }, (): number[] => []);
  for (const pixel of ringAround(component, size, reach)) {
    if (edge.has(pixel)) continue;
    const dy = Math.trunc(pixel / size.width) - centre.y;
    const angle = Math.atan2(dy, (pixel % size.width) - centre.x);
    const sector = Math.round((angle / (2 * Math.PI)) * SECTORS + SECTORS) % SECTORS;
    sectors[sector]?.push(pixel);
  }
  return sectors;
}

/**
 * The annulus around a disc of a component's area: a wider look than a ring, which would take long to walk.
 * @param gap pixels next to the disc that are left out
 * @param reach outer width of the annulus, in pixels
 */
export function fieldAround(component: readonly number[], size: Size, gap: number, reach: number): number[] {
  const { x: centreX, y: centreY } = centroidOf(component, size);
  const radius = Math.sqrt(component.length / Math.PI);
  const inside = new Set(component);
  const outer = radius + reach;
  const field: number[] = [];
  for (
    let y = Math.max(0, Math.ceil(centreY - outer));
    y <= Math.min(size.height - 1, centreY + outer);
    y++
  ) {
    for (
      let x = Math.max(0, Math.ceil(centreX - outer));
      x <= Math.min(size.width - 1, centreX + outer);
      x++
    ) {
      const away = Math.hypot(x - centreX, y - centreY);
      const pixel = y * size.width + x;
      if (away > radius + gap && away <= outer && !inside.has(pixel)) field.push(pixel);
    }
  }
  return field;
}
