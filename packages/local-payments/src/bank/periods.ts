import type { Recurring } from "../objects/catalog.ts";

/** Seconds of a day. */
export const DAY = 86_400;

/**
 * The same day and time some months later; the last day of the month where it has no such day. UTC, as Stripe reckons.
 * @param moment seconds since 1970
 */
export function addMonths(moment: number, months: number): number {
  const date = new Date(moment * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** Months of one period. */
export function monthsOf({ interval, interval_count: count }: Recurring): number {
  return interval === "year" ? 12 * count : count;
}

/**
 * Computes the end of the period that begins at `start`. Counted from the anchor, so that a subscription of the 31st is
 * renewed on the last day of February and on the 31st of March again.
 */
export function periodEnd(anchor: number, start: number, recurring: Recurring): number {
  const months = monthsOf(recurring);
  let count = 1;
  while (addMonths(anchor, months * count) <= start) count += 1;
  return addMonths(anchor, months * count);
}
