import type { Command, Outside } from "./outside.ts";
import { commandText } from "./firebaseTools.ts";
import type { Step } from "./step.ts";

/** Runs a program that must succeed. @throws Error with what was typed */
export async function runOrFail(outside: Outside, command: Command): Promise<string> {
  const { status, stdout } = await outside.run(command);
  if (status !== 0) throw new Error(`« ${commandText(command)} » a échoué (code ${status}).`);
  return stdout;
}

/** Time between two tries, milliseconds: what Google grants the agents of a new project counts within minutes. */
const TRY_AGAIN_MS = 60_000;

/**
 * A program that is run at each deployment: it finds out itself what is there already.
 * @param tries how often it may fail before the deployment does
 */
export const runProgram =
  (outside: Outside, command: Command, tries = 1): Step =>
  async () => ({
    is: "todo",
    about: commandText(command),
    async apply() {
      for (let left = tries; left > 1; left -= 1) {
        if ((await outside.run(command)).status === 0) return;
        outside.tell(`  repris   dans une minute : ${commandText(command)}`);
        await outside.wait(TRY_AGAIN_MS);
      }
      await runOrFail(outside, command);
    },
  });
