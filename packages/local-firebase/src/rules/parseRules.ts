import type { Ruleset } from "./ruleset.ts";

/** @throws RulesSyntaxError with `file:line:column` */
export function parseRules(_source: string, fileName: string): Ruleset {
  return { fileName };
}
