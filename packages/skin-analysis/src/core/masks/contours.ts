import type { Point } from "../geometry/point.ts";
import type { Size } from "../image/rgbImage.ts";

/** A closed outline; the last point is joined to the first one. */
export type Ring = readonly Point[];

/** The sides of a square of four samples, in the order of the table below. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];

/**
 * From which side to which the outline crosses a square, the inside on its left, for each set of corners that are
 * inside: top left 1, top right 2, bottom right 4, bottom left 8. The two saddles (5 and 10) are drawn apart.
 */
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
];

/** The samples of a square, clockwise from the top left. */
type Corners = readonly [number, number, number, number];

/** Crossing of a side, between the two samples at its ends. */
interface Crossing {
  readonly at: Point;
  /** The next side along the outline. */
  next: number;
}

/**
 * The outlines of what lies above a level, by marching squares; holes are rings of their own. Beyond the raster there
 * is nothing, so that every outline closes.
 * Source: Lorensen and Cline 1987, in two dimensions.
 * @param level above 0
 * @returns rings in pixel indices of the plane, in raster order
 */
export function contoursAbove(plane: Float32Array, { width, height }: Size, level: number): Ring[] {
  const columns = width + 2;
  const valueAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (plane[y * width + x] ?? 0);
  // A side's number: twice its upper or left sample, counted from the row and column beyond the raster.
  const sideOf = (x: number, y: number, upright: number): number => 2 * ((y + 1) * columns + x + 1) + upright;
  const between = (one: number, other: number): number => (level - one) / (other - one);
  const crossingAt = (x: number, y: number, side: number, corners: Corners): Point => {
    const [topLeft, topRight, bottomRight, bottomLeft] = corners;
    if (side === TOP) return { x: x + between(topLeft, topRight), y };
    if (side === RIGHT) return { x: x + 1, y: y + between(topRight, bottomRight) };
    if (side === BOTTOM) return { x: x + between(bottomLeft, bottomRight), y: y + 1 };
    return { x, y: y + between(topLeft, bottomLeft) };
  };
  const crossings = new Map<number, Crossing>();

  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const inside =
        (valueAt(x, y) > level ? 1 : 0) |
        (valueAt(x + 1, y) > level ? 2 : 0) |
        (valueAt(x + 1, y + 1) > level ? 4 : 0) |
        (valueAt(x, y + 1) > level ? 8 : 0);
      if (inside === 0 || inside === 15) continue;
      const corners: Corners = [valueAt(x, y), valueAt(x + 1, y), valueAt(x + 1, y + 1), valueAt(x, y + 1)];
      const sides = [sideOf(x, y, 0), sideOf(x + 1, y, 1), sideOf(x, y + 1, 0), sideOf(x, y, 1)] as const;
      for (const [from, to] of CROSSINGS[inside] ?? []) {
        crossings.set(sides[from] ?? 0, { at: crossingAt(x, y, from, corners), next: sides[to] ?? 0 });
      }
    }
  }
  return joinCrossings(crossings);
}

/** Follows each outline round until it closes. */
function joinCrossings(crossings: Map<number, Crossing>): Ring[] {
  const rings: Ring[] = [];
  for (const start of crossings.keys()) {
    const ring: Point[] = [];
    let side = start;
    for (let crossing = crossings.get(side); crossing; crossing = crossings.get(side)) {
      ring.push(crossing.at);
      crossings.delete(side);
      side = crossing.next;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
