import { contains } from "./equality.ts";
import { RuleSet, type RuleValue } from "./ruleValue.ts";
import { keyOf } from "./valueKey.ts";

/**
 * Tells whether a value is among these, in constant time: clients choose the lists and keys that rules compare, and a
 * document holds tens of thousands.
 */
export function memberTest(values: readonly RuleValue[]): (wanted: RuleValue) => boolean {
  const keys = new Set<string>();
  const others: RuleValue[] = [];
  for (const value of values) {
    const key = keyOf(value);
    if (key === null) others.push(value);
    else keys.add(key);
  }
  return (wanted) => {
    const key = keyOf(wanted);
    return key === null ? contains(values, wanted) : keys.has(key) || contains(others, wanted);
  };
}

/** A set of the distinct values, in order of first appearance. */
export function setOf(values: readonly RuleValue[]): RuleSet {
  const distinct = new Map<string, RuleValue>();
  const others: RuleValue[] = [];
  for (const value of values) {
    const key = keyOf(value);
    if (key === null) others.push(value);
    else if (!distinct.has(key)) distinct.set(key, value);
  }
  const known = [...distinct.values()];
  for (const value of others) if (!contains(known, value)) known.push(value);
  return new RuleSet(known);
}
