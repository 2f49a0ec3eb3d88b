import { RE2JS, RE2JSException } from "re2js";
import { EvaluationError } from "../values/ruleValue.ts";

/**
 * Regular expressions of the rules are RE2's: matching takes time linear in the input, and back-references and
 * look-around do not exist. A JavaScript RegExp would let one request stall the process.
 */
const compiled = new Map<string, RE2JS>();
/**
 * Patterns are constants of the rules file in practice; those built from requests must take up neither the memory
 * (about 400 bytes a character once compiled) nor the seconds that compiling a long one takes.
 */
const CACHED_CHARACTERS = 100_000;
const LONGEST = 10_000;
let cachedCharacters = 0;

/** Tells whether the whole text matches. @throws EvaluationError for a pattern that RE2 refuses or that is very long */
export function matchesPattern(text: string, pattern: string): boolean {
  return compile(pattern).matches(text);
}

/** The text with every match replaced. */
export function replacePattern(text: string, pattern: string, replacement: string): string {
  return compile(pattern).matcher(text).replaceAll(replacement);
}

/** Splits a text at its matches. */
export function splitPattern(text: string, pattern: string): string[] {
  return compile(pattern).split(text);
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  if (pattern.length > LONGEST)
    throw new EvaluationError(`invalid pattern: longer than ${LONGEST} characters`);
  try {
    const fresh = RE2JS.compile(pattern);
    if (cachedCharacters + pattern.length > CACHED_CHARACTERS) {
      compiled.clear();
      cachedCharacters = 0;
    }
    compiled.set(pattern, fresh);
    cachedCharacters += pattern.length;
    return fresh;
  } catch (error) {
    if (error instanceof RE2JSException) throw new EvaluationError(`invalid pattern: ${error.message}`);
    throw error;
  }
}
