import { dayOf, type Schedule } from "./schedule.ts";
import { wallClock, zoneOffset } from "./zoneClock.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A 29 February is at most eight years away. */
const HORIZON = 9 * 366;

/**
 * The first instant after another at which a schedule is due, `null` when it never is.
 *
 * Where the clock is set forward, what was due in the missing hour runs as much later; where it is set back, once, at
 * the first of the two times. A schedule that is due in every hour follows real time instead.
 * @param after milliseconds since 1970, as is the answer
 */
export function nextRun(schedule: Schedule, after: number): number | null {
  const today = Math.floor(wallClock(after, schedule.timeZone) / DAY) * DAY;
  // The day before too: a missing hour at its end puts what was due there into this one.
  for (let midnight = today - DAY; midnight <= today + HORIZON * DAY; midnight += DAY) {
    if (!schedule.isDay(dayOf(midnight))) continue;
    const found = runsOf(schedule, midnight).find((instant) => instant > after);
    if (found !== undefined) return found;
  }
  return null;
}

/** The instants of one day, ascending. */
function runsOf({ minutes, timeZone }: Schedule, midnight: number): number[] {
  const before = zoneOffset(midnight - DAY, timeZone);
  const behind = zoneOffset(midnight + 2 * DAY, timeZone);
  const walls = minutes.map((minute) => midnight + minute * MINUTE);
  if (before === behind) return walls.map((wall) => wall - before);
  const isHourly = new Set(minutes.map((minute) => Math.floor(minute / 60))).size === 24;
  const runs = walls.flatMap((wall) => {
    const instants = [wall - before, wall - behind]
      .filter((instant) => wallClock(instant, timeZone) === wall)
      .toSorted((a, b) => a - b);
    if (isHourly) return instants;
    return instants.length === 0 ? [wall - before] : instants.slice(0, 1);
  });
  return runs.toSorted((a, b) => a - b);
}
