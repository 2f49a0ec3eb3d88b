/** A day of the calendar, wherever on earth. */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** 0 = Sunday. */
  readonly weekday: number;
}

/** Days and minutes at which something runs, by the clock on the wall. */
export interface DailySchedule {
  /** Tells whether it runs on a day at all. */
  readonly isDay: (day: CalendarDay) => boolean;
  /** Minutes after midnight, ascending. */
  readonly minutes: readonly number[];
}

export interface Schedule extends DailySchedule {
  /** IANA name of the zone whose clock counts. */
  readonly timeZone: string;
}

const DAY = 86_400_000;

/** @param midnight the day as UTC milliseconds since 1970 */
export function dayOf(midnight: number): CalendarDay {
  const date = new Date(midnight);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** Days since 1970. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / DAY;
}
