import { describe, expect, test } from "vitest";
import { countOf, playwrightCount, vitestCount } from "./counts.ts";

test("a vitest file that does not load counts as a failure although no test failed", () => {
  const report = { numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(vitestCount(JSON.stringify(report))).toEqual({ passed: 4, failed: 1 });
});

test("a Playwright test that needed a retry counts as failed", () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } };
  expect(playwrightCount(JSON.stringify(report))).toEqual({ passed: 3, failed: 2 });
});

describe("a runner", () => {
  const report = (passed: number, failed: number): string =>
    JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numFailedTestSuites: failed });

  test.each([
    ["passes with its tests", true, report(4, 0), { passed: 4, failed: 0 }],
    ["fails with its tests", false, report(4, 2), { passed: 4, failed: 2 }],
    ["that fails without a failed test has crashed", false, report(4, 0), { passed: 4, failed: 1 }],
    ["that ran no test fails", true, report(0, 0), { passed: 0, failed: 1 }],
    ["that left no report fails", true, undefined, { passed: 0, failed: 1 }],
    ["whose report breaks off fails", true, '{"numPassedTests": 4', { passed: 0, failed: 1 }],
  ])("%s", (_what, ok, text, count) => {
    expect(countOf(ok, text, vitestCount)).toEqual(count);
  });

  test("a runner may find no test where that is no surprise", () => {
    expect(countOf(true, report(0, 0), vitestCount, true)).toEqual({ passed: 0, failed: 0 });
    expect(countOf(false, report(0, 0), vitestCount, true)).toEqual({ passed: 0, failed: 1 });
  });
});
