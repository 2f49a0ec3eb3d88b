import type { Command } from "./outside.ts";

/** Version of firebase-tools that deploys: the commands and their flags are those of its source. */
export const FIREBASE_TOOLS = "firebase-tools@15.34.2";

/** A command of firebase-tools, which asks no questions. */
export function firebase(...args: readonly string[]): Command {
  return { program: "npx", args: ["--yes", FIREBASE_TOOLS, ...args], shown: true };
}

/**
 * Deploys a part of what `firebase.json` names.
 * @param forced answers its questions with yes. Functions need it: they are retried (« failure policy ») and their images are
 *   cleaned up. Indexes do not: it would delete those that somebody else has made.
 * @param config file that stands for `firebase.json`
 */
export function deployCommand(
  project: string,
  only: string,
  { forced = false, config }: { readonly forced?: boolean; readonly config?: string | undefined } = {},
): Command {
  const flags = ["--project", project, "--non-interactive", ...(forced ? ["--force"] : [])];
  return firebase("deploy", "--only", only, ...flags, ...(config === undefined ? [] : ["--config", config]));
}

/** The text of a command, as an operator would type it. */
export function commandText({ program, args }: Command): string {
  return [program, ...args].join(" ");
}
