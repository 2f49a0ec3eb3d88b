/** A piece of work that others may wait for. */
interface Task {
  readonly name: string;
  /** Names of the tasks that must have gone well before it starts. */
  readonly after?: readonly string[];
}

interface Options<T extends Task, Result> {
  /** Count of how many tasks go on at the same time. */
  readonly lanes: number;
  readonly run: (task: T) => Promise<Result>;
  readonly wentWell: (result: Result) => boolean;
  /** The result of a task that is not started because another, which it waits for, went wrong. */
  readonly skip: (task: T, because: string) => Result;
}

/**
 * Runs tasks in lanes, the first of the list that can start first.
 * @returns the results, in the order of the list
 * @throws Error when a task waits for one that is not in the list or stands behind it, before any is started
 */
export async function schedule<T extends Task, Result>(
  tasks: readonly T[],
  { lanes, run, wentWell, skip }: Options<T, Result>,
): Promise<Result[]> {
  for (const [index, { name, after = [] }] of tasks.entries()) {
    const unknown = after.find((needed) => !tasks.slice(0, index).some((task) => task.name === needed));
    if (unknown !== undefined)
      throw new Error(`${name} waits for ${unknown}, which does not stand before it.`);
  }
  const waiting = [...tasks];
  const results = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();

  const work = async (task: T): Promise<void> => {
    results.set(task.name, await run(task));
    running.delete(task.name);
  };
  while (waiting.length > 0 || running.size > 0) {
    for (const task of waiting.slice()) {
      const needed = (task.after ?? []).filter((name) => results.has(name));
      const wrong = needed.find((name) => !wentWell(results.get(name) as Result));
      if (wrong !== undefined) results.set(task.name, skip(task, wrong));
      else if (needed.length === (task.after ?? []).length && running.size < lanes) {
        running.set(task.name, work(task));
      } else continue;
      waiting.splice(waiting.indexOf(task), 1);
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return tasks.map(({ name }) => results.get(name) as Result);
}
