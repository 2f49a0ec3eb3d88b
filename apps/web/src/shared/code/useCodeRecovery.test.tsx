import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CodeNotLoaded, loadCode, takeReload } from "./loadCode.ts";
import { useCodeRecovery } from "./useCodeRecovery.ts";

let online = true;
beforeEach(() => {
  sessionStorage.clear();
  online = true;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** A page whose code did not arrive and that has had its one reload: jsdom has none. */
function recoveryUnderTest(part: string | null = "page") {
  takeReload("page");
  const answers: PromiseWithResolvers<{ readonly ok: boolean }>[] = [];
  const fetch = vi.fn(() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  vi.stubGlobal("fetch", fetch);
  const { result, unmount, rerender } = renderHook(({ of }) => useCodeRecovery(of), {
    initialProps: { of: part },
  });
  return {
    fetch,
    unmount,
    now: () => result.current,
    show: (of: string | null) => rerender({ of }),
    async beat() {
      act(() => void vi.advanceTimersByTime(5000));
      await settled();
    },
    async answer(ok: boolean) {
      answers.at(-1)!.resolve({ ok });
      await settled();
    },
    async fail() {
      answers.at(-1)!.reject(new TypeError("offline"));
      await settled();
    },
  };
}

test("the service is asked until it answers well, and a reload that did not help is not taken again", async () => {
  const { now, fetch, beat, answer, fail } = recoveryUnderTest();
  expect(now()).toBe(true);
  await fail();
  await beat();
  await answer(false);
  expect([now(), fetch.mock.calls.length]).toEqual([true, 2]);
  await beat();
  await answer(true);
  expect(now()).toBe(false);
  await beat();
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("the service is asked nothing off line, and at once when the network is there again", async () => {
  online = false;
  const { fetch, beat } = recoveryUnderTest();
  await beat();
  expect(fetch).not.toHaveBeenCalled();
  online = true;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(fetch).toHaveBeenCalledOnce();
});

test("a page that is left asks no more, and an answer that comes late does nothing", async () => {
  const { fetch, beat, answer, unmount } = recoveryUnderTest();
  unmount();
  await answer(true);
  await beat();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(fetch).toHaveBeenCalledOnce();
});

test("code that has arrived is waited for no more; other code that does not is waited for anew", async () => {
  const { now, show, answer, fetch } = recoveryUnderTest();
  await answer(true);
  expect(now()).toBe(false);
  show(null);
  expect(now()).toBe(false);
  show("other");
  expect(now()).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("each code has one reload until it arrives, then another one", async () => {
  expect(takeReload("page")).toBe(true);
  expect(takeReload("page")).toBe(false);
  expect(takeReload("other")).toBe(true);
  await expect(loadCode("page", Promise.reject(new Error("gone")))).rejects.toMatchObject({ part: "page" });
  expect(takeReload("page")).toBe(false);
  await expect(loadCode("page", Promise.resolve("code"))).resolves.toBe("code");
  expect(takeReload("page")).toBe(true);
});

test.each([
  [true, "unavailable"],
  [false, "offline"],
])("code that did not arrive while the network was there (%s) says %s", (isOnline, code) => {
  online = isOnline;
  expect(new CodeNotLoaded("page", new Error("gone")).code).toBe(code);
});
