/** A position in pixels; x grows to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Euclidean distance between two points, in their own unit. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance from a point to the nearest of some others, in their own unit; Infinity without any. */
export function distanceToNearest({ x, y }: Point, points: readonly Point[]): number {
  let nearest = Infinity;
  for (const point of points) nearest = Math.min(nearest, (point.x - x) ** 2 + (point.y - y) ** 2);
  return Math.sqrt(nearest);
}

/** Point at the fraction `t` of the way from `a` to `b`. */
export const lerp = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** Mean position of some points. */
export function centroid(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (const point of points) {
    x += point.x;
    y += point.y;
  }
  return { x: x / points.length, y: y / points.length };
}

/** The same outline, grown (`factor` > 1) or shrunk around its centroid. */
export function scaleAround(points: readonly Point[], factor: number): Point[] {
  const centre = centroid(points);
  return points.map((point) => lerp(centre, point, factor));
}

/** Unit vector perpendicular to the direction from `a` to `b`. */
export function unitNormal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}
