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

test("a lost connection that the browser tells of is told at once, its return after one question; while paused neither is", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  answer.mockImplementation(answered);
  const { stop } = watch();
  running = false;
  page.dispatchEvent(new Event("offline"));
  running = true;
  page.dispatchEvent(new Event("online"));
  expect(answer).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("offline"));
  page.dispatchEvent(new Event("offline"));
  expect(onLost).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(onBack).toHaveBeenCalledOnce();
  stop();
  page.dispatchEvent(new Event("offline"));
  expect(onLost).toHaveBeenCalledOnce();
});

test("a server is asked one question at a time, and an answer that comes while the upload is paused says nothing", async () => {
  const late = Promise.withResolvers<Response>();
  answer.mockImplementation(() => late.promise);
  const { stop } = watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answer).toHaveBeenCalledOnce();
  running = false;
  late.reject(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(0);
  expect(onLost).not.toHaveBeenCalled();
  running = true;
  answer.mockImplementation(refused);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onLost).toHaveBeenCalledOnce();
  stop();
});

test("a server is asked once nothing has moved for two seconds, and not before", async () => {
  answer.mockImplementation(answered);
  const { stop } = watch();
  await vi.advanceTimersByTimeAsync(1999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledOnce();
  stop();
});
