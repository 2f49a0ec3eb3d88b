import { type ParisClock, parisClock } from "./parisClock.ts";

const DAY_MS = 86_400_000;

/** A calendar day, `yyyy-mm-dd`. */
export type IsoDay = string;

/** The calendar day of a point in time in Paris: `2026-11-21`. Years 1000 to 9999. */
export function isoDay(date: Date): IsoDay {
  const { year, month, day } = parisClock(date);
  return dayOf(Date.UTC(year, month - 1, day));
}

/** The year of a point in time in Paris. */
export function parisYear(date: Date): number {
  return parisClock(date).year;
}

/**
 * The first moment of a calendar day in Paris; undoes `isoDay`.
 * @returns null for what is no day of the calendar, such as `2026-02-30`
 */
export function parseIsoDay(day: string): Date | null {
  const midnight = utcMidnight(day);
  return midnight === null ? null : parisMidnight(midnight);
}

/** The first moment in Paris of the day of a point in time. */
export function dayStart(date: Date): Date {
  return parisMidnight(requiredMidnight(isoDay(date)));
}

/** A stretch of time: `from` is part of it, `before` is not. */
export interface TimeSpan {
  readonly from: Date;
  readonly before: Date;
}

/** The calendar month of a point in time in Paris, from its first moment to that of the next one. */
export function parisMonth(date: Date): TimeSpan {
  const { year, month } = parisClock(date);
  const firstOf = (index: number): Date => parisMidnight(Date.UTC(year, index, 1));
  return { from: firstOf(month - 1), before: firstOf(month) };
}

/**
 * The day that comes a number of days later, or earlier for a negative one. Clock changes make no difference.
 * @throws RangeError when `day` is no day of the calendar
 */
export function addDays(day: IsoDay, days: number): IsoDay {
  return dayOf(requiredMidnight(day) + days * DAY_MS);
}

/**
 * Number of days from one day to another: 1 from a day to the next, negative when `to` is earlier.
 * @throws RangeError when either is no day of the calendar
 */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (requiredMidnight(to) - requiredMidnight(from)) / DAY_MS;
}

function requiredMidnight(day: string): number {
  const midnight = utcMidnight(day);
  if (midnight === null) throw new RangeError(`Not a day: ${day}`);
  return midnight;
}

function utcMidnight(day: string): number | null {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/u.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Some runtimes read 30 February as 2 March.
  return Number.isNaN(time) || dayOf(time) !== day ? null : time;
}

function dayOf(time: number): IsoDay {
  return new Date(time).toISOString().slice(0, 10);
}

/** The moment at which a day of the calendar, given by its midnight in UTC, begins in Paris. */
function parisMidnight(midnight: number): Date {
  // A clock change near midnight needs a second look: the first one measures the offset on the wrong side of it.
  const guess = midnight - parisOffset(midnight);
  return new Date(midnight - parisOffset(guess));
}

/** Tells how far the clock of Paris is ahead of UTC, in milliseconds. */
function parisOffset(time: number): number {
  return wallTime(parisClock(new Date(time))) - time;
}

function wallTime({ year, month, day, hour, minute, second }: ParisClock): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
