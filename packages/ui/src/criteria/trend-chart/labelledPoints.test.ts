import { expect, test } from "vitest";
import { labelledPoints } from "./labelledPoints.ts";

const at = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 0.5 }));

test("the last and the first point carry their number, the others where there is room", () => {
  expect([...labelledPoints(at(0, 0.05, 0.5, 0.95, 1))].toSorted()).toEqual([0, 2, 4]);
  expect([...labelledPoints(at(0, 0.25, 0.5, 0.75, 1))].toSorted()).toEqual([0, 1, 2, 3, 4]);
});

test("the last of two labels that meet has the room", () => {
  expect([...labelledPoints(at(0.5, 0.55))]).toEqual([1]);
});

test("a point that was not measured carries no label, and takes no room", () => {
  const [first, second] = at(0, 0.05);
  expect([...labelledPoints([{ x: 0, y: null }, second!])]).toEqual([1]);
  expect([...labelledPoints([first!, { x: 0.05, y: null }])]).toEqual([0]);
  expect(labelledPoints([]).size).toBe(0);
});
