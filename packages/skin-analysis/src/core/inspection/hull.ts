import type { Point } from "../geometry/point.ts";

/** Corners of an outline: enough for a mark of a few hundred pixels. */
const DIRECTIONS = 20;

/**
 * The convex outline of some points, kept at a distance from them: in each of 20 directions the point that lies
 * farthest that way, moved on by the gap. Hollow marks are bridged.
 * @param gap in the points' unit, so that a drawn line does not hide the mark
 */
export function outlineAround(points: readonly Point[], gap: number): Point[] {
  return Array.from({ length: DIRECTIONS }, (_, step) => {
    const angle = (2 * Math.PI * step) / DIRECTIONS;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let farthest: Point = { x: Number.NaN, y: Number.NaN };
    let reach = -Infinity;
    for (const point of points) {
      const along = point.x * dx + point.y * dy;
      if (along > reach) [reach, farthest] = [along, point];
    }
    return { x: farthest.x + gap * dx, y: farthest.y + gap * dy };
  });
}
