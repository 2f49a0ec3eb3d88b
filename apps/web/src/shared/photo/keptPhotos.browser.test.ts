import { afterEach, expect, test, vi } from "vitest";
import { forgetPhoto, keepPhoto, keptPhotosOf } from "./keptPhotos.ts";

const photo = new File(["jpeg"], "photo.jpg", { type: "image/jpeg" });
const keysOf = async (uid: string | null) => (await keptPhotosOf(uid)).map(({ key }) => key);

/** Keeps the one photo of Claire. @param about the draft that is sent with it */
const keepFor = (about: unknown) =>
  keepPhoto({ key: "k1", uid: "claire", diagnosis: "d1", customer: null, photo, about });

afterEach(async () => {
  vi.useRealTimers();
  await keptPhotosOf(null);
});

test("a photo on its way is kept with what is sent with it, until it is forgotten", async () => {
  await keepFor({ customer: null });
  await keepFor({ customer: "anais" });
  const [kept] = await keptPhotosOf("claire");
  expect(kept).toMatchObject({ key: "k1", about: { customer: "anais" } });
  expect(await kept?.photo.text()).toBe("jpeg");
  expect(kept?.photo.name).toBe("photo.jpg");
  await forgetPhoto("k1");
  expect(await keysOf("claire")).toEqual([]);
});

test.each(["nadia", null])("a kept photo is erased once %s is signed in", async (uid) => {
  await keepFor(null);
  expect(await keysOf(uid)).toEqual([]);
  expect(await keysOf("claire")).toEqual([]);
});

test("a kept photo is erased after a day", async () => {
  await keepFor(null);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60 * 1000 });
  expect(await keysOf("claire")).toEqual([]);
});
