import type { FirebaseApp } from "firebase/app";
import { afterEach, expect, test, vi } from "vitest";
import { cloudToken } from "./messagingToken.ts";

afterEach(() => void vi.unstubAllGlobals());

test("the token of a device ends on a page that has not read it, too", async () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const getSubscription = vi.fn<() => Promise<object | null>>().mockResolvedValue({ unsubscribe });
  const getRegistration = () => Promise.resolve({ pushManager: { getSubscription } });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  const token = cloudToken({} as FirebaseApp);
  await token.end();
  expect(unsubscribe).toHaveBeenCalledOnce();
  getSubscription.mockResolvedValue(null);
  await token.end();
  expect(unsubscribe).toHaveBeenCalledOnce();
});
