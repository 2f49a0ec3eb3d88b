import { readFileSync, watch } from "node:fs";
import { basename, dirname } from "node:path";
import { parseRules } from "../rules/syntax/parseRules.ts";
import type { ReplaceableRules } from "../rules/activeRules.ts";
import { RulesSyntaxError } from "../rules/syntax/rulesSyntaxError.ts";
import type { RulesSource } from "./projectConfig.ts";

/** Editors write a file in several steps; milliseconds of quiet before it is read. */
const QUIET = 100;

/**
 * Puts a rules file in force whenever it changes. One with an error is reported with its place, and the rules before
 * it stay in force; so they do when the file is removed.
 * @returns the function that ends it
 */
export function watchRules(
  { file, text }: RulesSource,
  rules: ReplaceableRules,
  log: (line: string) => void,
): () => void {
  let seen = text;
  let timer: NodeJS.Timeout | undefined;

  /** At one go: of two that overlap, the one with the older text could be the last. */
  function reload(): void {
    try {
      const changed = readFileSync(file, "utf8");
      if (changed === seen) return;
      seen = changed;
      rules.replace(parseRules(changed, file));
      log(`rules: ${file} has changed and is in force`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const place = error instanceof RulesSyntaxError ? "" : `${file}: `;
      log(`rules: the changed file is not valid, the rules before it stay in force: ${place}${reason}`);
    }
  }

  try {
    // The folder: many editors replace the file, and a watcher of the old one would hear nothing more.
    const watcher = watch(dirname(file), { persistent: false }, (_event, name) => {
      if (name !== null && name !== basename(file)) return;
      clearTimeout(timer);
      timer = setTimeout(reload, QUIET);
      timer.unref();
    });
    watcher.on("error", (error) => log(`rules: ${file} is no longer watched: ${error.message}`));
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  } catch (error) {
    // The operating system's supply of watchers may be used up; the rules as read still hold.
    log(`rules: ${file} cannot be watched: ${error instanceof Error ? error.message : String(error)}`);
    return () => undefined;
  }
}
