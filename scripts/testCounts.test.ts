import { expect, test } from "vitest";
import { playwrightCount, vitestCount } from "./testCounts.ts";

test("a vitest file that does not load counts as a failure although no test failed", () => {
  const report = { numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(vitestCount(JSON.stringify(report))).toEqual({ passed: 4, failed: 1 });
});

test("a Playwright test that needed a retry counts as failed", () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } };
  expect(playwrightCount(JSON.stringify(report))).toEqual({ passed: 3, failed: 2 });
});
