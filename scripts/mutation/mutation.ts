/**
 * Measures what the tests see: changes one line of a package's decisions at a time and runs the tests that reach it.
 * `npm run mutation -- [package…] [--since <commit>]`: with a commit, whatever changed since it, in place of the decisions.
 */
import { Stryker } from "@stryker-mutator/core";
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { findMutatedPackages, patternsOf } from "./mutatedPackages.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: "string" }, concurrency: { type: "string", default: "2" } },
});
const changed =
  values.since === undefined
    ? undefined
    : execFileSync("git", ["diff", "--name-only", "--diff-filter=d", `${values.since}...`], {
        encoding: "utf8",
      })
        .split("\n")
        .filter(Boolean);

const seen = new Set(["Killed", "Timeout"]);
let failed = 0;
let passed = 0;
for (const row of findMutatedPackages(positionals)) {
  const mutate = patternsOf(row, changed);
  if (mutate.length === 0) continue;
  process.env["CARNATION_MUTATED"] = [
    row.folder,
    "src",
    ...(changed === undefined && row.tests ? [row.tests] : []),
  ].join("/");
  process.env["CARNATION_MUTATED_IN"] = row.runner ?? "node";
  // eslint-disable-next-line no-await-in-loop -- Two cores are taken by one package.
  const mutants = await new Stryker({
    mutate: [...mutate],
    plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutation/wholeFileRunner.mjs"],
    testRunner: "whole-file",
    vitest: { configFile: "scripts/mutation/vitest.config.ts" },
    testRunnerNodeArgs: ["--conditions=@carnation/source"],
    // A table read once at the start would run every test for each of its cells.
    ignoreStatic: true,
    mutator: { excludedMutations: ["StringLiteral"] },
    // Stryker rewrites tsconfig.json with an API that TypeScript 7 does not have.
    tsconfigFile: "none.json",
    concurrency: Number(values.concurrency),
    reporters: ["clear-text"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    ignorePatterns: ["**/dist", "docs", "e2e", "test-results", "storybook-static"],
    allowConsoleColors: false,
  }).runMutationTest();
  const judged = mutants.filter(
    ({ status }) => seen.has(status) || status === "Survived" || status === "NoCoverage",
  );
  const killed = judged.filter(({ status }) => seen.has(status)).length;
  const score = judged.length === 0 ? 100 : (100 * killed) / judged.length;
  const isEnough = changed !== undefined || score >= row.floor;
  if (isEnough) passed += 1;
  else failed += 1;
  console.log(
    `${row.folder}: ${score.toFixed(1)} % of ${judged.length} mutants killed${isEnough ? "" : `, below its ${row.floor} %`}`,
  );
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
