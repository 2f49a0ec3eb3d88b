import type { RuleFunction } from "./ruleset.ts";

/** Graph of the functions that call each other. */
export class CallGraph {
  readonly #calls = new Map<RuleFunction, Set<RuleFunction>>();

  note(caller: RuleFunction, called: RuleFunction): void {
    const all = this.#calls.get(caller) ?? new Set();
    this.#calls.set(caller, all.add(called));
  }

  /** A function that leads to itself, `null` when there is none. */
  findCycle(): RuleFunction | null {
    for (const start of this.#calls.keys()) {
      const seen = new Set<RuleFunction>();
      const waiting = [...(this.#calls.get(start) ?? [])];
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        if (next === start) return start;
        if (!seen.has(next)) waiting.push(...(this.#calls.get(next) ?? []));
        seen.add(next);
      }
    }
    return null;
  }
}
