import type { Command, Outside } from "./outside.ts";
import { commandText } from "./firebaseTools.ts";
import type { Step } from "./step.ts";

/** Runs a program that must succeed. @throws Error with what was typed */
export async function runOrFail(outside: Outside, command: Command): Promise<string> {
  const { status, stdout } = await outside.run(command);
  if (status !== 0) throw new Error(`« ${commandText(command)} » a échoué (code ${status}).`);
  return stdout;
}

/** A program that is run at each deployment: it finds out itself what is there already. */
export const runProgram =
  (outside: Outside, command: Command): Step =>
  async () => ({
    is: "todo",
    about: commandText(command),
    apply: async () => void (await runOrFail(outside, command)),
  });
