import { expect, it } from "vitest";
import { engineHealth } from "./engineHealth.ts";

const week = { from: "2026-11-17", to: "2026-11-23" };

it("the health of the engine is the mean time of what it finished, and the count of its faults", () => {
  const days = [
    { date: "2026-11-18", values: { diagnoses_done: 3, analysis_ms: 6000, analysis_faults: 1 } },
    { date: "2026-11-20", values: { diagnoses_done: 1, analysis_ms: 4000 } },
    { date: "2026-11-10", values: { diagnoses_done: 9, analysis_ms: 900_000, analysis_faults: 5 } },
  ];
  expect(engineHealth(days, week)).toEqual({ meanSeconds: 2.5, faults: 1 });
});

it("a week of faults alone has no mean time; a week without an analysis has no health", () => {
  const days = [{ date: "2026-11-18", values: { analysis_faults: 2 } }];
  expect(engineHealth(days, week)).toEqual({ meanSeconds: null, faults: 2 });
  expect(engineHealth([], week)).toBeNull();
});
