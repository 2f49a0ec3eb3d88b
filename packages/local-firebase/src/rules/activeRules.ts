import type { Ruleset } from "./syntax/ruleset.ts";

/** The rules as they stand now: a changed rules file replaces them. */
export interface ActiveRules {
  current(): Ruleset;
  /** Calls the listener after each replacement, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

export class ReplaceableRules implements ActiveRules {
  readonly #listeners = new Set<() => void>();
  #rules: Ruleset;

  constructor(rules: Ruleset) {
    this.#rules = rules;
  }

  current(): Ruleset {
    return this.#rules;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  replace(rules: Ruleset): void {
    this.#rules = rules;
    for (const listener of this.#listeners) listener();
  }
}
