import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { costTable } from "./costTable.ts";
import { fileFunctionCosts } from "./fileFunctions.ts";
import { monthlyCosts, totalOf } from "./monthlyCosts.ts";
import { type MonthlyQuantities, monthlyQuantities } from "./monthlyQuantities.ts";

const document = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
const nothing = Object.fromEntries(
  Object.keys(monthlyQuantities(0)).map((name) => [name, 0]),
) as unknown as MonthlyQuantities;

test("the table of the document is the one that is printed", () => {
  expect(document).toContain(costTable());
});

test("a million diagnoses a month cost no more than the aim, and a hundred nothing to speak of", () => {
  expect(totalOf(monthlyCosts(monthlyQuantities(1_000_000)))).toBeLessThanOrEqual(1000);
  expect(totalOf(monthlyCosts(monthlyQuantities(100)))).toBeLessThan(1);
});

test("quantities within the free tier cost nothing, and beyond it what they exceed it by", () => {
  expect(totalOf(monthlyCosts(nothing))).toBe(0);
  const free = monthlyCosts({ ...nothing, reads: 1_500_000, invocations: 2_000_000, documentEgress: 10 });
  expect(totalOf(free)).toBe(0);
  const paid = monthlyCosts({ ...nothing, reads: 1_600_000 });
  expect(paid.reads).toBeCloseTo(0.039 * 0.86, 6);
});

test("files that leave are priced by the steps of their amount", () => {
  const egressOf = (fileEgress: number): number => monthlyCosts({ ...nothing, fileEgress }).egress / 0.86;
  expect(egressOf(1000)).toBeCloseTo(120, 6);
  expect(egressOf(3000)).toBeCloseTo(120 + 220, 6);
  expect(egressOf(11_000)).toBeCloseTo(120 + 990 + 80, 6);
});

test("a function for all files is cheaper than one for photos beside one for the others", () => {
  const { merged, apart } = fileFunctionCosts(1_000_000);
  expect(merged).toBeLessThan(apart);
});
