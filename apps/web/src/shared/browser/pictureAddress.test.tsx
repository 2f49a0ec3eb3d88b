import { CarnationError } from "@carnation/domain/error";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPicture } from "./pictureAddress.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a picture that could not be read for a moment is read again", async () => {
  const read = vi
    .fn<() => Promise<Blob>>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(new Blob(["picture"], { type: "image/png" }));
  const reading = readPicture(read);
  await vi.advanceTimersByTimeAsync(6000);
  await expect(reading).resolves.toBe(`data:image/png;base64,${btoa("picture")}`);
  expect(read).toHaveBeenCalledTimes(3);
});

test.each(["not-found", "damaged"] as const)("a picture that is %s is read once", async (code) => {
  const read = vi.fn<() => Promise<Blob>>().mockRejectedValue(new CarnationError(code));
  await expect(readPicture(read)).rejects.toMatchObject({ code });
  expect(read).toHaveBeenCalledOnce();
});

test("a picture that stays out of reach fails after three further attempts", async () => {
  const read = vi.fn<() => Promise<Blob>>().mockRejectedValue(new CarnationError("offline"));
  await Promise.all([
    expect(readPicture(read)).rejects.toMatchObject({ code: "offline" }),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
  expect(read).toHaveBeenCalledTimes(4);
});
