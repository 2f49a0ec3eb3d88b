import type { Size } from "../image/rgbImage.ts";

function discOffsets(radius: number): [number, number][] {
  const reach = Math.floor(radius);
  const offsets: [number, number][] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) if (dx * dx + dy * dy <= radius * radius) offsets.push([dx, dy]);
  }
  return offsets;
}

/**
 * The pixels within a distance of a component, the component left out.
 * @param component indices of its pixels
 * @param radius width of the ring, in pixels
 */
export function ringAround(component: readonly number[], size: Size, radius: number): number[] {
  const { width, height } = size;
  const inside = new Set(component);
  const ring = new Set<number>();
  const offsets = discOffsets(radius);
  for (const pixel of component) {
    if ([1, -1, width, -width].every((step) => inside.has(pixel + step))) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    for (const [dx, dy] of offsets) {
      const near = pixel + dy * width + dx;
      const onRaster = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      if (onRaster && !inside.has(near)) ring.add(near);
    }
  }
  return [...ring];
}
