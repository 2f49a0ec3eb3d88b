import { afterEach, expect, test, vi } from "vitest";
import { runStages } from "./runStages.ts";
import type { Stage } from "./stages.ts";

const exitCode = process.exitCode;
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

/** Gives what a run of stages prints, and its exit code. */
async function outcomeOf(...stages: readonly Stage[]) {
  const printed: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  await runStages(stages);
  return { printed: printed.join("\n"), exitCode: process.exitCode };
}

test("a run whose outputs are removed under it goes on to its end, and tells", async () => {
  const removal = `
    const { rmSync } = require("node:fs");
    rmSync("node_modules/.cache/tests/" + process.ppid, { recursive: true });
    process.exit(1);
  `;
  const { printed, exitCode } = await outcomeOf(
    { name: "gone", command: [process.execPath, "-e", removal] },
    { name: "next", command: [process.execPath, "-e", ""], after: [] },
  );
  expect(printed).toContain("Its output cannot be read");
  expect(printed).toMatch(/1 passed, 1 failed$/);
  expect(exitCode).toBe(1);
});

test("the output of a failed stage is printed whole", async () => {
  const script = 'console.log("x".repeat(100_000) + " the end"); process.exitCode = 1';
  const { printed } = await outcomeOf({ name: "told", command: [process.execPath, "-e", script] });
  expect(printed).toContain(`${"x".repeat(100_000)} the end`);
});

test("a runner that may find no test has not failed", async () => {
  const empty = JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 0 });
  const script = `
    const file = process.argv.find((word) => word.startsWith("--outputFile.json=")).split("=")[1];
    require("node:fs").writeFileSync(file, ${JSON.stringify(empty)});
  `;
  const stage: Stage = { name: "none", command: [process.execPath, "-e", script, "--"], runner: "vitest" };
  expect((await outcomeOf({ ...stage, mayBeEmpty: true })).exitCode).toBe(0);
  expect((await outcomeOf(stage)).exitCode).toBe(1);
});

test("a stage that takes more than its budget passes where budgets are not asserted, and the table says both", async () => {
  const script = "const end = process.cpuUsage().user + 0.3e6; while (process.cpuUsage().user < end);";
  const stage: Stage = { name: "greedy", command: [process.execPath, "-e", script], budget: 0.1 };
  const { printed } = await outcomeOf(stage);
  expect(printed).toMatch(/1 passed, 0 failed$/);
  expect(printed).toMatch(/^greedy +1 +0 +[\d.]+ +[\d.–]+ +0\.[\d]$/mu);
});
