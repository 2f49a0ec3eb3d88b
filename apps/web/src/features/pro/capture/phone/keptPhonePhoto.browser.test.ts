import { afterEach, expect, test, vi } from "vitest";
import { forgetPhonePhoto, keepPhonePhoto, keptPhonePhoto } from "./keptPhonePhoto.ts";

const photo = new File(["jpeg"], "photo.jpg", { type: "image/jpeg" });

afterEach(async () => {
  vi.useRealTimers();
  await forgetPhonePhoto("one");
});

test("a photo is kept for its link alone, until it is forgotten", async () => {
  expect(await keepPhonePhoto("one", photo)).toBe(true);
  expect(await keptPhonePhoto("other")).toBeNull();
  const kept = await keptPhonePhoto("one");
  expect([kept?.name, await kept?.text()]).toEqual(["photo.jpg", "jpeg"]);
  await forgetPhonePhoto("one");
  expect(await keptPhonePhoto("one")).toBeNull();
});

test("a kept photo is erased with its link, whichever code is scanned next", async () => {
  await keepPhonePhoto("one", photo);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + 10 * 60_000 });
  expect(await keptPhonePhoto("other")).toBeNull();
  vi.setSystemTime(now);
  expect(await keptPhonePhoto("one")).toBeNull();
});

test("a browser that keeps nothing says so", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  expect(await keepPhonePhoto("one", photo)).toBe(false);
  expect(await keptPhonePhoto("one")).toBeNull();
  vi.restoreAllMocks();
});
