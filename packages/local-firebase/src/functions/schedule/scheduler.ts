import type { Database } from "../../database/database.ts";
import type { Outbox } from "../../events/outbox.ts";
import type { Job } from "../messages.ts";
import { nextRun } from "./nextRun.ts";
import { parseSchedule } from "./parseSchedule.ts";

const steps = [
  // `due` is milliseconds since 1970.
  "CREATE TABLE scheduled_jobs (id TEXT PRIMARY KEY, schedule TEXT NOT NULL, due INTEGER NOT NULL) STRICT",
];

export interface SchedulerOptions {
  readonly database: Database;
  readonly outbox: Outbox;
  /** The jobs of the functions as they are loaded now. */
  readonly jobs: () => readonly Job[];
  readonly log: (line: string) => void;
}

export interface Scheduler {
  /** Makes no run any more; resolves when none is being written. */
  stop(): Promise<void>;
}

/** The clock may be set, and a machine may sleep: the longest time without a look at it, milliseconds. */
const LONGEST_WAIT = 30_000;
/** A run that is later than this is worth a line in the log, milliseconds. */
const LATE = 60_000;
/** Runs of a job that may be unfinished at once: one under way, one that waits. */
const UNFINISHED = 2;

/**
 * Puts a run into the outbox whenever a job is due, in the transaction that notes when it is due next: each is made at
 * least once, also by the process after this one. What was missed while nothing ran is made up for by one run.
 */
export function startScheduler(options: SchedulerOptions): Scheduler {
  options.database.migrate("scheduler", steps);
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  async function look(): Promise<void> {
    let next: number | null = null;
    try {
      next = await enqueueDueRuns(options, Date.now());
    } catch (error) {
      options.log(
        `the schedules could not be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    if (stopped) return;
    const wait = Math.min(Math.max((next ?? Number.POSITIVE_INFINITY) - Date.now(), 0), LONGEST_WAIT);
    timer = setTimeout(() => (looking = look()), wait);
    timer.unref();
  }

  let looking = look();
  return {
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await looking;
    },
  };
}

/** Makes one run of each job now, whatever its schedule; none of a job whose earlier runs have not ended. */
export function runJobs(
  database: Database,
  outbox: Outbox,
  jobs: readonly Pick<Job, "id">[],
  now: number = Date.now(),
): Promise<void> {
  return database.transaction(() => {
    for (const { id } of jobs) {
      if (outbox.unfinished(id) > 0) continue;
      outbox.enqueue({ kind: "schedule", time: BigInt(now) * 1000n, job: id });
    }
  });
}

/**
 * One look at the clock.
 * @param now milliseconds since 1970
 * @returns when the next job is due, milliseconds since 1970; `null` without jobs
 */
export function enqueueDueRuns(
  { database, outbox, jobs, log }: SchedulerOptions,
  now: number,
): Promise<number | null> {
  const { sqlite } = database;
  return database.transaction(() => {
    const known = new Map(
      sqlite
        .prepare("SELECT id, schedule, due FROM scheduled_jobs")
        .all()
        .map((row) => [String(row["id"]), { schedule: row["schedule"], due: Number(row["due"]) }]),
    );
    const save = sqlite.prepare("INSERT OR REPLACE INTO scheduled_jobs VALUES (?, ?, ?)");
    let earliest: number | null = null;
    for (const { id, schedule, timeZone } of jobs()) {
      const text = `${schedule} (${timeZone})`;
      const before = known.get(id);
      known.delete(id);
      const due = before?.schedule === text ? before.due : null;
      const next = nextRun(parseSchedule(schedule, timeZone), now);
      // A schedule without a next run has been refused when it was loaded.
      if (next === null) continue;
      if (due !== null && due <= now) makeRun(id, due);
      if (due === null) log(`${id} runs next at ${new Date(next).toISOString()}`);
      // Also when the clock had been ahead: a job must not wait for a year that was never reached.
      if (due !== next) save.run(id, text, next);
      earliest = Math.min(earliest ?? next, next);
    }
    for (const id of known.keys()) sqlite.prepare("DELETE FROM scheduled_jobs WHERE id = ?").run(id);
    return earliest;
  });

  function makeRun(job: string, due: number): void {
    const time = new Date(due).toISOString();
    if (outbox.unfinished(job) >= UNFINISHED) {
      log(`${job}: the run of ${time} is left out, earlier ones have not ended`);
      return;
    }
    if (now - due > LATE) log(`${job} was due at ${time}: it runs now`);
    // Its success is what counts of a job, and the latest failure: earlier ones would pile up.
    outbox.forgetParked(job);
    outbox.enqueue({ kind: "schedule", time: BigInt(due) * 1000n, job });
  }
}
