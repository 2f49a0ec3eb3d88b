/** A day as ISO 8601 writes it, `yyyy-mm-dd`: no time and no zone, so that it is the same day everywhere. */
export interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The last day of a month, 28 to 31. */
export function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The parts of an ISO day, or `undefined` for a text that is none, 30 February included. */
export function isoParts(text: string): DayParts | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const exists = year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
  return exists ? { year, month, day } : undefined;
}

/** The ISO day of its parts. */
export function isoDate({ year, month, day }: DayParts): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The first moment of a day, in UTC. */
export const utcOf = ({ year, month, day }: DayParts): Date => new Date(Date.UTC(year, month - 1, day));

/** A day of the browser's calendar as an ISO day. */
export function isoOfLocal(date: Date): string {
  return isoDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

/** An ISO day as a day of the browser's calendar, which the calendar widget counts in. */
export function localOfIso(text: string | undefined): Date | undefined {
  const parts = isoParts(text ?? "");
  return parts && new Date(parts.year, parts.month - 1, parts.day);
}
