import type { DailySchedule } from "./schedule.ts";
import { monthNamed, weekdayNamed } from "./scheduleNames.ts";

interface Field {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly named?: (name: string) => number | null;
}

const MINUTE: Field = { name: "minute", from: 0, to: 59 };
const HOUR: Field = { name: "hour", from: 0, to: 23 };
const DAY: Field = { name: "day of the month", from: 1, to: 31 };
const MONTH: Field = { name: "month", from: 1, to: 12, named: monthNamed };
/** 7 is Sunday as 0 is. */
const WEEKDAY: Field = { name: "day of the week", from: 0, to: 7, named: weekdayNamed };

/**
 * Reads the five fields of crontab(5): lists, ranges, steps, English names of months and weekdays. When the day of the
 * month and that of the week are both restricted, either makes the day.
 * @throws Error that says what is wrong with which field
 */
export function parseCron(text: string): DailySchedule {
  const fields = text.trim().split(/\s+/);
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = fields;
  if (fields.length !== 5) throw new Error(`"${text}" has ${fields.length} fields instead of 5`);
  const minutes = parseField(minute, MINUTE);
  const hours = parseField(hour, HOUR);
  const days = new Set(parseField(day, DAY));
  const months = new Set(parseField(month, MONTH));
  const weekdays = new Set(parseField(weekday, WEEKDAY).map((number) => number % 7));
  const either = !day.startsWith("*") && !weekday.startsWith("*");
  return {
    minutes: hours.flatMap((h) => minutes.map((m) => h * 60 + m)),
    isDay: (date) => {
      const [byDate, byWeekday] = [days.has(date.day), weekdays.has(date.weekday)];
      return months.has(date.month) && (either ? byDate || byWeekday : byDate && byWeekday);
    },
  };
}

/** The numbers that a field allows, ascending. */
function parseField(text: string, field: Field): number[] {
  const allowed = new Set<number>();
  for (const part of text.split(",")) {
    const [, range = "", step] = /^([^/]+)(?:\/(\d{1,4}))?$/.exec(part) ?? [];
    const [first = "", last] = range === "*" ? [String(field.from), String(field.to)] : range.split(/-(.*)/s);
    const from = parseNumber(first, field);
    // A step behind a single number counts from there to the end, as Vixie's cron has it.
    const to = last === undefined ? (step === undefined ? from : field.to) : parseNumber(last, field);
    const stride = Number(step ?? 1);
    if (from === null || to === null || to < from || stride < 1) {
      throw new Error(`"${part}" is not a valid ${field.name}`);
    }
    for (let number = from; number <= to; number += stride) allowed.add(number);
  }
  return [...allowed].toSorted((a, b) => a - b);
}

function parseNumber(text: string, { from, to, named }: Field): number | null {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : (named?.(text) ?? null);
  return number !== null && number >= from && number <= to ? number : null;
}
