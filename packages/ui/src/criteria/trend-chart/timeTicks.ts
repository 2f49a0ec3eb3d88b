import { dateWords } from "../../foundations/internal/dateWords.ts";
import { dateFormat } from "../../foundations/internal/format.ts";

/** A day of the calendar; months from 1. */
interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY = 86_400_000;

/** The wall clock of an instant in a time zone, as milliseconds since 1970 on that clock. */
function wallClock(instant: number, timeZone: string): number {
  const parts = dateFormat("en-GB", {
    timeZone,
    calendar: "gregory",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (type: string): number => Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** The day on which an instant falls in a time zone. */
export function calendarDay(instant: number, timeZone: string): CalendarDay {
  const clock = new Date(wallClock(instant, timeZone));
  return { year: clock.getUTCFullYear(), month: clock.getUTCMonth() + 1, day: clock.getUTCDate() };
}

/** The instant at which a day begins in a time zone. Days and months may overflow: month 13 is next January. */
export function startOfDay({ year, month, day }: CalendarDay, timeZone: string): number {
  const clock = Date.UTC(year, month - 1, day);
  // The offset is that of the first guess, corrected once: a day may begin under another offset than noon UTC.
  const guess = clock - (wallClock(clock, timeZone) - clock);
  return guess - (wallClock(guess, timeZone) - clock);
}

export type TickUnit = "day" | "month" | "year";

export interface TimeTick {
  /** An instant, in milliseconds since 1970. */
  readonly time: number;
  readonly unit: TickUnit;
}

/** Steps from the finest to the coarsest, and about how many days each spans. */
const steps: readonly { readonly unit: TickUnit; readonly size: number; readonly days: number }[] = [
  { unit: "day", size: 1, days: 1 },
  { unit: "day", size: 2, days: 2 },
  { unit: "day", size: 7, days: 7 },
  { unit: "day", size: 14, days: 14 },
  { unit: "month", size: 1, days: 30.4 },
  { unit: "month", size: 2, days: 60.9 },
  { unit: "month", size: 3, days: 91.3 },
  { unit: "month", size: 6, days: 182.6 },
  { unit: "year", size: 1, days: 365.25 },
  { unit: "year", size: 2, days: 730.5 },
  { unit: "year", size: 5, days: 1826.25 },
  ...[10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map(
    (size) => ({ unit: "year", size, days: size * 365.25 }) as const,
  ),
];

/** The days at which a step falls: every so many days from the first, months and years on round numbers. */
function dayAt(first: CalendarDay, unit: TickUnit, size: number, index: number): CalendarDay {
  if (unit === "day") return { ...first, day: first.day + index * size };
  if (unit === "month") {
    return {
      year: first.year,
      month: Math.floor((first.month - 1) / size) * size + 1 + index * size,
      day: 1,
    };
  }
  return { year: Math.floor(first.year / size) * size + index * size, month: 1, day: 1 };
}

/**
 * Beginnings of days, months or years between two instants, at most `max` (5 by default), the finest step that
 * keeps to it. A single day has its own beginning.
 */
export function timeTicks(from: number, to: number, timeZone: string, max = 5): TimeTick[] {
  const first = calendarDay(from, timeZone);
  const days = (to - from) / DAY;
  const step = steps.find((candidate) => days / candidate.days <= max - 1) ?? steps.at(-1);
  if (!step) return [];
  const ticks: TimeTick[] = [];
  for (let index = 0; ticks.length < max; index += 1) {
    const time = startOfDay(dayAt(first, step.unit, step.size, index), timeZone);
    if (time > to) break;
    if (time >= from) ticks.push({ time, unit: step.unit });
  }
  return ticks;
}

/** The words of a tick: « 12 juin », « juin », « 2026 »; the year is added where it changes. */
export function tickLabel(
  tick: TimeTick,
  previous: TimeTick | undefined,
  locale: string,
  timeZone: string,
): string {
  const { time, unit } = tick;
  if (unit === "year") return dateFormat(locale, { timeZone, year: "numeric" }).format(time);
  const newYear =
    previous !== undefined && calendarDay(previous.time, timeZone).year !== calendarDay(time, timeZone).year;
  const year = newYear || (previous === undefined && unit === "month") ? ({ year: "numeric" } as const) : {};
  return unit === "month"
    ? dateWords(locale, time, { timeZone, month: "short", ...year })
    : dateWords(locale, time, { timeZone, day: "numeric", month: "short", ...year });
}
