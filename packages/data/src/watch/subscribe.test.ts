import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Unread, unread } from "./queryState.ts";
import { type Snapshot, subscribe } from "./subscribe.ts";

interface Told extends Snapshot {
  readonly value: string | null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A listener in hand: what it is told of a document, which is null where there is none. */
function listened() {
  let next: (snapshot: Told) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const told: (string | Unread)[] = [];
  const failures: unknown[] = [];
  const ended = vi.fn();
  const stop = subscribe<Told, string>(
    (onNext, onError) => {
      [next, fail] = [onNext, onError];
      return ended;
    },
    ({ value }, certain) => value ?? (certain ? "none" : unread),
    (known) => told.push(known),
    (failure) => failures.push(failure),
  );
  const tell = (value: string | null, fromCache: boolean): void => next({ value, metadata: { fromCache } });
  return { tell, fail: (error: unknown) => fail(error), told, failures, ended, stop };
}

it("an empty cache is told as unread when the server has not answered for three seconds, and not before", () => {
  const { tell, told } = listened();
  tell(null, true);
  vi.advanceTimersByTime(2999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([unread]);
});

it("an answer that comes in time takes the place of what was to be told as unread", () => {
  const { tell, told } = listened();
  tell(null, true);
  vi.advanceTimersByTime(2000);
  tell("here", false);
  vi.runAllTimers();
  expect(told).toEqual(["here"]);
});

it("an empty cache that is told again is waited for anew, and told once", () => {
  const { tell, told } = listened();
  tell(null, true);
  vi.advanceTimersByTime(2000);
  tell(null, true);
  vi.advanceTimersByTime(2999);
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual([unread]);
});

it("an empty cache is unread at once off line, and what it holds is told at once on line, too", () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { tell, told } = listened();
  tell(null, true);
  expect(told).toEqual([unread]);
  vi.stubGlobal("navigator", { onLine: true });
  tell("kept", true);
  expect(told).toEqual([unread, "kept"]);
});

it("a server's « there is none » stands while the connection is lost", () => {
  const { tell, told } = listened();
  tell(null, false);
  tell(null, true);
  expect(told).toEqual(["none", "none"]);
});

it("a failure ends what is told, and what was still waited for", () => {
  const { tell, fail, told, failures } = listened();
  tell(null, true);
  fail("refused");
  fail("refused");
  tell("late", false);
  vi.runAllTimers();
  expect(told).toEqual([]);
  expect(failures).toEqual(["refused"]);
});

it("a watch that was stopped tells neither states nor failures, and its listener is ended", () => {
  const { tell, fail, told, failures, ended, stop } = listened();
  tell(null, true);
  stop();
  tell("late", false);
  fail("refused");
  vi.runAllTimers();
  expect([told, failures]).toEqual([[], []]);
  expect(ended).toHaveBeenCalledOnce();
});
