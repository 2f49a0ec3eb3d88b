type Step = () => void | Promise<void>;

/** What has been started, to be ended in the opposite order; once, however often it is asked for. */
export function createTeardown() {
  const steps: Step[] = [];
  let running: Promise<void> | null = null;

  async function runSteps(): Promise<void> {
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) await step();
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
