import { parseCron } from "./cronSchedule.ts";
import { nextRun } from "./nextRun.ts";
import type { Schedule } from "./schedule.ts";
import { parseWords } from "./wordSchedule.ts";

const OF_WORDS = /^\s*every\b|:\d\d\s*$/i;

/**
 * Reads a schedule as Cloud Scheduler takes it: five cron fields, or App Engine's words.
 * @param timeZone IANA name
 * @throws Error that says what is wrong
 */
export function parseSchedule(text: string, timeZone: string): Schedule {
  const schedule = { ...(OF_WORDS.test(text) ? parseWords(text) : parseCron(text)), timeZone };
  let next: number | null;
  try {
    next = nextRun(schedule, 0);
  } catch {
    throw new Error(`"${timeZone}" is not a time zone`);
  }
  if (next === null) throw new Error(`"${text}" names a day that never comes`);
  return schedule;
}
