/** Part of the time that a trend shows, in milliseconds since 1970, both ends included. */
export interface TrendRange {
  /** The first instant that is shown. */
  readonly from: number;
  /** The last instant that is shown. */
  readonly to: number;
}

interface Dated {
  readonly time: number;
}

/** Indices of the first and the last of sorted points within a range; of all of them without a range that holds one. */
export function indicesWithin(
  points: readonly Dated[],
  range: TrendRange | null,
): { readonly start: number; readonly end: number } {
  const all = { start: 0, end: points.length - 1 };
  if (range === null || !(range.from <= range.to)) return all;
  const start = points.findIndex(({ time }) => time >= range.from);
  const end = points.findLastIndex(({ time }) => time <= range.to);
  return start === -1 || end < start ? all : { start, end };
}
