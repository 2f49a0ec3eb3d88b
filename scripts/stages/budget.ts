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

/** A stage that has ended well, and what it has taken. */
export interface JudgedStage {
  readonly name: string;
  /** Seconds of processor time on the machine that the budgets were noted on. */
  readonly budget: number;
  readonly spent: Spent;
}

/**
 * Times that the stages of a run together have taken their budgets. The fixed computation of `machineSpeed.ts` fits into the
 * caches: where memory or system calls are slow, it does not tell, and all stages do (decision 071).
 */
function slownessOfRun(stages: readonly JudgedStage[]): number {
  const known = stages.filter(({ spent }) => spent.cpuSeconds !== undefined);
  const budgets = known.reduce((sum, { budget }) => sum + budget, 0);
  const taken = known.reduce((sum, { spent }) => sum + (spent.cpuSeconds ?? 0), 0);
  return budgets === 0 ? 1 : taken / budgets;
}

/**
 * Compares what the stages of a whole run have taken with their budgets.
 * @returns what is wrong, by the name of the stage; none for one that grew no more than the others on this machine
 */
export function findExcesses(stages: readonly JudgedStage[]): ReadonlyMap<string, string> {
  const ofRun = slownessOfRun(stages);
  return new Map(
    stages.flatMap(({ name, budget, spent }) => {
      const slowness = Math.max(spent.slowness, ofRun);
      const excess = overBudget(budget, { ...spent, slowness });
      return excess === undefined ? [] : [[name, excess] as const];
    }),
  );
}

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
