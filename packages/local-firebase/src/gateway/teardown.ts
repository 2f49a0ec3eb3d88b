type Step = () => void | Promise<void>;

/**
 * Collects what has been started, to be ended in the opposite order; once, however often it is asked for. A step that
 * fails keeps none of the others from running: `run` rejects with the first failure at the end.
 */
export function createTeardown() {
  const steps: Step[] = [];
  let running: Promise<void> | null = null;

  async function runSteps(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    add(step: Step): void {
      steps.push(step);
    },
    run(): Promise<void> {
      running ??= runSteps();
      return running;
    },
  };
}
