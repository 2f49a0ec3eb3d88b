import { availableParallelism } from "node:os";
import { join } from "node:path";
import { budgetHere, findExcesses, type JudgedStage, type Spent } from "./budget.ts";
import { countOf, playwrightCount, vitestCount } from "./counts.ts";
import { startCpuMeter } from "./cpuMeter.ts";
import { failedLines, playwrightFailures, vitestFailures } from "./failedTests.ts";
import { digestOf } from "./inputFiles.ts";
import { startMachineSpeed } from "./machineSpeed.ts";
import { openRunFolder, readOutput } from "./runFolder.ts";
import { schedule } from "./schedule.ts";
import { reporting, type Stage } from "./stages.ts";
import { stageTable, totalOf, type StageResult } from "./stageTable.ts";
import { startProgram } from "./startProgram.ts";
import { suites } from "./suites.ts";
import { noteVerified } from "./verified.ts";

const root = join(import.meta.dirname, "..", "..");
const runs = join(root, "node_modules", ".cache", "tests");
const compiled = join(root, "node_modules", ".cache", "compiled");
/** More side by side than this only makes them wait for each other, and their time limits count the waiting. */
const LANES = Math.min(2, availableParallelism());

const runners = {
  vitest: { count: vitestCount, failures: vitestFailures },
  playwright: { count: playwrightCount, failures: playwrightFailures },
};

const failure = (name: string, rest: Partial<StageResult> = {}): StageResult => ({
  name,
  count: { passed: 0, failed: 1 },
  wallSeconds: 0,
  cpuSeconds: 0,
  ...rest,
});

/** True when a stage fails that takes more than its budget, on a machine that allows to tell: `.ci/run` wants it so. */
const budgetsCount = process.env["CARNATION_BUDGET"] === "1";
/** A machine of others throws away what a run leaves: there is nothing to commit. */
const keepsNotes = process.env["CI"] === undefined;

/**
 * Runs stages, two at a time, each with its output in a file of its own; what a stage that fails has written is
 * printed whole at its end. Closes with a table of all stages, the names of all failed tests (who reads only the end of
 * a long output needs them there) and `N passed, N failed`, and sets the exit code.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const started = performance.now();
  const meter = startCpuMeter();
  const speed = startMachineSpeed();
  const running = new Map<string, () => Promise<void>>();
  let interrupted = false;
  const outputs = openRunFolder(runs);
  const failed: string[] = [];
  const judged: JudgedStage[] = [];

  /** Tells how a stage and its machine have done since it was started. */
  function spentSince(
    { moment, others: othersBefore }: { readonly moment: number; readonly others: number | undefined },
    { wallSeconds, cpuSeconds }: Pick<StageResult, "wallSeconds" | "cpuSeconds">,
  ): Spent {
    const others = meter.othersSeconds();
    const isKnown = others !== undefined && othersBefore !== undefined;
    return {
      cpuSeconds,
      slowness: speed.slownessSince(moment),
      neighbours: isKnown ? (others - othersBefore) / wallSeconds : undefined,
    };
  }

  async function run(stage: Stage): Promise<StageResult> {
    const { name, command, runner } = stage;
    if (interrupted) return failure(name, { skipped: "stopped" });
    const base = join(outputs, name.replace(/\W+/gu, "-"));
    const digest = stage.suite && digestOf(root, suites[stage.suite]);
    const before = { moment: performance.now(), others: meter.othersSeconds() };
    const { args, env } = reporting(stage, `${base}.json`);
    console.log(`  ${name} …`);
    const program = startProgram(
      {
        command: [...command, ...args],
        folder: root,
        env: {
          ...process.env,
          TURBO_TELEMETRY_DISABLED: "1",
          STORYBOOK_DISABLE_TELEMETRY: "1",
          // Every program loads the same libraries: what one has compiled, the next one finds.
          NODE_COMPILE_CACHE: compiled,
          ...env,
          ...stage.env,
        },
        log: `${base}.log`,
      },
      meter,
    );
    running.set(name, program.stop);
    const { ok, ...times } = await program.ended;
    running.delete(name);
    const single = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    const report = readOutput(`${base}.json`);
    const count =
      runner === undefined ? single : countOf(ok, report, runners[runner].count, stage.mayBeEmpty);
    if (count.failed > 0 && !interrupted) {
      failed.push(...failedLines(name, report, runner && ((json) => runners[runner].failures(json, root))));
      console.log(`\n── ${name}\n${readOutput(`${base}.log`) ?? `Its output cannot be read: ${base}.log`}`);
    }
    const spent = spentSince(before, times);
    if (stage.budget !== undefined && count.failed === 0) judged.push({ name, budget: stage.budget, spent });
    if (count.failed === 0 && stage.suite !== undefined && digest !== undefined && keepsNotes) {
      // What was changed while it ran has not been tried.
      if (digestOf(root, suites[stage.suite]) === digest) noteVerified(root, stage.suite, digest);
    }
    const found =
      count.failed > 0 ? `${count.passed} passed, ${count.failed} FAILED` : `${count.passed} passed`;
    console.log(`  ${name}: ${found}, ${times.wallSeconds.toFixed(1)} s`);
    const budget = stage.budget && budgetHere(stage.budget, spent.slowness);
    return { name, count, ...times, budget };
  }

  const interrupt = (): void => {
    if (interrupted) return;
    interrupted = true;
    console.log("\nStopping…");
    for (const stop of running.values()) void stop();
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  const ended = await schedule(stages, {
    lanes: LANES,
    run,
    wentWell: ({ count }) => count.failed === 0,
    skip: ({ name }, because) => failure(name, { skipped: `${because} failed` }),
  });
  // At the end: what waits for a stage does not wait for its budget, and all of them tell how slow the machine is.
  const excesses = findExcesses(judged);
  const results = ended.map((result) => {
    const excess = excesses.get(result.name);
    if (excess === undefined) return result;
    console.log(`  ${result.name} ${excess}`);
    if (!budgetsCount) return result;
    failed.push(`✗ ${result.name}`, `    ${excess}`);
    return { ...result, count: { ...result.count, failed: 1 } };
  });
  const slowness = speed.slownessSince(started);
  meter.stop();
  speed.stop();
  process.off("SIGINT", interrupt);
  process.off("SIGTERM", interrupt);
  const total = totalOf(results);
  console.log(`\n${stageTable(results, (performance.now() - started) / 1000).join("\n")}`);
  console.log(
    `\nA CPU-second of this machine did ${(1 / slowness).toFixed(2)} of one of the machine of the budgets.`,
  );
  if (failed.length > 0) console.log(`\n${failed.join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
