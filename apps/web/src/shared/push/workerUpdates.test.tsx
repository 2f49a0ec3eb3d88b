import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchForUpdates } from "./workerUpdates.ts";

const HOUR_MS = 3_600_000;

let left = new AbortController();
beforeEach(() => {
  left = new AbortController();
  vi.useFakeTimers();
});
afterEach(() => {
  left.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a newer service worker is looked for every hour, also after a failure, and not off line", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const update = vi.fn(() => Promise.reject(new TypeError("offline")));
  watchForUpdates({ update }, left.signal);
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
  online.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
});

test("a tab that is looked at again after a night looks for a newer service worker at once", () => {
  const update = vi.fn(() => Promise.resolve({} as ServiceWorkerRegistration));
  const looked = () => document.dispatchEvent(new Event("visibilitychange"));
  watchForUpdates({ update }, left.signal);
  looked();
  expect(update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 9 * HOUR_MS);
  looked();
  looked();
  expect(update).toHaveBeenCalledOnce();
});
