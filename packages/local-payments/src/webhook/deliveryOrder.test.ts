import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Bank } from "../bank/bank.ts";
import type { Event } from "../objects/event.ts";
import { openDatabase } from "../store/database.ts";
import { temporaryFolder } from "../testing/openTestBank.ts";
import { startWebhookDelivery } from "./deliverWebhooks.ts";

const URL = "http://127.0.0.1:1/webhook";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A bank with events, and a receiver whose answers come when the test gives them. */
function openDelivery() {
  const sqlite = openDatabase(temporaryFolder());
  // Nothing here is read again after a crash.
  sqlite.exec("PRAGMA synchronous = OFF");
  const bank = new Bank(sqlite);
  bank.settings.set("webhook", URL);
  /** Ids of what was sent, in order. */
  const sent: string[] = [];
  const open = new Map<string, (status: number) => void>();
  vi.stubGlobal("fetch", (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { id } = JSON.parse(body) as Event;
    sent.push(id);
    return new Promise<Response>((resolve, reject) => {
      open.set(id, (status) => resolve(new Response(null, { status })));
      signal.addEventListener("abort", () => reject(new Error("cut off")));
    });
  });
  const problems: unknown[] = [];
  const start = () => {
    const delivery = startWebhookDelivery(bank, "whsec", (problem) => void problems.push(problem));
    onTestFinished(() => delivery.stop());
    return delivery;
  };
  onTestFinished(() => sqlite.close());
  return {
    bank,
    sqlite,
    sent,
    problems,
    start,
    add: (...ids: string[]) => {
      for (const id of ids) bank.events.add({ id, type: "invoice.paid" } as Event, Date.now());
    },
    /** Answers what is under way, and waits until that is written down. */
    async answer(id: string, status = 200): Promise<void> {
      open.get(id)?.(status);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("four events at most are under way at once, and the next goes when one is answered, whichever", async () => {
  const { add, start, sent, answer } = openDelivery();
  add("a", "b", "c", "d", "e", "f");
  const delivery = start();
  delivery.wake();
  delivery.wake();
  expect(sent).toEqual(["a", "b", "c", "d"]);
  await answer("c");
  expect(sent).toEqual(["a", "b", "c", "d", "e"]);
  await answer("a");
  expect(sent).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("an event that is refused waits for its pause, each longer than the one before, and the last again and again", async () => {
  const { add, start, sent, answer, bank } = openDelivery();
  add("a");
  start().wake();
  const pauses = [500, 1000, 2000, 5000, 15_000, 60_000, 300_000, 1_800_000, 1_800_000];
  for (const [failures, pause] of pauses.entries()) {
    expect(sent).toHaveLength(failures + 1);
    await answer("a", 500);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(sent).toHaveLength(failures + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  await answer("a");
  expect([sent.length, bank.events.waiting()]).toEqual([pauses.length + 1, 0]);
});

test("an event that waits for its pause holds up no other, and none is sent twice", async () => {
  const { add, start, sent, answer, bank } = openDelivery();
  add("a");
  const delivery = start();
  delivery.wake();
  await answer("a", 500);
  add("b");
  delivery.wake();
  expect(sent).toEqual(["a", "b"]);
  await answer("b");
  await vi.advanceTimersByTimeAsync(500);
  await answer("a");
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([sent, bank.events.waiting()]).toEqual([["a", "b", "a"], 0]);
});

test("a stop counts no attempt of what is under way: the next start sends it at once", async () => {
  const { add, start, sent, bank } = openDelivery();
  add("a");
  const first = start();
  first.wake();
  await first.stop();
  first.wake();
  expect(bank.events.newest(1)).toMatchObject([{ attempts: 0, isWaiting: true }]);
  start().wake();
  expect(sent).toEqual(["a", "a"]);
});

test("a delivery is idle when nothing is under way or due, whatever waits for its pause", async () => {
  const { add, start, answer } = openDelivery();
  add("a", "b");
  const delivery = start();
  let isIdle = false;
  void delivery.idle().then(() => (isIdle = true));
  await answer("a");
  expect(isIdle).toBe(false);
  await answer("b", 500);
  expect(isIdle).toBe(true);
  isIdle = false;
  void delivery.idle().then(() => (isIdle = true));
  await answer("none");
  expect(isIdle).toBe(true);
});

test("events without an address are not sent, and nobody waits for them", async () => {
  const { add, start, sent, bank, sqlite } = openDelivery();
  sqlite.exec("DELETE FROM settings");
  add("a");
  await start().idle();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([sent, bank.events.waiting()]).toEqual([[], 1]);
});

test("an event whose delivery could not be written down is told of, and sent once more five seconds later", async () => {
  const { add, start, sent, answer, problems, sqlite, bank } = openDelivery();
  add("a");
  start().wake();
  sqlite.exec("PRAGMA query_only = ON");
  await answer("a");
  expect([problems.length, sent]).toEqual([1, ["a"]]);
  sqlite.exec("PRAGMA query_only = OFF");
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["a", "a"]);
  await answer("a");
  expect([problems.length, bank.events.waiting()]).toEqual([1, 0]);
});

test("a database that cannot be read is told of, and looked at again five seconds later", async () => {
  const { add, start, sent, problems, bank } = openDelivery();
  add("a");
  const due = vi.spyOn(bank.events, "due").mockImplementationOnce(() => {
    throw new Error("disk");
  });
  start().wake();
  expect([problems.length, sent]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual(["a"]);
  due.mockRestore();
});

test("an event that is sent again on request has all its pauses again", async () => {
  const { add, start, sent, answer, bank } = openDelivery();
  add("a");
  const delivery = start();
  delivery.wake();
  await answer("a", 500);
  await vi.advanceTimersByTimeAsync(500);
  await answer("a");
  bank.events.resend("a", Date.now());
  delivery.wake();
  await answer("a", 500);
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(4);
});
