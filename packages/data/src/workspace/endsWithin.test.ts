import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endsWithin } from "./endsWithin.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a promise that ends in time gives what it resolves or is rejected with, and leaves no timer behind", async () => {
  expect(await endsWithin(1000, Promise.resolve("in time"))).toBe("in time");
  await expect(endsWithin(1000, Promise.reject(new Error("its own")))).rejects.toThrow("its own");
  expect(vi.getTimerCount()).toBe(0);
});

it("a promise that does not end is given up at the limit, and not before", async () => {
  const late = endsWithin(1000, new Promise(() => undefined));
  const given = vi.fn();
  late.catch(given);
  await vi.advanceTimersByTimeAsync(999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(late).rejects.toThrow("1000 ms");
});
