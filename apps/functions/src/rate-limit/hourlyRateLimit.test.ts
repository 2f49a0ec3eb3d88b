import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { publicLimitPath, consumeHourlyLimits } from "./hourlyRateLimit.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
}, 60_000);
afterAll(() => backend.stop());

test("many requests at once: only as many pass as the limit says", async () => {
  const limits = [{ key: "many", perHour: 3 }];
  const taken = await Promise.all(
    Array.from({ length: 12 }, () => consumeHourlyLimits(backend.admin, limits).catch(() => false)),
  );
  expect(taken.filter(Boolean)).toHaveLength(3);
});

test.each([
  [-3_600_001, true],
  [-3_599_000, false],
  [30_000, false],
  // Of a clock that was ahead.
  [120_000, true],
])("a time %i ms from now: another request passes: %s", async (offset, passes) => {
  const limit = { key: `at ${offset}`, perHour: 1 };
  const now = new Date();
  const times = [Timestamp.fromMillis(now.getTime() + offset)];
  await backend.admin.doc(publicLimitPath(limit.key)).set({ times });
  expect(await consumeHourlyLimits(backend.admin, [limit], now)).toBe(passes);
});
