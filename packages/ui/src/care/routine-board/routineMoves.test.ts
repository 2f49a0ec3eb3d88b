import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { placeOf, type RoutineColumn, withoutStep, withStepAt, withStepMoved } from "./routineMoves.ts";

const column = (id: string, ...steps: readonly string[]): RoutineColumn => ({
  id,
  title: id,
  steps: steps.map((step) => ({ id: step, name: step })),
});
const columns = [column("matin", "a", "b", "c"), column("soir", "d"), column("cabine")];
const idsOf = (all: readonly RoutineColumn[]): string[] =>
  all.map(({ steps }) => steps.map(({ id }) => id).join(""));

test("a step moves one place up or down, and no further than the ends", () => {
  expect(idsOf(withStepMoved(columns, "b", "up"))).toEqual(["bac", "d", ""]);
  expect(idsOf(withStepMoved(columns, "b", "down"))).toEqual(["acb", "d", ""]);
  expect(withStepMoved(columns, "a", "up")).toBe(columns);
  expect(withStepMoved(columns, "c", "down")).toBe(columns);
});

test("a step moves to the neighbouring moment, at the nearest height", () => {
  expect(idsOf(withStepMoved(columns, "c", "next"))).toEqual(["ab", "dc", ""]);
  expect(idsOf(withStepMoved(columns, "d", "next"))).toEqual(["abc", "", "d"]);
  expect(idsOf(withStepMoved(columns, "d", "previous"))).toEqual(["dabc", "", ""]);
  expect(withStepMoved(columns, "a", "previous")).toBe(columns);
});

test("an index is counted once the step has left its place", () => {
  expect(idsOf(withStepAt(columns, "a", 0, 2))).toEqual(["bca", "d", ""]);
  expect(idsOf(withStepAt(columns, "a", 1, 99))).toEqual(["bc", "da", ""]);
});

test("an unknown step or column changes nothing", () => {
  expect(withStepAt(columns, "z", 0, 0)).toBe(columns);
  expect(withStepAt(columns, "a", 9, 0)).toBe(columns);
  expect(withoutStep(columns, "z")).toBe(columns);
  expect(placeOf(columns, "z")).toBeNull();
});

test("removing takes one step away", () => {
  expect(idsOf(withoutStep(columns, "b"))).toEqual(["ac", "d", ""]);
});

test("a step is never lost, doubled or changed", () => {
  const moves = array(
    record({
      step: constantFrom("a", "b", "c", "d"),
      to: integer({ min: -1, max: 3 }),
      at: integer({ min: -2, max: 6 }),
    }),
  );
  assert(
    property(moves, (list) => {
      const moved = list.reduce<readonly RoutineColumn[]>(
        (all, { step, to, at }) => withStepAt(all, step, to, at),
        columns,
      );
      expect(idsOf(moved).join("").split("").toSorted()).toEqual(["a", "b", "c", "d"]);
      expect(moved.map(({ id }) => id)).toEqual(["matin", "soir", "cabine"]);
    }),
  );
});
