import { documentPaths } from "@carnation/product/path";
import { Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryFirestore } from "../testing/memoryFirestore.ts";
import { type AccountRateLimit, assertRateLimit, consumeRateLimit } from "./accountRateLimit.ts";

const PATH = documentPaths.allowances("claire");
const sendings: AccountRateLimit = {
  uid: "claire",
  field: "sendings",
  allowance: { burst: 2, intervalMs: 60_000 },
};
const noon = new Date("2026-11-29T12:00:00Z");
const after = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** An account of which that is kept, and what takes one of a limit. */
function account(kept: Readonly<Record<string, unknown>> = {}) {
  const { db, read } = memoryFirestore({ [PATH]: kept });
  const take = (limit: AccountRateLimit): Promise<void> =>
    db.runTransaction((transaction) => consumeRateLimit(transaction, db, limit));
  return { db, take, kept: () => read(PATH) };
}

test("an allowance is refused when it is spent, and has one again an interval later; another one is not touched", async () => {
  const other = Timestamp.fromDate(after(7));
  const { take, kept } = account({ recaps: other });
  await take(sendings);
  await take(sendings);
  await expect(take(sendings)).rejects.toMatchObject({ code: "resource-exhausted" });
  expect(kept()).toEqual({ recaps: other, sendings: Timestamp.fromDate(after(120)) });
  vi.setSystemTime(after(60));
  await take(sendings);
  expect(kept()).toMatchObject({ sendings: Timestamp.fromDate(after(180)) });
});

test("a question whether anything is left takes nothing", async () => {
  const { db, take, kept } = account();
  await assertRateLimit(db, sendings);
  expect(kept()).toEqual({});
  await take(sendings);
  await assertRateLimit(db, sendings);
  await take(sendings);
  await expect(assertRateLimit(db, sendings)).rejects.toMatchObject({ code: "resource-exhausted" });
});

test("an allowance of which something else is stored than a time counts as whole", async () => {
  const { take, kept } = account({ sendings: "soon" });
  await take(sendings);
  expect(kept()).toEqual({ sendings: Timestamp.fromDate(after(60)) });
});

const daily: AccountRateLimit = { ...sendings, allowance: { burst: 9, intervalMs: 1000 }, perDay: 3 };

test("a daily limit gives as many as it says, counts none that it refuses, and begins anew at midnight in Paris", async () => {
  const { take, kept } = account();
  for (let time = 0; time < 3; time += 1) await take(daily);
  await expect(take(daily)).rejects.toMatchObject({ code: "refused", message: expect.stringContaining("3") });
  expect(kept()).toMatchObject({ sendingsOfDay: { day: "2026-11-29", count: 3 } });
  vi.setSystemTime(new Date("2026-11-29T22:59:59Z"));
  await expect(take(daily)).rejects.toMatchObject({ code: "refused" });
  vi.setSystemTime(new Date("2026-11-29T23:00:00Z"));
  await take(daily);
  expect(kept()).toMatchObject({ sendingsOfDay: { day: "2026-11-30", count: 1 } });
});

test("a daily limit of which no number is stored begins at none", async () => {
  const { take, kept } = account({ sendingsOfDay: { day: "2026-11-29", count: "many" } });
  await take(daily);
  expect(kept()).toMatchObject({ sendingsOfDay: { day: "2026-11-29", count: 1 } });
});
