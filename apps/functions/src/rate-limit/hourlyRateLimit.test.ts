import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { memoryFirestore } from "../testing/memoryFirestore.ts";
import {
  consumeHourlyLimits,
  publicLimitPath,
  rateLimitOfAddress,
  rateLimitOfSource,
  requireHourlyLimit,
} from "./hourlyRateLimit.ts";

const HOUR_MS = 3_600_000;
const now = new Date("2026-11-29T12:00:00Z");
const limit = { key: "a key", perHour: 1 };
const PATH = publicLimitPath(limit.key);
const at = (offset: number): Timestamp => Timestamp.fromMillis(now.getTime() + offset);

test("many requests at once: only as many pass as the limit says", async () => {
  const { db } = memoryFirestore();
  const limits = [{ key: "many", perHour: 3 }];
  const taken = await Promise.all(
    Array.from({ length: 12 }, () => consumeHourlyLimits(db, limits).catch(() => false)),
  );
  expect(taken.filter(Boolean)).toHaveLength(3);
});

test.each([
  [-HOUR_MS, true],
  [-HOUR_MS + 1, false],
  [59_999, false],
  // Of a clock that was ahead.
  [60_000, true],
])("a time %i ms from now: another request passes: %s", async (offset, passes) => {
  const { db } = memoryFirestore({ [PATH]: { times: [at(offset)] } });
  expect(await consumeHourlyLimits(db, [limit], now)).toBe(passes);
});

test("times of the last hour are kept with this one, for an hour; what is no time, and what is older, is forgotten", async () => {
  const { db, read } = memoryFirestore({ [PATH]: { times: [at(-HOUR_MS), "?", at(-1000)], expires: at(0) } });
  expect(await consumeHourlyLimits(db, [{ ...limit, perHour: 2 }], now)).toBe(true);
  expect(read(PATH)).toEqual({ times: [at(-1000), at(0)], expires: at(HOUR_MS) });
});

test("several limits are taken from together, or none of them is", async () => {
  const { db, read } = memoryFirestore({ [PATH]: { times: "none" } });
  const other = { key: "another", perHour: 2 };
  expect(await consumeHourlyLimits(db, [limit, other], now)).toBe(true);
  expect(await consumeHourlyLimits(db, [other, limit], now)).toBe(false);
  expect(read(publicLimitPath(other.key))).toMatchObject({ times: [at(0)] });
});

test("a limit that has nothing left refuses", async () => {
  const { db } = memoryFirestore();
  await requireHourlyLimit(db, limit, now);
  await expect(requireHourlyLimit(db, limit, now)).rejects.toMatchObject({ code: "resource-exhausted" });
});

test("an address may be asked for three times an hour, a source may ask twenty times; neither limits the other", async () => {
  const { db } = memoryFirestore();
  const passes = async (...limits: Parameters<typeof consumeHourlyLimits>[1]) => {
    for (let count = 0; ; count += 1) if (!(await consumeHourlyLimits(db, limits, now))) return count;
  };
  expect(await passes(rateLimitOfAddress("claire@test.example"))).toBe(3);
  expect(await passes(rateLimitOfAddress("nadia@test.example"))).toBe(3);
  expect(await passes(rateLimitOfSource("claire@test.example"))).toBe(20);
});
