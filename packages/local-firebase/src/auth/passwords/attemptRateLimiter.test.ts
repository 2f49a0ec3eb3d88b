import { expect, test } from "vitest";
import { Database } from "../../database/database.ts";
import { AttemptRateLimiter } from "./attemptRateLimiter.ts";
import { AUTH_MIGRATIONS } from "../schema.ts";

function limiterAt(now: () => number): AttemptRateLimiter {
  const database = new Database(":memory:");
  database.migrate("auth", AUTH_MIGRATIONS);
  return new AttemptRateLimiter(database, { free: 3, firstWait: 1000, longestWait: 2500 }, now);
}

async function passed(limiter: AttemptRateLimiter, count: number): Promise<number> {
  const attempts = Array.from({ length: count }, () => limiter.attempt("a"));
  return (await Promise.allSettled(attempts)).filter(({ status }) => status === "fulfilled").length;
}

test("the free ones of many attempts at once pass, then one after each wait", async () => {
  let now = 1_000_000;
  const limiter = limiterAt(() => now);
  expect(await passed(limiter, 20)).toBe(3);
  for (const wait of [1000, 2000, 2500, 2500]) {
    now += wait - 1;
    expect(await passed(limiter, 1)).toBe(0);
    now += 1;
    expect(await passed(limiter, 20)).toBe(1);
  }
  await limiter.attempt("b");
});

test("a day without an attempt forgets the ones before", async () => {
  let now = 1_000_000;
  const limiter = limiterAt(() => now);
  expect(await passed(limiter, 20)).toBe(3);
  now += 24 * 3600_000 + 1;
  // Every attempt clears away what is out of date.
  await limiter.attempt("b");
  expect(await passed(limiter, 20)).toBe(3);
});
