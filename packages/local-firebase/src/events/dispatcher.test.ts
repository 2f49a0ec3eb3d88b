import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Database } from "../database/database.ts";
import { type Subscribers, startDispatcher } from "./dispatcher.ts";
import { Outbox } from "./outbox.ts";

const root = "projects/p/databases/(default)/documents";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Lets everything happen that waits for no timer: the database writes once in each turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A dispatcher with the pauses of the product, and a function whose runs end when the test says so. */
function openDispatcher(match: Subscribers["match"] = () => ["f"]) {
  const database = new Database(":memory:");
  const outbox = new Outbox(database);
  /** Runs that have begun, `<document>#<n>`, in order. */
  const begun: string[] = [];
  const runs: { end(): void; fail(): void }[] = [];
  const log: string[] = [];
  const start = () => {
    const dispatcher = startDispatcher({
      outbox,
      log: (line) => void log.push(line),
      subscribers: {
        match,
        deliver: (_name, { subject, time }) =>
          new Promise((resolve, reject) => {
            begun.push(`${subject.split("/").at(-1)}#${Number(time.slice(-7, -1))}`);
            runs.push({ end: resolve, fail: () => reject(new Error("no")) });
          }),
      },
    });
    onTestFinished(async () => {
      for (const run of runs) run.end();
      await dispatcher.stop();
    });
    return dispatcher;
  };
  return {
    outbox,
    begun,
    runs,
    log,
    start,
    add: (...subjects: string[]) =>
      database.transaction(() => {
        for (const [place, id] of subjects.entries()) {
          const time = BigInt(place + 1);
          const after = { name: `${root}/c/${id}`, fields: {}, createTime: time, updateTime: time };
          outbox.enqueue({ kind: "firestore", time, change: { name: after.name, before: null, after } });
        }
      }),
  };
}

test("a delivery that fails is tried eight times with pauses that double, and is then parked", async () => {
  const { add, start, begun, runs, outbox, log } = openDispatcher();
  await add("a");
  start();
  const pauses = [500, 1000, 2000, 4000, 8000, 16_000, 32_000];
  for (const [failures, pause] of pauses.entries()) {
    await settle();
    expect(begun).toHaveLength(failures + 1);
    runs.at(-1)?.fail();
    await settle();
    vi.advanceTimersByTime(pause - 1);
    await settle();
    expect(begun).toHaveLength(failures + 1);
    vi.advanceTimersByTime(1);
  }
  await settle();
  expect([begun.length, outbox.counts()]).toEqual([8, { waiting: 1, parked: 0 }]);
  runs.at(-1)?.fail();
  await settle();
  expect(outbox.counts()).toEqual({ waiting: 0, parked: 1 });
  expect(log.at(-1)).toBe(`f failed for ${root}/c/a (attempt 8 of 8, parked): no`);
  vi.advanceTimersByTime(3_600_000);
  await settle();
  expect(begun).toHaveLength(8);
});

test("sixteen deliveries are under way at once, and the next begins when any of them has ended", async () => {
  const { add, start, begun, runs } = openDispatcher();
  await add(...Array.from({ length: 18 }, (_, place) => `d${place}`));
  start();
  await settle();
  expect(begun).toHaveLength(16);
  runs[7]?.end();
  await settle();
  expect(begun).toHaveLength(17);
  runs[3]?.fail();
  await settle();
  expect(begun).toHaveLength(18);
});

test("events of one document wait for each other, those of another one do not", async () => {
  const { add, start, begun, runs } = openDispatcher();
  await add("a", "a", "b");
  start();
  await settle();
  expect(begun).toEqual(["a#1", "b#3"]);
  runs[0]?.end();
  await settle();
  expect(begun).toEqual(["a#1", "b#3", "a#2"]);
});

test("a dispatcher is idle when the last delivery has ended, parked ones aside", async () => {
  const { add, start, runs } = openDispatcher();
  await add("a", "b");
  const dispatcher = start();
  let isIdle = false;
  void dispatcher.idle().then(() => (isIdle = true));
  await settle();
  runs[0]?.end();
  await settle();
  expect(isIdle).toBe(false);
  runs[1]?.end();
  await settle();
  expect(isIdle).toBe(true);
});

test("a stop waits for what is under way, begins nothing more, and leaves the rest to the next start", async () => {
  const { add, start, begun, runs, outbox } = openDispatcher();
  await add("a", "a", "b");
  const dispatcher = start();
  await settle();
  let hasStopped = false;
  const stopping = dispatcher.stop().then(() => (hasStopped = true));
  runs[0]?.end();
  await settle();
  expect(hasStopped).toBe(false);
  runs[1]?.fail();
  await stopping;
  await add("late");
  await settle();
  expect(begun).toEqual(["a#1", "b#3"]);
  // What failed while it was stopped counts as not tried.
  expect(outbox.pending().map(({ subject, attempts }) => [subject.at(-1), attempts])).toEqual([
    ["a", 0],
    ["b", 0],
  ]);
  start();
  await settle();
  expect(begun.slice(2).toSorted()).toEqual(["a#2", "b#3", "late#1"]);
});

test("a stop ends the pause after a failure at once", async () => {
  const { add, start, runs } = openDispatcher();
  await add("a");
  const dispatcher = start();
  await settle();
  runs[0]?.fail();
  await settle();
  await expect(dispatcher.stop()).resolves.toBeUndefined();
});

test("an event that triggers nothing goes, one that triggers two functions goes with the last of them", async () => {
  const { add, start, runs, outbox } = openDispatcher(({ subject }) =>
    subject.endsWith("/none") ? [] : ["f", "g"],
  );
  await add("none", "both");
  start();
  await settle();
  expect([runs.length, outbox.counts().waiting]).toEqual([2, 2]);
  const [event] = outbox.pending();
  runs[0]?.end();
  await settle();
  expect([outbox.counts().waiting, outbox.read(event!.event).subject.endsWith("/both")]).toEqual([1, true]);
  runs[1]?.end();
  await settle();
  expect(outbox.counts()).toEqual({ waiting: 0, parked: 0 });
  expect(() => outbox.read(event!.event)).toThrow("is gone");
});
