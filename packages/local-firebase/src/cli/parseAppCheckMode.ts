import type { AppCheckMode } from "../gateway/options.ts";
import { UsageError } from "./usageError.ts";

const MODES: readonly AppCheckMode[] = ["off", "observe", "enforce"];

/** @throws UsageError for a word that is no state of App Check */
export function parseAppCheckMode(word: string): AppCheckMode {
  const mode = MODES.find((known) => known === word);
  if (mode === undefined) throw new UsageError(`--app-check is ${MODES.join(", ")}, not "${word}".`);
  return mode;
}
