import { CarnationError } from "@carnation/domain/error";
import { deleteApp, initializeApp } from "firebase/app";
import { collection, getFirestore } from "firebase/firestore";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ListState, unread } from "../watch/queryState.ts";
import type { OnError, OnNext } from "../watch/listeners.ts";
import type { Watches } from "../watch/watches.ts";
import { askList } from "./askList.ts";

const app = initializeApp({ projectId: "demo-search" }, "search-once");
afterAll(() => deleteApp(app));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A search whose watch is told what a test says. */
function searching(typed = "morel") {
  let tell: OnNext<ListState<string>> = () => undefined;
  let fail: OnError = () => undefined;
  const stop = vi.fn();
  const query = vi.fn((_query: object, _parse: object, onNext: typeof tell, onError: OnError) => {
    [tell, fail] = [onNext, onError];
    return stop;
  });
  const watches = { query } as object as Watches;
  const parse = (id: string): string => id;
  const people = collection(getFirestore(app), "people");
  const found = askList({ collection: people, limit: 5, parse, watches }).search(typed);
  const settled = vi.fn();
  found.then(settled, settled);
  const ready = (value: readonly string[], fromCache: boolean): void =>
    tell({ status: "ready", value, fromCache, unreadable: 0 });
  return {
    found,
    settled,
    query,
    stop,
    ready,
    tell: () => tell(unread),
    fail: (error: CarnationError) => fail(error),
  };
}

it("a search waits for the server's answer, and ends its watch with it", async () => {
  const { found, settled, stop, ready } = searching();
  ready(["kept"], true);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  ready(["kept", "found"], false);
  expect(await found).toEqual(["kept", "found"]);
  expect(stop).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it("a search off line finds what this device has kept", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { found, ready } = searching();
  ready(["kept"], true);
  expect(await found).toEqual(["kept"]);
});

it.each([
  [true, "unavailable"],
  [false, "offline"],
])("a search that hears nothing for a quarter of a minute, on line: %s, is %s", async (onLine, code) => {
  vi.stubGlobal("navigator", { onLine });
  const { found, stop } = searching();
  found.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(found).rejects.toMatchObject({ code });
  expect(stop).toHaveBeenCalledOnce();
});

it("a search of which nothing is known, or that is refused, fails with the reason", async () => {
  const silent = searching();
  silent.tell();
  await expect(silent.found).rejects.toMatchObject({ code: "unavailable" });
  const refused = searching();
  refused.fail(new CarnationError("permission-denied"));
  await expect(refused.found).rejects.toMatchObject({ code: "permission-denied" });
});

it("a search for nothing asks nobody, and finds nothing", async () => {
  const { found, query } = searching(" ");
  expect(await found).toEqual([]);
  expect(query).not.toHaveBeenCalled();
});
