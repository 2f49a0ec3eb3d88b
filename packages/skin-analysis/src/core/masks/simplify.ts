import { distance, lerp, type Point } from "../geometry/point.ts";
import type { Ring } from "./contours.ts";

/** Distance of a point from the segment between two others. */
function offSegment(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const along = Math.min(length, Math.max(0, (point.x - from.x) * dx + (point.y - from.y) * dy));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

/**
 * A line with fewer points, none of the old ones farther from it than a tolerance; both ends stay.
 * Source: Douglas and Peucker 1973.
 * @param tolerance in the points' unit
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return [...line];
  let farthest = 0;
  let most = tolerance;
  for (let k = 1; k < line.length - 1; k++) {
    const off = offSegment(line[k] ?? from, from, to);
    if (off > most) [farthest, most] = [k, off];
  }
  if (farthest === 0) return [from, to];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)];
}

/** A closed outline with fewer points; nothing is left of one that is thinner than the tolerance. */
export function simplifyRing(ring: Ring, tolerance: number): Point[] {
  const start = ring[0];
  if (!start) return [];
  let opposite = 0;
  for (let k = 1; k < ring.length; k++) {
    if (distance(start, ring[k] ?? start) > distance(start, ring[opposite] ?? start)) opposite = k;
  }
  const there = simplifyLine(ring.slice(0, opposite + 1), tolerance);
  const back = simplifyLine([...ring.slice(opposite), start], tolerance);
  const simple = [...there.slice(0, -1), ...back.slice(0, -1)];
  return simple.length > 2 ? simple : [];
}

/** A closed outline without the steps of the raster that it was found on: each point halfway to its neighbours' middle. */
export const smoothRing = (ring: Ring): Point[] =>
  ring.map((point, k) => {
    const before = ring.at(k - 1) ?? point;
    const after = ring[(k + 1) % ring.length] ?? point;
    return lerp(point, lerp(before, after, 0.5), 0.5);
  });

/**
 * A closed outline with its corners cut, twice: landmarks are few, what they enclose has no corners.
 * Source: Chaikin 1974.
 */
export function roundCorners(ring: Ring, times = 2): Ring {
  if (times === 0) return ring;
  const cut = ring.flatMap((point, k) => {
    const next = ring[(k + 1) % ring.length] ?? point;
    return [lerp(point, next, 0.25), lerp(point, next, 0.75)];
  });
  return roundCorners(cut, times - 1);
}
