import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { networkFirst } from "./networkFirst.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));
const kept = (): Promise<string> => Promise.resolve("kept");
const nothing = (): Promise<undefined> => Promise.resolve(undefined);
const never = new Promise<string>(() => undefined);
const limitMs = 4000;

async function answerOf(network: Promise<string>, keptBefore: () => Promise<string | undefined>) {
  const answer = networkFirst({ network, kept: keptBefore, limitMs });
  answer.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  return answer;
}

test("a network that answers in time is what is answered", async () => {
  expect(await answerOf(after(limitMs - 1, "network"), kept)).toBe("network");
});

test("a network that takes longer than its limit, or for ever, is answered with what was kept", async () => {
  expect(await answerOf(after(limitMs + 1, "network"), kept)).toBe("kept");
  expect(await answerOf(never, kept)).toBe("kept");
});

test("a network that fails is answered with what was kept", async () => {
  expect(await answerOf(Promise.reject(new Error("offline")), kept)).toBe("kept");
});

test("a slow network is waited for where nothing was kept, and its error is told", async () => {
  expect(await answerOf(after(limitMs + 1, "network"), nothing)).toBe("network");
  await expect(answerOf(Promise.reject(new Error("offline")), nothing)).rejects.toThrow("offline");
});

test("an answer leaves no timer behind", async () => {
  await networkFirst({ network: Promise.resolve("network"), kept, limitMs });
  expect(vi.getTimerCount()).toBe(0);
});
