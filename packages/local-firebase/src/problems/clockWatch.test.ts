import { expect, onTestFinished, test } from "vitest";
import { createClockWatch } from "./clockWatch.ts";
import { type Problem, Problems } from "./problem.ts";

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

test("a clock that is set is told each time; one that drifts, or a machine that sleeps, is not", () => {
  const told: Problem[] = [];
  let [wall, steady] = [1_800_000_000_000, 5000];
  const clocks = { wall: () => wall, steady: () => steady };
  const watch = createClockWatch(new Problems((problem) => told.push(problem)), clocks);
  onTestFinished(watch.close);
  const pass = (wallTime: number, steadyTime = wallTime): void => {
    wall += wallTime;
    steady += steadyTime;
    watch.look();
  };
  pass(15_000);
  pass(20_000, 15_000);
  pass(9 * HOUR);
  expect(told).toEqual([]);
  pass(15_000 + YEAR, 15_000);
  pass(15_000);
  pass(15_000 - YEAR, 15_000);
  expect(told.map(({ code, details }) => [code, (details as { seconds: number }).seconds])).toEqual([
    ["CLOCK_JUMPED", YEAR / 1000],
    ["CLOCK_JUMPED", -YEAR / 1000],
  ]);
  expect(told[1]?.message).toContain("back");
});
