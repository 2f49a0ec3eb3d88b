import type { BarPlace } from "./barLayout.ts";

/** Bars that still have a column each on a wide screen; more are drawn as one outline. */
export const MOST_COLUMNS = 120;
/** Columns of that outline at most: about one for every pixel. */
const COLUMNS = 600;

/** SVG path of many bars, downsampled, in a box of 100 by 100: one column for each pixel, as high as the highest bar in it. */
export function crowdedPath(
  bars: readonly BarPlace[],
  series: keyof BarPlace,
  columns: number = COLUMNS,
): string {
  const count = Math.min(columns, bars.length);
  const heights = Array.from({ length: count }, () => 0);
  bars.forEach((bar, index) => {
    const column = Math.floor((index * count) / bars.length);
    heights[column] = Math.max(heights[column] ?? 0, bar[series] ?? 0);
  });
  const width = 100 / count;
  return heights
    .map((height, column) =>
      height === 0
        ? ""
        : `M${print(column * width)} 100v${print(-100 * height)}h${print(width)}v${print(100 * height)}z`,
    )
    .join("");
}

const print = (value: number): string => String(Number(value.toFixed(3)));
