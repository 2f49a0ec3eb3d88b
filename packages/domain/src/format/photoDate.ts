import { formatDate, formatDateTime } from "./dateFormat.ts";
import type { FormatOptions } from "./formatOptions.ts";
import { isoDay } from "./isoDay.ts";

/**
 * The day of a photo, or of the diagnosis made from it, by which a person is told of it: "21 novembre 2026"; with its hour
 * where another one has the same day in Paris: "21 novembre 2026, 14 h 05".
 * @param all the moments of the photos that it is told apart from, its own among them or not
 */
export function formatPhotoDate(taken: Date, all: readonly Date[], options: FormatOptions = {}): string {
  const isShared = all.some(
    (other) => other.getTime() !== taken.getTime() && isoDay(other) === isoDay(taken),
  );
  return isShared ? formatDateTime(taken, options) : formatDate(taken, options);
}
