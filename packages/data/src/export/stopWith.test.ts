import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stopWith } from "./stopWith.ts";

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

const pending = (): Promise<never> => new Promise(() => undefined);

it("an export that goes on gives what is waited for, and its failures as they are", async () => {
  const { assertGoing, waitFor } = stopWith(undefined);
  expect(await waitFor(Promise.resolve(7))).toBe(7);
  await expect(waitFor(Promise.reject(new Error("its own")))).rejects.toThrow("its own");
  expect(assertGoing()).toBeUndefined();
});

it("an export that is given up ends what is waited for, and what comes after it", async () => {
  const signal = new AbortController();
  const { assertGoing, waitFor } = stopWith(signal.signal);
  const waited = waitFor(pending());
  signal.abort();
  await expect(waited).rejects.toMatchObject({ code: "cancelled" });
  await expect(waitFor(pending())).rejects.toMatchObject({ code: "cancelled" });
  expect(assertGoing).toThrow(expect.objectContaining({ code: "cancelled" }));
});

it("an export that was given up before it began reads nothing", async () => {
  const { assertGoing, waitFor } = stopWith(AbortSignal.abort());
  expect(assertGoing).toThrow(expect.objectContaining({ code: "cancelled" }));
  await expect(waitFor(pending())).rejects.toMatchObject({ code: "cancelled" });
});

it("an export whose connection is lost ends as off line; once it has ended, nothing is heard any more", async () => {
  const signal = new AbortController();
  const { assertGoing, waitFor } = stopWith(signal.signal);
  page.dispatchEvent(new Event("offline"));
  await expect(waitFor(pending())).rejects.toMatchObject({ code: "offline" });
  expect(assertGoing).toThrow(expect.objectContaining({ code: "offline" }));
  const ended = stopWith(signal.signal);
  ended.forget();
  page.dispatchEvent(new Event("offline"));
  signal.abort();
  expect(ended.assertGoing()).toBeUndefined();
});
