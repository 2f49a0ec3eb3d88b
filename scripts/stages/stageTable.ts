import type { Count } from "./counts.ts";

/** Way that a stage of the tests ended. */
export interface StageResult {
  readonly name: string;
  readonly count: Count;
  readonly wallSeconds: number;
  readonly cpuSeconds: number | undefined;
  /** Seconds of processor time that it may take on this machine, and a fifth more. */
  readonly budget?: number | undefined;
  /** Reason why it was not run at all. */
  readonly skipped?: string;
}

const seconds = (value: number | undefined): string => (value === undefined ? "–" : value.toFixed(1));

/** The sum of all counts. */
export function totalOf(results: readonly StageResult[]): Count {
  return results.reduce(
    (sum, { count }) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * A table of the stages with their seconds, as lines.
 * @param wallSeconds time of the whole run, in which stages went on side by side
 */
export function stageTable(results: readonly StageResult[], wallSeconds: number): string[] {
  const cpu = results.map(({ cpuSeconds }) => cpuSeconds);
  const total = totalOf(results);
  const sum = cpu.includes(undefined) ? undefined : cpu.reduce<number>((all, one) => all + (one ?? 0), 0);
  const budgets = results.reduce((all, { budget = 0 }) => all + budget, 0);
  const rows = [
    ["stage", "passed", "failed", "seconds", "CPU s", "budget"],
    ...results.map(({ name, count, skipped, budget, ...times }) => [
      skipped === undefined ? name : `${name} (not run: ${skipped})`,
      String(count.passed),
      String(count.failed),
      seconds(times.wallSeconds),
      seconds(times.cpuSeconds),
      seconds(budget),
    ]),
    [
      "together",
      String(total.passed),
      String(total.failed),
      seconds(wallSeconds),
      seconds(sum),
      seconds(budgets),
    ],
  ];
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column))))
      .join("  "),
  );
}
