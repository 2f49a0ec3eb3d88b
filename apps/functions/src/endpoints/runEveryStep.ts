/**
 * Runs the steps of one event one after the other, also when one fails: none hides another. The event is then delivered again,
 * so that each step is safe to repeat.
 * @throws the first failure, once all were tried
 */
export async function runEveryStep(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
