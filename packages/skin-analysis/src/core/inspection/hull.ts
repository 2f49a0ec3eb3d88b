import { centroid, type Point } from "../geometry/point.ts";

/** Corners of an outline: enough for a mark of a few hundred pixels. */
const DIRECTIONS = 20;

/**
 * A round outline just outside some points: in each of 20 directions from their middle, as far as the farthest of
 * them reaches that way, plus a gap. Convex marks are followed closely, hollow ones are bridged.
 * @param gap distance kept from the points, in their unit, so that a drawn line does not hide the mark
 */
export function outlineAround(points: readonly Point[], gap: number): Point[] {
  const middle = centroid(points);
  return Array.from({ length: DIRECTIONS }, (_, step) => {
    const angle = (2 * Math.PI * step) / DIRECTIONS;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    let reach = 0;
    for (const { x, y } of points) reach = Math.max(reach, (x - middle.x) * cos + (y - middle.y) * sin);
    return { x: middle.x + (reach + gap) * cos, y: middle.y + (reach + gap) * sin };
  });
}
