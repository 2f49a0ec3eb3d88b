import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Database } from "../../database/database.ts";
import { startDispatcher } from "../../events/dispatcher.ts";
import { Outbox } from "../../events/outbox.ts";
import type { Job } from "../messages.ts";
import { enqueueDueRuns, runJobs, startScheduler } from "./scheduler.ts";

const nightly: Job = { name: "nightly", id: "nightly", schedule: "0 3 * * *", timeZone: "UTC" };
const log: string[] = [];
let database: Database;
let outbox: Outbox;
let jobs: readonly Job[];

beforeEach(async () => {
  database = new Database(":memory:");
  outbox = new Outbox(database);
  jobs = [nightly];
  log.length = 0;
  // Makes the tables, as a start without functions would.
  await startScheduler({ ...options(), jobs: () => [] }).stop();
});

const options = () => ({ database, outbox, jobs: () => jobs, log: (line: string) => void log.push(line) });

/** Looks at the clock at a time; what came of it: when the next run is due. */
async function look(time: string): Promise<string | null> {
  const due = await enqueueDueRuns(options(), Date.parse(time));
  return due === null ? null : new Date(due).toISOString();
}

/** The times of the runs that wait, in their order. */
const waiting = (): string[] => outbox.unrouted().map(({ id }) => outbox.read(id).time.slice(0, 16));

/** Lets every run that waits be made. */
async function work(fail = false): Promise<void> {
  const dispatcher = startDispatcher({
    outbox,
    subscribers: {
      match: () => ["job"],
      deliver: () => (fail ? Promise.reject(new Error("no")) : Promise.resolve()),
    },
    log: () => undefined,
    retry: { attempts: 1, firstDelay: 1 },
  });
  await dispatcher.idle();
  await dispatcher.stop();
}

test("a job runs at each time that it is due, and not before", async () => {
  expect(await look("2026-01-01T12:00:00Z")).toBe("2026-01-02T03:00:00.000Z");
  expect(log).toEqual(["nightly runs next at 2026-01-02T03:00:00.000Z"]);
  expect(await look("2026-01-02T02:59:59Z")).toBe("2026-01-02T03:00:00.000Z");
  expect(waiting()).toEqual([]);
  expect(await look("2026-01-02T03:00:00Z")).toBe("2026-01-03T03:00:00.000Z");
  expect(await look("2026-01-02T03:00:01Z")).toBe("2026-01-03T03:00:00.000Z");
  expect(waiting()).toEqual(["2026-01-02T03:00"]);
});

test("a run that was missed while nothing ran is made up for once", async () => {
  await look("2026-01-01T12:00:00Z");
  expect(await look("2026-01-09T12:00:00Z")).toBe("2026-01-10T03:00:00.000Z");
  expect(waiting()).toEqual(["2026-01-02T03:00"]);
  expect(log.at(-1)).toBe("nightly was due at 2026-01-02T03:00:00.000Z: it runs now");
});

test("a schedule that has been changed counts from now on, one that is gone is forgotten", async () => {
  await look("2026-01-01T12:00:00Z");
  jobs = [{ ...nightly, schedule: "0 4 * * *" }];
  expect(await look("2026-01-05T12:00:00Z")).toBe("2026-01-06T04:00:00.000Z");
  jobs = [];
  expect(await look("2026-01-05T12:00:00Z")).toBeNull();
  jobs = [nightly];
  expect(await look("2026-02-01T12:00:00Z")).toBe("2026-02-02T03:00:00.000Z");
  expect(waiting()).toEqual([]);
});

test("a clock that had been years ahead keeps no job waiting", async () => {
  await look("2036-01-01T12:00:00Z");
  expect(await look("2026-01-01T12:00:00Z")).toBe("2026-01-02T03:00:00.000Z");
  await look("2026-01-02T03:00:00Z");
  expect(waiting()).toEqual(["2026-01-02T03:00"]);
});

test("the next of several jobs counts", async () => {
  jobs = [nightly, { name: "hourly", id: "hourly", schedule: "every 1 hours", timeZone: "UTC" }];
  expect(await look("2026-01-01T12:30:00Z")).toBe("2026-01-01T13:00:00.000Z");
});

test("runs that do not end do not pile up", async () => {
  for (let day = 1; day <= 5; day += 1) await look(`2026-01-0${day}T12:00:00Z`);
  expect(waiting()).toEqual(["2026-01-02T03:00", "2026-01-03T03:00"]);
  expect(log.at(-1)).toContain("left out");
  await work();
  await look("2026-01-06T12:00:00Z");
  expect(waiting()).toEqual(["2026-01-06T03:00"]);
});

test("the latest of runs that keep failing is shown", async () => {
  await look("2026-01-01T12:00:00Z");
  for (const day of [2, 3]) {
    await look(`2026-01-0${day}T12:00:00Z`);
    await work(true);
  }
  expect(outbox.parked()).toMatchObject([{ subject: "nightly", time: "2026-01-03T03:00:00.000000Z" }]);
  await look("2026-01-04T12:00:00Z");
  await work();
  expect(outbox.parked()).toEqual([]);
});

test("a job that is run at the start runs once beside its schedule, and not while an earlier run waits", async () => {
  await look("2026-01-01T12:00:00Z");
  await runJobs(database, outbox, jobs, Date.parse("2026-01-01T12:05:00Z"));
  await runJobs(database, outbox, jobs, Date.parse("2026-01-01T12:06:00Z"));
  expect(waiting()).toEqual(["2026-01-01T12:05"]);
  await work();
  expect(await look("2026-01-02T03:00:00Z")).toBe("2026-01-03T03:00:00.000Z");
  expect(waiting()).toEqual(["2026-01-02T03:00"]);
});

test("a run is said to be late when it is so by more than a minute", async () => {
  await look("2026-01-01T12:00:00Z");
  await look("2026-01-02T03:01:00Z");
  expect(log).toHaveLength(1);
  await look("2026-01-03T03:01:01Z");
  expect(log.at(-1)).toBe("nightly was due at 2026-01-03T03:00:00.000Z: it runs now");
});

describe("a scheduler that runs", () => {
  /** Lets a look at the clock, which writes to the database, come to its end. */
  async function pass(milliseconds: number): Promise<void> {
    vi.advanceTimersByTime(milliseconds);
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
  }

  async function start(time: string) {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.parse(time) });
    onTestFinished(() => void vi.useRealTimers());
    const scheduler = startScheduler(options());
    onTestFinished(() => scheduler.stop());
    await pass(0);
    return scheduler;
  }

  test("a scheduler makes a run in the moment in which it is due", async () => {
    await start("2026-01-02T02:59:50Z");
    await pass(9999);
    expect(waiting()).toEqual([]);
    await pass(1);
    expect(waiting()).toEqual(["2026-01-02T03:00"]);
    await pass(30_000);
    expect(waiting()).toHaveLength(1);
  });

  test("a scheduler looks at the clock every thirty seconds: it may have been set", async () => {
    await start("2026-01-01T12:00:00Z");
    vi.setSystemTime(Date.parse("2026-01-02T03:00:10Z"));
    await pass(29_999);
    expect(waiting()).toEqual([]);
    await pass(1);
    expect(waiting()).toEqual(["2026-01-02T03:00"]);
  });

  test("a scheduler that could not read its jobs says so, and looks again", async () => {
    await start("2026-01-02T02:59:55Z");
    const read = vi.spyOn(database, "transaction").mockRejectedValueOnce(new Error("disk I/O error"));
    await pass(5000);
    expect([waiting(), log.at(-1)]).toEqual([[], "the schedules could not be read: disk I/O error"]);
    read.mockRestore();
    await pass(30_000);
    expect(waiting()).toEqual(["2026-01-02T03:00"]);
  });

  test("a scheduler that is stopped makes no run any more, in the middle of a look neither", async () => {
    const scheduler = await start("2026-01-02T02:59:55Z");
    await scheduler.stop();
    await pass(3_600_000);
    expect(waiting()).toEqual([]);
    const other = startScheduler(options());
    const stopped = other.stop();
    await pass(0);
    await stopped;
    const runs = waiting().length;
    await pass(86_400_000);
    expect(waiting()).toHaveLength(runs);
  });

  test("a scheduler without jobs waits for some", async () => {
    jobs = [];
    await start("2026-01-02T02:00:00Z");
    jobs = [nightly];
    await pass(30_000);
    expect(log).toEqual(["nightly runs next at 2026-01-02T03:00:00.000Z"]);
  });
});
