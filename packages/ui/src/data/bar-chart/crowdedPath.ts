import type { BarPlace } from "./barLayout.ts";

/** Bars that still have a column each on a wide screen; more are drawn as one outline. */
export const MOST_COLUMNS = 120;
/** Columns of that outline at most: about one for every pixel. */
const COLUMNS = 600;

/**
 * SVG path of many bars, downsampled, in a box of 100 by 100: one column for each pixel, as high as the highest bar in it,
 * and as deep as the lowest.
 * @param zero place of the axis, from the foot of the box (0) to its top (1)
 */
export function crowdedPath(
  bars: readonly BarPlace[],
  series: keyof BarPlace,
  columns: number = COLUMNS,
  zero = 0,
): string {
  const count = Math.min(columns, bars.length);
  const heights = Array.from({ length: count }, () => 0);
  const depths = Array.from({ length: count }, () => 0);
  bars.forEach((bar, index) => {
    const column = Math.floor((index * count) / bars.length);
    heights[column] = Math.max(heights[column] ?? 0, bar[series] ?? 0);
    depths[column] = Math.min(depths[column] ?? 0, bar[series] ?? 0);
  });
  const width = 100 / count;
  const foot = print(100 * (1 - zero));
  const draw = (height: number, column: number): string =>
    height === 0
      ? ""
      : `M${print(column * width)} ${foot}v${print(-100 * height)}h${print(width)}v${print(100 * height)}z`;
  return heights.map((height, column) => draw(height, column) + draw(depths[column] ?? 0, column)).join("");
}

const print = (value: number): string => String(Number(value.toFixed(3)));
