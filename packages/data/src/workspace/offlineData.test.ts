import type { FirebaseApp } from "firebase/app";
import type { Firestore } from "firebase/firestore";
import { afterEach, expect, it, vi } from "vitest";
import { holdOfflineData } from "./offlineData.ts";

const app = { name: "carnation" } as FirebaseApp;
type Granted = (lock: object | null) => Promise<unknown> | undefined;

afterEach(() => void vi.unstubAllGlobals());

/** The locks of a browser with one name, of which a test says when a shared one is granted. */
function browserLocks() {
  const granted = Promise.withResolvers<void>();
  let uses = 0;
  const request = vi.fn(async (_name: string, options: LockOptions, use: Granted) => {
    if (options.mode !== "shared") {
      if (uses > 0 && !options.ifAvailable) throw new Error("It would be waited for without end");
      return use(uses > 0 ? null : {});
    }
    await granted.promise;
    uses += 1;
    const ended = await use({});
    uses -= 1;
    return ended;
  });
  vi.stubGlobal("navigator", { locks: { request } });
  return { granted, request };
}

/** A Firestore that notes whether anything is asked of it. It is none, so that the SDK fails at it. */
const firestore = () => {
  const touched = vi.fn();
  return { touched, firestore: new Proxy({}, { get: touched }) as Firestore };
};

it("a use waits until nobody is erasing, and nobody erases before every use has ended", async () => {
  const { granted, request } = browserLocks();
  const held = vi.fn();
  const opening = holdOfflineData(app).then((use) => {
    held();
    return use;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(held).not.toHaveBeenCalled();
  granted.resolve();
  const [use, other] = [await opening, await holdOfflineData(app)];
  const { touched, firestore: data } = firestore();
  await use.release();
  await use.erase(data);
  expect(touched).not.toHaveBeenCalled();
  await other.release();
  await other.erase(data).catch(() => undefined);
  expect(touched).toHaveBeenCalled();
  expect(new Set(request.mock.calls.map(([name]) => name)).size).toBe(1);
});

it.each([
  ["has no locks", undefined],
  ["refuses locks", { request: () => Promise.reject(new Error("blocked")) }],
])("a browser that %s neither keeps a page waiting nor erases anything", async (_what, locks) => {
  vi.stubGlobal("navigator", { locks });
  const use = await holdOfflineData(app);
  const { touched, firestore: data } = firestore();
  await use.release();
  await use.erase(data);
  expect(touched).not.toHaveBeenCalled();
});
