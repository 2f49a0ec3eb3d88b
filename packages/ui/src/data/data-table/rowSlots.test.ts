import { expect, test } from "vitest";
import { rowSlots, withFocusedRow } from "./rowSlots.ts";

const place = (index: number): { index: number; start: number; end: number } => ({
  index,
  start: index * 58,
  end: (index + 1) * 58,
});

test("gaps stand for the rows that are not rendered", () => {
  expect(rowSlots([place(3), place(7), place(8)], 580)).toEqual([
    { kind: "gap", key: "before-3", height: 174 },
    { kind: "row", index: 3 },
    { kind: "gap", key: "before-7", height: 174 },
    { kind: "row", index: 7 },
    { kind: "row", index: 8 },
    { kind: "gap", key: "after", height: 58 },
  ]);
  expect(rowSlots([place(0)], 58)).toEqual([{ kind: "row", index: 0 }]);
  expect(rowSlots([], 0)).toEqual([]);
});

test("the focused row and its neighbours stay, inside the list", () => {
  expect(withFocusedRow([40, 41], 2, 100)).toEqual([1, 2, 3, 40, 41]);
  expect(withFocusedRow([40, 41], 41, 100)).toEqual([40, 41, 42]);
  expect(withFocusedRow([5], 0, 100)).toEqual([0, 1, 5]);
  expect(withFocusedRow([5], 99, 100)).toEqual([5, 98, 99]);
  expect(withFocusedRow([5], undefined, 100)).toEqual([5]);
});
