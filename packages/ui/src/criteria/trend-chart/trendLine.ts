import type { TrendPlace } from "./trendLayout.ts";

/** Columns that a line is drawn in at most: about one for every pixel of a wide plot. */
const COLUMNS = 800;

const print = (ratio: number): string => String(Number((ratio * 100).toFixed(2)));

/** SVG path through the measured points, interrupted where nothing was measured. */
export function trendPath(points: readonly TrendPlace[]): string {
  let pen = "M";
  let path = "";
  for (const { x, y } of points) {
    if (y === null) {
      pen = "M";
      continue;
    }
    path += `${pen}${print(x)} ${print(1 - y)}`;
    pen = "L";
  }
  return path;
}

/** The first, the lowest, the highest and the last of a run of points, in the order in which they stand. */
function outline(run: readonly TrendPlace[]): TrendPlace[] {
  let [low, high] = [0, 0];
  run.forEach(({ y }, index) => {
    if ((y ?? 0) < (run[low]?.y ?? 0)) low = index;
    if ((y ?? 0) > (run[high]?.y ?? 0)) high = index;
  });
  const kept = new Set([0, low, high, run.length - 1]);
  return run.filter((_, index) => kept.has(index));
}

/**
 * Downsamples a line: leaves out the points of a line that no screen can show: of each column one pixel wide its first, lowest, highest and
 * last point stay, and one gap where something was not measured. The drawing is the same, whatever the number of points.
 */
export function thinLine(points: readonly TrendPlace[], columns = COLUMNS): readonly TrendPlace[] {
  if (points.length <= columns) return points;
  const kept: TrendPlace[] = [];
  let run: TrendPlace[] = [];
  let column = -1;
  let gapColumn = -1;
  const flush = (): void => {
    if (run.length > 0) kept.push(...outline(run));
    run = [];
  };
  for (const point of points) {
    const own = Math.floor(point.x * columns);
    if (own !== column) {
      flush();
      column = own;
    }
    if (point.y !== null) run.push(point);
    else if (gapColumn !== own) {
      flush();
      kept.push(point);
      gapColumn = own;
    }
  }
  flush();
  return kept;
}
