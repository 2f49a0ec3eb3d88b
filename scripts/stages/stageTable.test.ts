import { expect, test } from "vitest";
import { stageTable, totalOf } from "./stageTable.ts";

const lint = {
  name: "lint",
  count: { passed: 1, failed: 0 },
  wallSeconds: 4.04,
  cpuSeconds: 6,
  budget: 5.96,
};
const results = [
  lint,
  { name: "build", count: { passed: 0, failed: 1 }, wallSeconds: 12, cpuSeconds: 20.26 },
  {
    name: "end to end",
    count: { passed: 0, failed: 1 },
    wallSeconds: 0,
    cpuSeconds: 0,
    skipped: "build failed",
  },
];

test("stageTable says of every stage what it found and what it took, in columns", () => {
  const lines = stageTable(results, 16);
  expect(lines.map((line) => line.split(/ {2,}/u))).toEqual([
    ["stage", "passed", "failed", "seconds", "CPU s", "budget"],
    ["lint", "1", "0", "4.0", "6.0", "6.0"],
    ["build", "0", "1", "12.0", "20.3", "–"],
    ["end to end (not run: build failed)", "0", "1", "0.0", "0.0", "–"],
    ["together", "1", "2", "16.0", "26.3", "6.0"],
  ]);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(totalOf(results)).toEqual({ passed: 1, failed: 2 });
});

test("stageTable leaves out what the system does not tell", () => {
  const last = stageTable([{ ...lint, cpuSeconds: undefined }], 4).map((line) => line.split(/ {2,}/u).at(-2));
  expect(last).toEqual(["CPU s", "–", "–"]);
});
