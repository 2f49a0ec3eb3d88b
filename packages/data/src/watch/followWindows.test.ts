import { CarnationError } from "@carnation/domain";
import { expect, test, vi } from "vitest";
import { followWindows, type WindowBounds, type WindowContent } from "./followWindows.ts";
import { type KnownList, unread } from "./known.ts";

type Content = WindowContent<number, number>;

/** A collection of numbers that windows of three are watched over. */
function numbers(stored: number[], most = 10) {
  const open = new Map<WindowBounds<number>, (content: Content) => void>();
  const contentOf = ({ after, upTo }: WindowBounds<number>, fromCache = false): Content => {
    const from = stored.filter((one) => after === null || one > after);
    const value = upTo === null ? from.slice(0, 3) : from.filter((one) => one <= upTo);
    const known: KnownList<number> = { status: "ready", value, fromCache, unreadable: 0 };
    return { known, last: value.at(-1) ?? null, size: value.length };
  };
  const waiting: (() => void)[] = [];
  const fail = vi.fn();
  const told: (readonly unknown[])[] = [];
  const opened: WindowBounds<number>[] = [];
  let refuse: (error: CarnationError) => void = () => undefined;
  const stop = followWindows<number, number>(
    {
      sizes: Array.from({ length: most }, () => 3),
      isSame: (a, b) => a === b,
      open: (bounds, size, tell, onError) => {
        expect(size).toBe(3);
        opened.push(bounds);
        open.set(bounds, tell);
        refuse = onError;
        waiting.push(() => open.get(bounds)?.(contentOf(bounds)));
        return () => void open.delete(bounds);
      },
    },
    (known) => told.push(known.status === "ready" ? known.value : [known.status]),
    fail,
  );
  /** Every window that was asked for is answered, and those that this opens. */
  const answer = (): void => {
    for (let next = waiting.shift(); next; next = waiting.shift()) next();
  };
  /** What is stored changes, and the server tells every window that shows something else. */
  const change = (next: readonly number[]): void => {
    const before = new Map([...open].map(([bounds]) => [bounds, JSON.stringify(contentOf(bounds))]));
    stored.splice(0, stored.length, ...next);
    const watching = [...open];
    for (const [bounds, tell] of watching) {
      if (before.get(bounds) !== JSON.stringify(contentOf(bounds))) tell(contentOf(bounds));
    }
    answer();
  };
  return {
    told,
    opened,
    open,
    answer,
    change,
    stop,
    fail,
    refuse: (error: CarnationError) => refuse(error),
    contentOf,
  };
}

test("the first ones are told at once, the others as they come", () => {
  const { told, answer, open } = numbers([1, 2, 3, 4, 5, 6, 7]);
  expect(told).toEqual([]);
  answer();
  expect(told).toEqual([
    [1, 2, 3],
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 6, 7],
  ]);
  expect(open.size).toBe(3);
});

test.each([
  ["put into a full window", [1, 2, 2.5, 3, 4, 5, 6, 7]],
  ["put before everything", [0, 1, 2, 3, 4, 5, 6, 7]],
  ["put at the end", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ["taken out of a full window", [1, 3, 4, 5, 6, 7]],
  ["the last of a window", [1, 2, 4, 5, 6, 7]],
  ["the first of a window", [1, 2, 3, 5, 6, 7]],
  ["all of a window", [1, 2, 3, 7]],
  ["everything", []],
])("nothing is lost or shown twice: %s", (_what, next) => {
  const { told, answer, change } = numbers([1, 2, 3, 4, 5, 6, 7]);
  answer();
  change(next);
  expect(told.at(-1)).toEqual(next);
  for (const list of told) expect(new Set(list).size).toBe(list.length);
  change([...next, 100].toSorted((a, b) => a - b));
  expect(told.at(-1)).toEqual([...next, 100]);
});

test("there are no more windows than that", () => {
  const { told, answer } = numbers([1, 2, 3, 4, 5, 6, 7], 2);
  answer();
  expect(told.at(-1)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("what the cache holds of the first window opens no other one; what is not read is told", () => {
  const { told, open, contentOf } = numbers([1, 2, 3, 4]);
  const [[bounds, tell]] = [...open] as [[WindowBounds<number>, (content: Content) => void]];
  tell({ known: unread, last: null, size: 0 });
  tell(contentOf(bounds, true));
  expect(told).toEqual([["unread"], [1, 2, 3]]);
  expect(open.size).toBe(1);
});

test("one that fails ends them all, once; nothing is told after the end", () => {
  const { answer, open, fail, refuse, stop, told } = numbers([1, 2, 3, 4]);
  answer();
  const tell = [...open.values()];
  const refused = new CarnationError("permission-denied");
  refuse(refused);
  refuse(refused);
  expect(fail).toHaveBeenCalledExactlyOnceWith(refused);
  expect(open.size).toBe(0);
  const before = told.length;
  for (const one of tell) one({ known: unread, last: null, size: 0 });
  stop();
  expect(told).toHaveLength(before);
});
