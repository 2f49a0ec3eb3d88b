import { dayNumber, type CalendarDay, type DailySchedule } from "./schedule.ts";
import { monthNamed, weekdayNamed } from "./scheduleNames.ts";

const MINUTES_PER_DAY = 24 * 60;
const ORDINALS = [
  ["1st", "first"],
  ["2nd", "second"],
  ["3rd", "third"],
  ["4th", "fourth"],
  ["5th", "fifth"],
];
const INTERVAL =
  /^every (\d{1,5}) (minutes?|mins?|hours?)(?: synchronized| from (\d{1,2}:\d\d) to (\d{1,2}:\d\d))?$/;
const DAYS = /^(?:(every) |([a-z0-9,]+) )?([a-z,]+|\d[\d,]*)(?: of ([a-z,]+))? (\d{1,2}:\d\d)$/;

/**
 * Reads a schedule in the words of App Engine's cron.yaml: `every 5 minutes`, `every 2 hours from 10:00 to 14:00`,
 * `every monday 09:00`, `1st,third mon,wed of march 17:00`, `1,15 of month 00:00`. Intervals count from midnight.
 * @throws Error that says what is wrong
 */
export function parseWords(text: string): DailySchedule {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, " ").replaceAll(/ ?, ?/g, ",");
  const interval = INTERVAL.exec(words);
  if (interval) {
    const [, count, unit = "", from, to] = interval;
    return parseInterval(Number(count) * (unit.startsWith("h") ? 60 : 1), from, to);
  }
  const [, every, ordinals, days = "", months = "month", time = ""] = DAYS.exec(words) ?? [];
  if (days === "" || (ordinals !== undefined && every !== undefined)) throw invalid(text);
  const isMonth = readList(months, "month", monthNamed, text);
  const minutes = [minuteOf(time)];
  if (/^\d/.test(days)) {
    if (every !== undefined || ordinals !== undefined) throw invalid(text);
    const isDate = readList(days, "", (word) => Number(word), text);
    return { minutes, isDay: ({ day, month }) => isDate(day) && isMonth(month) };
  }
  const isWeekday = readList(days, "day", weekdayNamed, text);
  const isWeek = readList(ordinals ?? "every", "every", ordinalNamed, text);
  const order = days === "day" ? ({ day }: CalendarDay) => day : ({ day }: CalendarDay) => Math.ceil(day / 7);
  return {
    minutes,
    isDay: (date) => isWeekday(date.weekday) && isMonth(date.month) && isWeek(order(date)),
  };
}

function parseInterval(length: number, from: string | undefined, to: string | undefined): DailySchedule {
  if (length < 1) throw new Error("an interval is at least a minute long");
  if (length > MINUTES_PER_DAY) {
    if (length % MINUTES_PER_DAY > 0) throw new Error("an interval beyond 24 hours is one of whole days");
    return { minutes: [0], isDay: (day) => dayNumber(day) % (length / MINUTES_PER_DAY) === 0 };
  }
  const start = from === undefined ? 0 : minuteOf(from);
  const end = to === undefined ? MINUTES_PER_DAY - 1 : minuteOf(to);
  const last = end < start ? end + MINUTES_PER_DAY : end;
  const minutes = new Set<number>();
  for (let minute = start; minute <= last; minute += length) minutes.add(minute % MINUTES_PER_DAY);
  return { minutes: [...minutes].toSorted((a, b) => a - b), isDay: () => true };
}

/** @param any word that stands for all of them */
function readList(
  list: string,
  any: string,
  read: (word: string) => number | null,
  text: string,
): (number: number) => boolean {
  if (list === any) return () => true;
  const numbers = list.split(",").map((word) => read(word));
  if (numbers.includes(null)) throw invalid(text);
  return (number) => numbers.includes(number);
}

function ordinalNamed(word: string): number | null {
  const index = ORDINALS.findIndex((names) => names.includes(word));
  return index < 0 ? null : index + 1;
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (hour > 23 || minute > 59) throw new Error(`"${time}" is not a time of the day`);
  return hour * 60 + minute;
}

function invalid(text: string): Error {
  return new Error(`"${text}" is not a schedule that is understood`);
}
