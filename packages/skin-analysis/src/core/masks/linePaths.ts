import { unitNormal, type Point } from "../geometry/point.ts";
import type { Size } from "../image/rgbImage.ts";
import type { Ring } from "./contours.ts";

/** Walks over connected pixels, nearest first, and remembers from where each was reached. */
function walk(pixels: ReadonlySet<number>, starts: readonly number[], width: number) {
  const cameFrom = new Map<number, number | undefined>(starts.map((start) => [start, undefined]));
  const order = [...starts];
  for (let head = 0; head < order.length; head++) {
    const pixel = order[head] ?? 0;
    // Straight neighbours first: a diagonal is taken only where there is no other way.
    for (const step of [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width]) {
      const next = pixel + step;
      if (!pixels.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, pixel);
      order.push(next);
    }
  }
  const wayTo = (end: number): number[] => {
    const way: number[] = [];
    for (let pixel: number | undefined = end; pixel !== undefined; pixel = cameFrom.get(pixel))
      way.push(pixel);
    return way;
  };
  return { last: order.at(-1) ?? 0, wayTo };
}

/**
 * The courses of a thin connected line: the longest way through its pixels, then each branch of at least a length.
 * @param line indices of its pixels, away from the raster's border
 * @param minBranch in pixels
 * @returns positions along each course
 */
export function linePaths(line: readonly number[], { width }: Size, minBranch: number): Point[][] {
  const [first] = line;
  if (first === undefined) return [];
  const pixels = new Set(line);
  const oneEnd = walk(pixels, [first], width).last;
  const along = walk(pixels, [oneEnd], width);
  const courses = [along.wayTo(along.last)];
  for (;;) {
    const off = walk(pixels, courses.flat(), width);
    const branch = off.wayTo(off.last);
    if (branch.length < minBranch) break;
    courses.push(branch);
  }
  return courses.map((course) => course.map((pixel) => ({ x: pixel % width, y: Math.trunc(pixel / width) })));
}

/** The outline of a band of an even width along a line. */
export function bandAround(line: readonly Point[], halfWidth: number): Ring {
  const beside = (side: 1 | -1): Point[] =>
    line.map((point, k) => {
      const normal = unitNormal(line[k - 1] ?? point, line[k + 1] ?? point);
      return { x: point.x + side * halfWidth * normal.x, y: point.y + side * halfWidth * normal.y };
    });
  return [...beside(1), ...beside(-1).reverse()];
}
