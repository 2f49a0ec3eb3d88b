/** Below this many, sorting everything is faster than keeping the first ones. */
const SMALL = 1000;

/**
 * The first `count` items in an order; items that compare as equal keep their places to each other. A small part of
 * many is found without sorting all of them.
 * @param items may be sorted in place
 * @param count from 0, or `Infinity` for all
 */
export function firstInOrder<T>(items: T[], compare: (a: T, b: T) => number, count: number): T[] {
  if (items.length < SMALL || count * 4 > items.length) return items.sort(compare).slice(0, count);
  let best = items.slice(0, count).sort(compare);
  const kept = best.length;
  const bufferSize = Math.max(2 * kept, SMALL);
  let worst = best.at(-1);
  for (let index = kept; index < items.length && worst !== undefined; index++) {
    const item = items[index];
    if (item === undefined || compare(item, worst) >= 0) continue;
    best.push(item);
    if (best.length < bufferSize) continue;
    best = best.sort(compare).slice(0, kept);
    worst = best.at(-1);
  }
  return best.sort(compare).slice(0, kept);
}
