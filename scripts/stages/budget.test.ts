import { describe, expect, test } from "vitest";
import { findExcesses, type JudgedStage, overBudget } from "./budget.ts";

const quiet = { slowness: 1, neighbours: 0 };

describe("the budget of a stage", () => {
  test("a stage may exceed its budget by a fifth", () => {
    expect(overBudget(100, { ...quiet, cpuSeconds: 119.9 })).toBeUndefined();
    expect(overBudget(100, { ...quiet, cpuSeconds: 120.1 })).toMatch(
      /took 120\.1 CPU-seconds; its budget is 100\.0/u,
    );
  });

  test("a budget grows with the slowness of the machine", () => {
    expect(overBudget(100, { slowness: 1.5, neighbours: 0, cpuSeconds: 179 })).toBeUndefined();
    expect(overBudget(100, { slowness: 1.5, neighbours: 0, cpuSeconds: 181 })).toMatch(
      /150\.0 on this machine \(100 on/u,
    );
    expect(overBudget(100, { slowness: 0.8, neighbours: 0, cpuSeconds: 97 })).toBeDefined();
  });

  test.each([
    ["whose processor time is unknown", { ...quiet, cpuSeconds: undefined }],
    ["beside a busy neighbour", { slowness: 1, neighbours: 0.5, cpuSeconds: 500 }],
    ["beside neighbours that nobody counts", { slowness: 1, neighbours: undefined, cpuSeconds: 500 }],
    ["on a machine that is three times slower", { slowness: 3, neighbours: 0, cpuSeconds: 500 }],
    ["on a machine that is twice as fast", { slowness: 0.5, neighbours: 0, cpuSeconds: 500 }],
  ])("a stage %s fails no budget", (_what, spent) => {
    expect(overBudget(100, spent)).toBeUndefined();
  });
});

describe("the budgets of a run", () => {
  const stage = (name: string, cpuSeconds: number, budget = 100): JudgedStage => ({
    name,
    budget,
    spent: { ...quiet, cpuSeconds },
  });
  const names = (...stages: readonly JudgedStage[]) => [...findExcesses(stages).keys()];

  test("a stage that grew more than the others is named", () => {
    expect(names(stage("a", 100), stage("b", 135), stage("c", 100), stage("d", 100))).toEqual(["b"]);
  });

  test("stages that are all slow on this machine exceed no budget, one that grew beside it does", () => {
    expect(names(stage("a", 150), stage("b", 155), stage("c", 145))).toEqual([]);
    expect(names(stage("a", 140), stage("b", 140), stage("c", 140), stage("d", 190))).toEqual(["d"]);
  });

  test("a run that is as fast as ever is no reason to ask for less", () => {
    expect(names(stage("a", 60), stage("b", 110), stage("c", 60))).toEqual([]);
  });

  test("a stage whose processor time is unknown tells nothing of the machine", () => {
    const unknown = { ...stage("a", 0), spent: { ...quiet, cpuSeconds: undefined } };
    expect(names(unknown, stage("b", 100), stage("c", 140), stage("d", 100))).toEqual(["c"]);
  });
});
