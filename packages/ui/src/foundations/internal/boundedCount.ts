/**
 * A number of things to draw: a whole one from 0 to `most`. What a host multiplies by mistake (a page of a million rows) is
 * then no page that stands still.
 */
export function boundedCount(count: number, most: number): number {
  return Number.isNaN(count) ? 0 : Math.min(most, Math.max(0, Math.trunc(count)));
}
