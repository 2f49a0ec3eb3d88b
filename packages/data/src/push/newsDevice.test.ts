import { CarnationError } from "@carnation/domain/error";
import { deleteApp, initializeApp } from "firebase/app";
import { getFunctions } from "firebase/functions";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { newsDevice } from "./newsDevice.ts";

const DAY_MS = 86_400_000;
const app = initializeApp({ projectId: "carnation", apiKey: "key", appId: "app" });
const worker = {} as ServiceWorkerRegistration;
const kept = new Map<string, string>();
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
  ask.mockReset().mockImplementation(() => Promise.resolve(Response.json({ result: {} })));
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => deleteApp(app));

/** The device of an account, registered under a token. */
async function registered() {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  const messaging = { isWatched: false, read: vi.fn(() => Promise.resolve("token")), end: vi.fn() };
  messaging.end.mockResolvedValue(undefined);
  const functions = getFunctions(app);
  const device = newsDevice({ uid: "claire", functions, messaging, assertSession: () => undefined });
  await device.register(worker);
  ask.mockClear();
  return { device, messaging };
}

test("a registered device says that it is there once a day has passed, and not before", async () => {
  const { device, messaging } = await registered();
  vi.setSystemTime(Date.now() + DAY_MS - 1);
  await device.refresh(worker);
  expect(ask).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 1);
  messaging.read.mockResolvedValue("new token");
  await device.refresh(worker);
  expect(ask).toHaveBeenCalledOnce();
  expect([...kept.values()].map((text): unknown => JSON.parse(text))).toEqual([
    { token: "new token", seen: Date.now() },
  ]);
});

test("a device that the server could not be told of stays registered as it was", async () => {
  const { device, messaging } = await registered();
  const before = [...kept.values()];
  ask.mockRejectedValue(new TypeError("Failed to fetch"));
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  await expect(device.refresh(worker)).rejects.toBeInstanceOf(CarnationError);
  await expect(device.unregister()).rejects.toBeInstanceOf(CarnationError);
  expect([...kept.values()]).toEqual(before);
  expect(device.isRegistered()).toBe(true);
  expect(messaging.end).not.toHaveBeenCalled();
});
