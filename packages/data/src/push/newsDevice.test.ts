import { CarnationError } from "@carnation/domain/error";
import { deleteApp, initializeApp } from "firebase/app";
import { getFunctions } from "firebase/functions";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveNewsDevice, newsDevice } from "./newsDevice.ts";

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

/** The device of an account, which is not registered yet. */
function unregistered(uid = "claire") {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  const messaging = { isWatched: false, read: vi.fn(() => Promise.resolve("token")), end: vi.fn() };
  messaging.end.mockResolvedValue(undefined);
  const functions = getFunctions(app);
  const device = newsDevice({ uid, functions, messaging, assertSession: () => undefined });
  return { device, messaging };
}

/** The device of an account, registered under a token. */
async function registered() {
  const made = unregistered();
  await made.device.register(worker);
  ask.mockClear();
  return made;
}

/** Calls that the server was told of, one after the other. */
const told = (): readonly unknown[] =>
  ask.mock.calls.map(([address, options]) => [
    String(address).split("/").at(-1),
    (JSON.parse(String(options?.body)) as { readonly data: unknown }).data,
  ]);

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

test("a device is registered and taken out under its token, for one account of the browser alone", async () => {
  const { device, messaging } = unregistered();
  expect(device.isRegistered()).toBe(false);
  await device.register(worker);
  expect(device.isRegistered()).toBe(true);
  expect(unregistered("nadia").device.isRegistered()).toBe(false);
  await device.unregister();
  expect(device.isRegistered()).toBe(false);
  expect(messaging.end).toHaveBeenCalledOnce();
  expect(told()).toEqual([
    ["registerusertonews", { token: "token" }],
    ["unregisterusertonews", { token: "token" }],
  ]);
});

test("a device that is not registered tells the server nothing, whatever is asked of it", async () => {
  const { device, messaging } = unregistered();
  await device.refresh(worker);
  await device.unregister();
  leaveNewsDevice("claire", messaging);
  expect(ask).not.toHaveBeenCalled();
  expect(messaging.end).not.toHaveBeenCalled();
});

test("a device of somebody who signs out is forgotten, although its browser fails to end the token", async () => {
  const { device, messaging } = await registered();
  messaging.end.mockRejectedValue(new Error("no service worker"));
  leaveNewsDevice("nadia", messaging);
  expect(device.isRegistered()).toBe(true);
  leaveNewsDevice("claire", messaging);
  expect(device.isRegistered()).toBe(false);
  expect(messaging.end).toHaveBeenCalledOnce();
});
