import { RE2JS, RE2JSException } from "re2js";
import { EvaluationError } from "./ruleValue.ts";

/**
 * Regular expressions of the rules are RE2's: matching takes time linear in the input, and back-references and
 * look-around do not exist. A JavaScript RegExp would let one request stall the process.
 */
const compiled = new Map<string, RE2JS>();
/** Patterns are constants of the rules file in practice; one built from a request must not grow the cache for ever. */
const CACHE_LIMIT = 500;

/** Whether the whole text matches. @throws EvaluationError for a pattern that RE2 refuses */
export function matchesPattern(text: string, pattern: string): boolean {
  return compile(pattern).matches(text);
}

/** The text with every match replaced. */
export function replacePattern(text: string, pattern: string, replacement: string): string {
  return compile(pattern).matcher(text).replaceAll(replacement);
}

/** What stands between the matches. */
export function splitPattern(text: string, pattern: string): string[] {
  return compile(pattern).split(text);
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  try {
    const fresh = RE2JS.compile(pattern);
    if (compiled.size >= CACHE_LIMIT) compiled.clear();
    compiled.set(pattern, fresh);
    return fresh;
  } catch (error) {
    if (error instanceof RE2JSException) throw new EvaluationError(`invalid pattern: ${error.message}`);
    throw error;
  }
}
