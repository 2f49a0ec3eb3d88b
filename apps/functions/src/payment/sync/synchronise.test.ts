import { documentPaths } from "@carnation/product/path";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryFirestore } from "../../testing/memoryFirestore.ts";
import { isRemembered, rememberEvent, synchronise } from "./synchronise.ts";

const NOW = new Date("2026-11-29T12:00:00Z");
const DAY_MS = 86_400_000;
const event = { id: "evt_1", type: "customer.updated" };
const KEPT = "kept/cus_1";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  // No pause before the next attempt.
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An object of the provider, which is fetched as `fetch` says and stored as it was fetched. */
function provider(fetch: () => Promise<string> | string) {
  const { db, read } = memoryFirestore();
  const fetched = vi.fn(async () => fetch());
  const take = (told?: typeof event): Promise<void> =>
    synchronise(
      db,
      {
        id: "cus_1",
        fetch: fetched,
        write: (transaction, value) => void transaction.set(db.doc(KEPT), { value }, { merge: true }),
      },
      told,
    );
  const revision = (): unknown => read(documentPaths.paymentObject("cus_1"))?.["revision"];
  return {
    db,
    fetched,
    take,
    revision,
    kept: () => read(KEPT),
    told: () => read(documentPaths.paymentEvent("evt_1")),
  };
}

test("an object is stored as it was fetched, and its event remembered for sixty days", async () => {
  const { db, take, kept, told, revision } = provider(() => "now");
  await take(event);
  expect(kept()).toEqual({ value: "now" });
  expect(revision()).toBe(1);
  expect(told()).toEqual({
    type: "customer.updated",
    received: Timestamp.fromDate(NOW),
    expires: Timestamp.fromMillis(NOW.getTime() + 60 * DAY_MS),
  });
  expect(await isRemembered(db, event)).toBe(true);
  expect(await isRemembered(db, { ...event, id: "evt_2" })).toBe(false);
});

test("an event that another delivery takes in while it is fetched changes nothing a second time", async () => {
  const { take, kept, revision, fetched } = provider(async () => {
    if (fetched.mock.calls.length > 1) return "first";
    await take(event);
    return "second";
  });
  await take(event);
  expect(kept()).toEqual({ value: "first" });
  expect(revision()).toBe(1);
});

test("an object that was taken in while it was fetched is fetched anew, not written as it was", async () => {
  const answers = ["old", "newer", "newest"];
  const { take, kept, revision, fetched } = provider(async () => {
    const answer = answers[fetched.mock.calls.length - 1] ?? "?";
    if (answer === "old") await take();
    return answer;
  });
  await take();
  expect(kept()).toEqual({ value: "newest" });
  expect(revision()).toBe(2);
});

test("an object that another one takes in while it is written is fetched anew, however the database tells of it", async () => {
  let isFirst = true;
  const { db, take, kept, fetched } = provider(() => `answer ${fetched.mock.calls.length}`);
  const write = vi.fn(async (transaction: Transaction, value: string) => {
    if (isFirst) {
      isFirst = false;
      await take();
    }
    transaction.set(db.doc(KEPT), { value });
  });
  await synchronise(db, { id: "cus_1", fetch: fetched, write });
  expect(write.mock.calls.map(([, value]) => value)).toEqual(["answer 1", "answer 3"]);
  expect(kept()).toEqual({ value: "answer 3" });
});

test("an object that others always take in first is given up at the twelfth attempt", async () => {
  let isOther = false;
  const { take, fetched } = provider(async () => {
    if (isOther) return "theirs";
    isOther = true;
    await take();
    isOther = false;
    return "ours";
  });
  await expect(take()).rejects.toMatchObject({ code: "aborted" });
  expect(fetched).toHaveBeenCalledTimes(24);
});

test("a failure of the provider, or of what is written, is told, and leaves the event to be told again", async () => {
  const { db, take, told } = provider(() => Promise.reject(new Error("provider down")));
  await expect(take(event)).rejects.toThrow("provider down");
  const write = (): never => {
    throw Object.assign(new Error("disk full"), { code: 8 });
  };
  await expect(synchronise(db, { id: "cus_1", fetch: async () => 1, write }, event)).rejects.toThrow(
    "disk full",
  );
  expect(told()).toBeUndefined();
});

test("an event that means nothing is remembered once", async () => {
  const { db, read } = memoryFirestore();
  await rememberEvent(db, event);
  const before = read(documentPaths.paymentEvent("evt_1"));
  expect(before).toMatchObject({ type: "customer.updated" });
  vi.setSystemTime(NOW.getTime() + DAY_MS);
  await rememberEvent(db, event);
  expect(read(documentPaths.paymentEvent("evt_1"))).toEqual(before);
});
