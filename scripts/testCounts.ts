import * as v from "valibot";

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** Totals of a vitest JSON report. A file that fails to load has no failed test: it counts as one. */
export function vitestCount(json: string): Count {
  const report = v.parse(vitestReport, JSON.parse(json));
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
  };
}

/** Totals of a Playwright JSON report. A test that passed only on a retry counts as failed. */
export function playwrightCount(json: string): Count {
  const { stats } = v.parse(playwrightReport, JSON.parse(json));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
