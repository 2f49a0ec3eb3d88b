/**
 * Runs an asynchronous step for each input and passes on the outcome of the latest input alone: an earlier one that
 * finishes later is dropped.
 * @param step must not fail
 */
export function latestOnly<Input, Output>(
  step: (input: Input) => Promise<Output>,
  listener: (output: Output) => void,
): { next(input: Input): Promise<void>; stop(): void } {
  let latest = 0;
  return {
    async next(input) {
      latest += 1;
      const mine = latest;
      const output = await step(input);
      if (mine === latest) listener(output);
    },
    stop() {
      latest += 1;
    },
  };
}
