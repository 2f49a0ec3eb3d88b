import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchConnection } from "./connectionWatch.ts";

const answer = vi.fn<() => Promise<Response>>();
const [onLost, onBack] = [vi.fn(), vi.fn()];
let running = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  running = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const watch = () => watchConnection({ address: "https://x", isRunning: () => running, onLost, onBack });
const refused = () => Promise.reject(new TypeError("Failed to fetch"));
const answered = () => Promise.resolve(new Response(null, { status: 403 }));

test("an upload that moves is not asked after, and a slow line is not a lost one", async () => {
  answer.mockImplementation(answered);
  const { moved, stop } = watch();
  for (let second = 0; second < 5; second++) {
    moved();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(answer).toHaveBeenCalled();
  expect(onLost).not.toHaveBeenCalled();
  stop();
});

test("a silent server is told within seconds, and its return within one, each once", async () => {
  answer.mockImplementation(refused);
  const { stop } = watch();
  await vi.advanceTimersByTimeAsync(3000);
  expect(onLost).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onLost).toHaveBeenCalledOnce();
  expect(onBack).not.toHaveBeenCalled();
  answer.mockImplementation(answered);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onBack).toHaveBeenCalledOnce();
  stop();
});

test("an upload that moves again by itself is not lost any more", async () => {
  answer.mockImplementation(refused);
  const { moved, stop } = watch();
  await vi.advanceTimersByTimeAsync(3000);
  expect(onLost).toHaveBeenCalledOnce();
  moved();
  answer.mockImplementation(answered);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onBack).not.toHaveBeenCalled();
  stop();
});

test("an upload that is paused, or has ended, is not asked after", async () => {
  running = false;
  const { stop } = watch();
  await vi.advanceTimersByTimeAsync(5000);
  running = true;
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(answer).not.toHaveBeenCalled();
});
