/** Five numbers that describe a distribution. */
export interface Summary {
  readonly count: number;
  readonly min: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly max: number;
}

/**
 * The value at a share of the sorted values, interpolated between neighbours (Hyndman and Fan's type 7).
 * @param share 0 for the smallest, 1 for the largest
 * @returns NaN when there is none
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** Describes some values; every figure but the count is NaN when there is none. */
export const summarise = (values: readonly number[]): Summary => ({
  count: values.length,
  min: quantile(values, 0),
  lowerQuartile: quantile(values, 0.25),
  median: quantile(values, 0.5),
  upperQuartile: quantile(values, 0.75),
  max: quantile(values, 1),
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's r of pairs; NaN for fewer than three pairs or when one side never varies. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  if (pairs.length < 3) return Number.NaN;
  const meanX = mean(pairs.map(([x]) => x));
  const meanY = mean(pairs.map(([, y]) => y));
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (const [x, y] of pairs) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : Number.NaN;
}

/** Share of the values that fulfil a condition, 0 to 1; NaN when there is none. */
export const shareOf = <Value>(values: readonly Value[], holds: (value: Value) => boolean): number =>
  values.length === 0 ? Number.NaN : values.filter(holds).length / values.length;

/** Tells how often each of some words occurs, the most frequent first. */
export function countWords(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
}

/** Some of the items, spread evenly over all of them and in their order. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (count >= items.length) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
