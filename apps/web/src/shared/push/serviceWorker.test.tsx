import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A worker on its way, which a test leads on. */
class FakeWorker extends EventTarget {
  state = "installing";
  readonly postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

const register = vi.fn<(url: string, options: object) => Promise<object>>();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("PROD", true);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: "https://c.example/assets/a.js" } as PerformanceEntry,
  ]);
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  register.mockReset();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const load = async () => (await import("./serviceWorker.ts")).serviceWorker;

test("serviceWorker is registered once, and told what was loaded before it was there", async () => {
  const installing = new FakeWorker();
  const registration = { active: null, waiting: null, installing };
  register.mockResolvedValue(registration);
  const serviceWorker = await load();
  const both = [serviceWorker(), serviceWorker()];
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  await Promise.resolve();
  installing.become("installed");
  expect(installing.postMessage).not.toHaveBeenCalled();
  installing.become("activated");
  expect(await Promise.all(both)).toEqual([registration, registration]);
  expect(register.mock.calls).toEqual([["/sw.js", { updateViaCache: "none" }]]);
  expect(installing.postMessage).toHaveBeenCalledWith(["https://c.example/assets/a.js"], []);
});

test("a service worker that cannot be installed, or is refused, is tried again by the next who asks", async () => {
  const serviceWorker = await load();
  const broken = new FakeWorker();
  broken.state = "redundant";
  register.mockResolvedValueOnce({ active: null, waiting: broken, installing: null });
  await expect(serviceWorker()).rejects.toThrow("could not be installed");
  register.mockResolvedValueOnce({ active: null, waiting: null, installing: null });
  await expect(serviceWorker()).rejects.toThrow("no service worker to wait for");
  register.mockRejectedValueOnce(new TypeError("bad MIME type"));
  await expect(serviceWorker()).rejects.toThrow("bad MIME type");
  const registration = { active: new FakeWorker() };
  register.mockResolvedValueOnce(registration);
  expect(await serviceWorker()).toBe(registration);
});

test("a newer service worker that waits is told to take over, where there is one", async () => {
  const waiting = new FakeWorker();
  const getRegistration = vi.fn<() => Promise<object | undefined>>(() => Promise.resolve({ waiting }));
  Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration }, configurable: true });
  const { activateWaitingWorker } = await import("./serviceWorker.ts");
  await activateWaitingWorker();
  expect(waiting.postMessage.mock.calls).toEqual([["take-over", []]]);
  getRegistration.mockResolvedValueOnce({ waiting: null }).mockResolvedValueOnce(undefined);
  await activateWaitingWorker();
  await activateWaitingWorker();
  expect(waiting.postMessage).toHaveBeenCalledOnce();
});

test("a service worker is not there while developing, nor in a browser without them", async () => {
  const serviceWorker = await load();
  Reflect.deleteProperty(navigator, "serviceWorker");
  await expect(serviceWorker()).rejects.toThrow("no service worker");
  vi.stubEnv("PROD", false);
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  await expect(serviceWorker()).rejects.toThrow("no service worker");
  expect(register).not.toHaveBeenCalled();
});
