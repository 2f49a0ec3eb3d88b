import { expect, test } from "vitest";
import { failedLines, playwrightFailures, vitestFailures } from "./failedTests.ts";

test("a vitest report names its failed tests, and the file that does not load", () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: "/repo/a.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          {
            status: "failed",
            fullName: "sum subtracts",
            failureMessages: ["\u001B[31mexpected 1\u001B[39m\n\n  at x"],
          },
        ],
      },
      { name: "/repo/b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      { name: "/repo/c.test.ts", status: "passed", assertionResults: [] },
    ],
  });
  expect(failedLines("units", report, (json) => vitestFailures(json, "/repo"))).toEqual([
    "✗ units: a.test.ts › sum subtracts",
    "    expected 1",
    "      at x",
    "✗ units: b.test.ts",
    "    no such module",
  ]);
});

test("a Playwright report names its failed tests, nested ones and those that passed on a retry", () => {
  const spec = (title: string, status: string, results: object[]) => ({
    title,
    file: "x.spec.ts",
    tests: [{ status, results }],
  });
  const report = JSON.stringify({
    config: { rootDir: "/repo/e2e" },
    suites: [
      {
        title: "x.spec.ts",
        specs: [
          spec("signs in", "expected", [{}]),
          spec("signs out", "unexpected", [{ error: { message: "late" } }]),
        ],
        suites: [{ title: "group", specs: [spec("waits", "flaky", [{ error: { message: "once" } }, {}])] }],
      },
    ],
  });
  expect(playwrightFailures(report, "/repo")).toEqual([
    { file: "e2e/x.spec.ts", title: "signs out", message: "late" },
    { file: "e2e/x.spec.ts", title: "waits", message: "once" },
  ]);
});

test("a stage without a readable report is named alone", () => {
  expect(failedLines("build", undefined, undefined)).toEqual(["✗ build"]);
  expect(failedLines("units", '{"testResults": [', (json) => vitestFailures(json, "/"))).toEqual(["✗ units"]);
});
