/** CPU-seconds of a stage, and the load and speed of the machine meanwhile. */
export interface Spent {
  /** Processor time of the stage, seconds; `undefined` where the system does not tell. */
  readonly cpuSeconds: number | undefined;
  /** By how many times a second of this machine does less than one of the machine that the budgets were noted on. */
  readonly slowness: number;
  /** Processors that programs outside the run have used on average; `undefined` where the system does not tell. */
  readonly neighbours: number | undefined;
}

/** By how much a stage may exceed its budget. */
const MARGIN = 1.2;
/** On a machine that differs by more, the reference does not say enough about browsers and disks. */
const COMPARABLE = 1.6;
/** With more of a processor used by others, caches and memory are theirs: a second does less, unevenly. */
const QUIET = 0.4;

/** The budget of a stage on this machine, seconds of processor time. */
export const budgetHere = (budget: number, slowness: number): number => budget * slowness;

/**
 * Compares what a stage has taken with its budget.
 * @param budget seconds of processor time on the machine that the budgets were noted on
 * @returns what is wrong, for a person; `undefined` when it kept within the budget and 20 %, or when the machine does not
 * allow to tell: too slow, too fast, or busy with something else
 */
export function overBudget(budget: number, { cpuSeconds, slowness, neighbours }: Spent): string | undefined {
  if (cpuSeconds === undefined || neighbours === undefined || neighbours > QUIET) return undefined;
  if (slowness > COMPARABLE || slowness < 1 / COMPARABLE) return undefined;
  const here = budgetHere(budget, slowness);
  if (cpuSeconds <= here * MARGIN) return undefined;
  return (
    `took ${cpuSeconds.toFixed(1)} CPU-seconds; its budget is ${here.toFixed(1)} on this machine ` +
    `(${budget} on the one it was noted on) and 20 %. Make it cheaper, or move the budget in ` +
    `scripts/stages/stages.ts and say why.`
  );
}
