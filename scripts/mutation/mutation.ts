/**
 * Measures what the tests see: changes one line of a package's decisions at a time and runs the tests that reach it.
 * `npm run mutation -- [package…] [--since <commit>]`: with a commit, whatever changed since it, in place of the decisions;
 * both runners judge it then, and no floor: what survives is told. `--files <glob below src>` mutates those files alone,
 * such as `outbox/retry.ts` or `outbox/retry.ts:10-40`, and judges no floor either; `--tests <glob below src>` names the folders
 * whose tests judge, in place of the package's.
 */
import { Stryker } from "@stryker-mutator/core";
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { findMutatedPackages, type MutatedPackage, patternsOf } from "./mutatedPackages.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: "string" },
    files: { type: "string", multiple: true },
    tests: { type: "string" },
    concurrency: { type: "string", default: "2" },
  },
});
const changed =
  values.since === undefined
    ? undefined
    : execFileSync("git", ["diff", "--name-only", "--diff-filter=d", `${values.since}...`], {
        encoding: "utf8",
      })
        .split("\n")
        .filter(Boolean);

type Runner = "node" | "jsdom";

/** Runs the tests of one runner on every mutant; null where no test of it reaches what is mutated. */
async function runMutants(
  { folder, tests }: MutatedPackage,
  mutate: readonly string[],
  runner: Runner,
): Promise<readonly string[] | null> {
  const judges = values.tests ?? (changed === undefined ? tests : undefined);
  process.env["CARNATION_MUTATED"] = [folder, "src", ...(judges === undefined ? [] : [judges])].join("/");
  process.env["CARNATION_MUTATED_IN"] = runner;
  const stryker = new Stryker({
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
  });
  try {
    return (await stryker.runMutationTest()).map(({ status }) => status);
  } catch (failure) {
    if (failure instanceof Error && failure.message.startsWith("No tests were executed")) return null;
    throw failure;
  }
}

const killed = new Set(["Killed", "Timeout"]);
const judged = new Set([...killed, "Survived", "NoCoverage"]);
let passed = 0;
let failed = 0;
for (const row of findMutatedPackages(positionals)) {
  const mutate = patternsOf({ ...row, decisions: values.files ?? row.decisions }, changed);
  if (mutate.length === 0) continue;
  const runners: readonly Runner[] = changed === undefined ? [row.runner ?? "node"] : ["node", "jsdom"];
  for (const runner of runners) {
    const statuses = (await runMutants(row, mutate, runner))?.filter((status) => judged.has(status));
    if (statuses === undefined) {
      console.log(`${row.folder}: no test in ${runner} reaches what changed`);
      continue;
    }
    const count = statuses.filter((status) => killed.has(status)).length;
    const score = statuses.length === 0 ? 100 : (100 * count) / statuses.length;
    const isEnough = changed !== undefined || values.files !== undefined || score >= row.floor;
    if (isEnough) passed += 1;
    else failed += 1;
    const below = isEnough ? "" : `, below its ${row.floor} %`;
    console.log(
      `${row.folder}: ${score.toFixed(1)} % of ${statuses.length} mutants killed in ${runner}${below}`,
    );
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
