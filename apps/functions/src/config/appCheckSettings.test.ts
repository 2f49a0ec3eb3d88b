import { expect, test, vi } from "vitest";
import { appCheckMode, readAppCheckSettings } from "./appCheckSettings.ts";

const KEY = "6LcSite-key_of-a-deployment";

test("App Check is off without a key, and observes before it enforces", () => {
  const read = (mode?: string) =>
    readAppCheckSettings({ CARNATION_APP_CHECK_KEY: KEY, CARNATION_APP_CHECK: mode });
  expect(readAppCheckSettings({})).toBeNull();
  expect(read()).toEqual({ siteKey: KEY, mode: "observe" });
  expect(read("observe")?.mode).toBe("observe");
  expect(read(" enforce ")?.mode).toBe("enforce");
});

test.each([
  [{ CARNATION_APP_CHECK: "enforce" }, "needs CARNATION_APP_CHECK_KEY"],
  [{ CARNATION_APP_CHECK_KEY: "a key; script-src *" }, "must be the site key"],
  [{ CARNATION_APP_CHECK_KEY: KEY, CARNATION_APP_CHECK: "on" }, "must be observe or enforce"],
])("the settings %j of App Check are refused", (settings, reason) => {
  expect(() => readAppCheckSettings(settings)).toThrow(reason);
});

test("the local Firebase says whether App Check is on, whatever the deployment is set to", () => {
  vi.stubEnv("CARNATION_APP_CHECK_KEY", KEY);
  vi.stubEnv("CARNATION_APP_CHECK", "enforce");
  vi.stubEnv("LOCAL_FIREBASE_OUTBOX", "");
  expect(appCheckMode()).toBe("enforce");
  vi.stubEnv("LOCAL_FIREBASE_OUTBOX", "/data/outbox");
  vi.stubEnv("LOCAL_FIREBASE_APP_CHECK", "");
  expect(appCheckMode()).toBeNull();
  vi.stubEnv("LOCAL_FIREBASE_APP_CHECK", "observe");
  expect(appCheckMode()).toBe("observe");
  vi.unstubAllEnvs();
});
