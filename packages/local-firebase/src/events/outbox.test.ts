import { afterEach, describe, expect, test } from "vitest";
import { Database } from "../database/database.ts";
import { type Problem, Problems } from "../problems/problem.ts";
import type { BackendEvent } from "./backendEvent.ts";
import { startDispatcher, type Dispatcher, type Subscribers } from "./dispatcher.ts";
import { Outbox } from "./outbox.ts";

const root = "projects/p/databases/(default)/documents";
const dispatchers: Dispatcher[] = [];

afterEach(async () => {
  for (const dispatcher of dispatchers.splice(0)) await dispatcher.stop();
});

function created(path: string, time: bigint): BackendEvent {
  const after = { name: `${root}/${path}`, fields: {}, createTime: time, updateTime: time };
  return { kind: "firestore", time, change: { name: after.name, before: null, after } };
}

const told: Problem[] = [];
const problems = new Problems((problem) => told.push(problem));

function dispatch(outbox: Outbox, subscribers: Subscribers, log: string[] = [], firstDelay = 1): Dispatcher {
  const retry = { attempts: 3, firstDelay };
  const dispatcher = startDispatcher({
    outbox,
    subscribers,
    log: (line) => log.push(line),
    problems,
    retry,
  });
  dispatchers.push(dispatcher);
  return dispatcher;
}

/** Runs `deliver` for every event and notes `<function> <document> <time>`. */
function recording(
  handled: string[],
  fail: (name: string, subject: string) => boolean = () => false,
): Subscribers {
  return {
    match: () => ["a"],
    async deliver(name, event) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (fail(name, event.subject)) throw new Error("no");
      handled.push(`${name} ${event.subject.slice(root.length + 1)} ${event.time.slice(-4)}`);
    },
  };
}

describe("the outbox", () => {
  test("the outbox keeps the events of committed changes only", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const handled: string[] = [];
    const dispatcher = dispatch(outbox, recording(handled));
    await database.transaction(() => outbox.enqueue(created("c/kept", 1n)));
    const undone = database.transaction(() => {
      outbox.enqueue(created("c/undone", 2n));
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    await dispatcher.idle();
    expect(handled).toEqual(["a c/kept 001Z"]);
    expect(outbox.unrouted()).toEqual([]);
    expect(outbox.pending()).toEqual([]);
  });

  test("the outbox delivers the events of one document in order, a failed one before those behind it", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const handled: string[] = [];
    let failures = 2;
    const dispatcher = dispatch(
      outbox,
      recording(handled, (_name, subject) => subject.endsWith("c/x") && failures-- > 0),
    );
    await database.transaction(() => {
      for (const time of [1n, 2n, 3n]) outbox.enqueue(created("c/x", time));
      outbox.enqueue(created("c/y", 4n));
    });
    await dispatcher.idle();
    expect(handled.filter((line) => line.includes("c/x"))).toEqual([
      "a c/x 001Z",
      "a c/x 002Z",
      "a c/x 003Z",
    ]);
    expect(handled[0]).toBe("a c/y 004Z");
  });

  test("the outbox parks what keeps failing, says so, and goes on; on request it is tried again", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const [handled, log]: [string[], string[]] = [[], []];
    let broken = true;
    const subscribers = recording(handled, (_name, subject) => broken && subject.endsWith("bad"));
    const dispatcher = dispatch(outbox, subscribers, log);
    await database.transaction(() => {
      outbox.enqueue(created("c/bad", 1n));
      outbox.enqueue(created("c/good", 2n));
    });
    await dispatcher.idle();
    expect(handled).toEqual(["a c/good 002Z"]);
    expect(log.at(-1)).toContain("parked");
    expect(told).toMatchObject([{ code: "EVENT_PARKED", details: { functionName: "a" } }]);
    expect(outbox.parked()).toMatchObject([{ functionName: "a", attempts: 3, error: "no" }]);
    await dispatcher.stop();
    broken = false;
    await outbox.retryParked();
    await dispatch(outbox, subscribers).idle();
    expect(handled).toEqual(["a c/good 002Z", "a c/bad 001Z"]);
    expect(outbox.parked()).toEqual([]);
  });

  test("the outbox gives a parked delivery one attempt more at a start, and parks it again when that fails", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const handled: string[] = [];
    let failures = 3 + 1;
    const subscribers = recording(handled, () => failures-- > 0);
    const first = dispatch(outbox, subscribers);
    await database.transaction(() => outbox.enqueue(created("c/x", 1n)));
    await first.idle();
    await first.stop();
    for (const [parked, seen] of [
      [1, []],
      [0, ["a c/x 001Z"]],
    ] as const) {
      await outbox.retryParked(2);
      const next = dispatch(outbox, subscribers);
      await next.idle();
      await next.stop();
      expect([outbox.parked().length, handled]).toEqual([parked, seen]);
    }
  });

  test("the outbox gives what is tried again all its attempts, not only one more", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const handled: string[] = [];
    let failures = 3 + 2;
    const subscribers = recording(handled, () => failures-- > 0);
    const first = dispatch(outbox, subscribers);
    await database.transaction(() => outbox.enqueue(created("c/x", 1n)));
    await first.idle();
    await first.stop();
    expect(outbox.parked()).toHaveLength(1);
    await outbox.retryParked();
    await dispatch(outbox, subscribers).idle();
    expect(handled).toEqual(["a c/x 001Z"]);
  });

  test("the outbox retries only the function that failed", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const handled: string[] = [];
    let failures = 1;
    const subscribers = recording(handled, (name) => name === "b" && failures-- > 0);
    const dispatcher = dispatch(outbox, { ...subscribers, match: () => ["a", "b"] });
    await database.transaction(() => outbox.enqueue(created("c/x", 1n)));
    await dispatcher.idle();
    expect(handled.toSorted()).toEqual(["a c/x 001Z", "b c/x 001Z"]);
  });

  test("the outbox goes on when its file could not be written for a while", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const [handled, log]: [string[], string[]] = [[], []];
    const subscribers: Subscribers = {
      match: () => ["a"],
      async deliver(_name, event) {
        handled.push(event.subject);
        // The first three times, neither the success nor the failure can be noted.
        database.sqlite.exec(`PRAGMA query_only = ${handled.length < 4 ? "ON" : "OFF"}`);
      },
    };
    const dispatcher = dispatch(outbox, subscribers, log);
    await database.transaction(() => outbox.enqueue(created("c/x", 1n)));
    await dispatcher.idle();
    expect(handled).toHaveLength(4);
    expect(log.join()).toContain("could not be noted");
    expect([outbox.pending(), outbox.parked(), outbox.unrouted()]).toEqual([[], [], []]);
  });

  test("the outbox finds its way again when events could not be routed", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const [handled, log]: [string[], string[]] = [[], []];
    let looks = 0;
    const subscribers: Subscribers = {
      ...recording(handled),
      match() {
        looks += 1;
        database.sqlite.exec(`PRAGMA query_only = ${looks < 2 ? "ON" : "OFF"}`);
        return ["a"];
      },
    };
    const dispatcher = dispatch(outbox, subscribers, log);
    await database.transaction(() => outbox.enqueue(created("c/x", 1n)));
    await dispatcher.idle();
    await expect.poll(() => handled, { timeout: 5000 }).toEqual(["a c/x 001Z"]);
    expect(log.join()).toContain("event routing failed");
  });

  test("the outbox hands events over to the next process when it stops in between", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const handled: string[] = [];
    const first = dispatch(
      outbox,
      recording(handled, () => true),
      [],
      60_000,
    );
    await database.transaction(() => outbox.enqueue(created("c/x", 1n)));
    await expect.poll(() => outbox.pending()[0]?.attempts).toBe(1);
    await first.stop();
    await dispatch(new Outbox(database), recording(handled)).idle();
    expect(handled).toEqual(["a c/x 001Z"]);
  });

  test("the outbox counts the attempts of before a restart: a delivery is parked after all of them together", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    let calls = 0;
    const subscribers = recording([], () => {
      calls += 1;
      return true;
    });
    const first = dispatch(outbox, subscribers, [], 60_000);
    await database.transaction(() => outbox.enqueue(created("c/x", 1n)));
    await expect.poll(() => outbox.pending()[0]?.attempts).toBe(1);
    await first.stop();
    const restarted = new Outbox(database);
    await dispatch(restarted, subscribers).idle();
    expect(calls).toBe(3);
    expect(restarted.parked()).toMatchObject([{ attempts: 3 }]);
  });

  test("the outbox takes a write that changes nothing for no event", async () => {
    const database = new Database(":memory:");
    const outbox = new Outbox(database);
    const document = { name: `${root}/c/x`, fields: {}, createTime: 1n, updateTime: 1n };
    await database.transaction(() =>
      outbox.enqueue({
        kind: "firestore",
        time: 2n,
        change: { name: document.name, before: document, after: document },
      }),
    );
    expect(outbox.unrouted()).toEqual([]);
  });
});
