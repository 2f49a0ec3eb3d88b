/**
 * The vitest runner of Stryker, choosing tests by their file alone. Its own choice is by name with spaces between the
 * titles, and vitest 5 joins them by " > ": no name matches, and every mutant is said to survive.
 */
import { strykerPlugins as vitestPlugins } from "@stryker-mutator/vitest-runner";

const [{ factory, kind }] = vitestPlugins;

function createRunner(injector) {
  const runner = factory(injector);
  const run = runner.mutantRun.bind(runner);
  runner.mutantRun = (options) =>
    run({
      ...options,
      testFilter: options.testFilter && [
        ...new Set(options.testFilter.map((id) => `${id.split("#", 1)[0]}#`)),
      ],
    });
  return runner;
}
createRunner.inject = factory.inject;

export const strykerPlugins = [{ kind, name: "whole-file", factory: createRunner }];
