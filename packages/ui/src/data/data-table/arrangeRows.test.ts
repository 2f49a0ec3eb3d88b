import { afterEach, expect, test, vi } from "vitest";
import { arrangeRows, atOnce, inSlices } from "./arrangeRows.ts";

interface Row {
  readonly place: number;
  readonly value: number | undefined;
}

const order = (descending: boolean) => ({
  valueOf: ({ value }: Row) => value,
  compare: (a: string | number, b: string | number) => Number(a) - Number(b),
  descending,
});
const all = (): boolean => true;

/** Few values, so that many rows are equal; one row in seven holds none. */
const rows = Array.from({ length: 3000 }, (_, place) => ({
  place,
  value: place % 7 === 0 ? undefined : (place * 7919) % 50,
}));

test.each([false, true])(
  "the rows are ordered as by a plain stable sort, what holds nothing last; descending: %s",
  (descending) => {
    const sign = descending ? -1 : 1;
    const expected = [
      ...rows.filter(({ value }) => value !== undefined).toSorted((a, b) => sign * (a.value! - b.value!)),
      ...rows.filter(({ value }) => value === undefined),
    ];
    const kept = ({ place }: Row): boolean => place % 3 !== 0;
    expect(atOnce(arrangeRows(rows, { keeps: all, order: order(descending) }))).toEqual(expected);
    expect(atOnce(arrangeRows(rows, { keeps: kept, order: order(descending) }))).toEqual(
      expected.filter(kept),
    );
  },
);

test("rows without an order stay as they come; none are none", () => {
  expect(atOnce(arrangeRows(rows, { keeps: all, order: null }))).toEqual(rows);
  expect(atOnce(arrangeRows([], { keeps: all, order: order(false) }))).toEqual([]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Three steps, each of which takes its whole slice. */
function* work(): Generator<void, string, void> {
  for (let step = 0; step < 3; step += 1) yield;
  return "done";
}

test("a work in slices gives way after each slice, and is told once it is done; what is stopped never is", () => {
  vi.useFakeTimers();
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 10));
  const done = vi.fn();
  inSlices(work(), done);
  for (let slice = 0; slice < 3; slice += 1) {
    vi.runOnlyPendingTimers();
    expect(done).not.toHaveBeenCalled();
  }
  vi.runAllTimers();
  expect(done).toHaveBeenCalledExactlyOnceWith("done");
  const stopped = vi.fn();
  inSlices(work(), stopped)();
  vi.runAllTimers();
  expect(stopped).not.toHaveBeenCalled();
});
