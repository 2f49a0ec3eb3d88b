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

/**
 * Gives what a runner's end means. One that failed without naming a failed test (a crash, an unhandled error), that left no
 * report or an unreadable one, or that ran no test at all counts as one failure.
 * @param report the text of its JSON report; `undefined` when it left none
 * @param mayBeEmpty whether it may have run no test
 */
export function countOf(
  ok: boolean,
  report: string | undefined,
  read: (json: string) => Count,
  mayBeEmpty = false,
): Count {
  let count: Count = { passed: 0, failed: 0 };
  let broken = !ok;
  try {
    if (report !== undefined) count = read(report);
  } catch {
    broken = true;
  }
  if (count.passed + count.failed === 0 && !mayBeEmpty) broken = true;
  return broken && count.failed === 0 ? { ...count, failed: 1 } : count;
}
