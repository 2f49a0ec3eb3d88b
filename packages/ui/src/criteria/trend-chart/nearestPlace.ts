import type { TrendPlace } from "./trendLayout.ts";

/** Index of the point that is nearest to a place from the left, among points in the order of time. */
export function nearestPlace(points: readonly TrendPlace[], x: number): number {
  let [low, high] = [0, points.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.x ?? 0) <= x) low = middle;
    else high = middle;
  }
  return x - (points[low]?.x ?? 0) <= (points[high]?.x ?? 0) - x ? low : high;
}
