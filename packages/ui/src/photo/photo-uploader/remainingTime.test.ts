import { expect, test } from "vitest";
import { remainingSeconds, spokenDuration, type TransferSample, withSample } from "./remainingTime.ts";

/** One sample a second, from the bytes sent at each. */
const everySecond = (...sent: readonly number[]): readonly TransferSample[] =>
  sent.map((transferred, second) => ({ at: second * 1000, transferred }));

test("a steady pace foretells the end", () => {
  expect(remainingSeconds(everySecond(0, 100, 200, 300, 400), 1000)).toBe(6);
});

test.each([
  ["too early to tell", everySecond(0, 100, 200)],
  ["nothing moves any more", everySecond(0, 400, 400, 400, 400)],
  ["a pace that has collapsed", everySecond(0, 400, 800, 810, 820)],
  ["nothing known", []],
])("%s: no promise", (_, samples) => {
  expect(remainingSeconds(samples, 1000)).toBeNull();
});

test("only the last ten seconds count", () => {
  const samples = everySecond(...Array.from({ length: 30 }, (_, second) => second * 10)).reduce<
    readonly TransferSample[]
  >(withSample, []);
  expect(samples).toHaveLength(11);
  expect(samples[0]?.at).toBe(19_000);
});

test.each([
  [0.2, "seconds", 5],
  [12, "seconds", 15],
  [55, "seconds", 55],
  [56, "minutes", 1],
  [130, "minutes", 3],
] as const)("%f s is said as %s", (seconds, unit, count) => {
  expect(spokenDuration(seconds)).toEqual({ unit, count });
});

test("three seconds are enough, and a pace that differs by no more than two and a half times", () => {
  expect(remainingSeconds(everySecond(0, 100, 200, 300), 600)).toBe(3);
  expect(remainingSeconds(everySecond(0, 40, 80, 180, 280), 1000)).not.toBeNull();
  expect(remainingSeconds(everySecond(0, 39, 78, 180, 280), 1000)).toBeNull();
});

test("an upload that never moved promises nothing", () => {
  expect(remainingSeconds(everySecond(0, 0, 0, 0, 0), 1000)).toBeNull();
});
