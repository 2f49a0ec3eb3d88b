import { contains } from "./equality.ts";
import type { OrderOperator } from "./operatorNames.ts";
import type { RuleType, RuleUnknown, RuleValue } from "./ruleValue.ts";
import { isAtMost, isBelow } from "./unknownOrder.ts";

/*
 * Operations that the facts about an unknown value may decide. Each holds for every document that the query can
 * return, or fails with `notProven`.
 */

/** @throws EvaluationError */
export function compareUnknown(operator: OrderOperator, unknown: RuleUnknown, other: RuleValue): boolean {
  const decided =
    operator === "<" || operator === ">=" ? isBelow(unknown.facts, other) : isAtMost(unknown.facts, other);
  if (decided === null) throw unknown.notProven();
  return operator === "<" || operator === "<=" ? decided : !decided;
}

/** `unknown is type`. @throws EvaluationError */
export function isUnknownOfType(unknown: RuleUnknown, type: RuleType | "number"): boolean {
  const { types } = unknown.facts;
  const wanted: readonly RuleType[] = type === "number" ? ["int", "float"] : [type];
  if (types?.size && [...types].every((possible) => wanted.includes(possible))) return true;
  if (types && !wanted.some((possible) => types.has(possible))) return false;
  throw unknown.notProven();
}

/** `unknown.name`: an entry that every document has. @throws EvaluationError */
export function memberOfUnknown(unknown: RuleUnknown, name: string): RuleValue {
  const member = unknown.facts.members?.get(name);
  if (member === undefined) throw unknown.notProven(`.${name}`);
  return member;
}

/** `wanted in unknown`. @throws EvaluationError */
export function isInUnknown(wanted: RuleValue, unknown: RuleUnknown): boolean {
  const { elements = [], members } = unknown.facts;
  if (contains(elements, wanted)) return true;
  if (typeof wanted === "string" && members?.has(wanted)) return true;
  throw unknown.notProven(typeof wanted === "string" && members ? `.${wanted}` : "");
}
