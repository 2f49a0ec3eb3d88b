import { contains } from "../values/equality.ts";
import { getOrDefault } from "./mapMethods.ts";
import { isRuleList, RuleSet, RuleUnknown, type RuleType, type RuleValue } from "../values/ruleValue.ts";

const LIST: ReadonlySet<RuleType> = new Set(["list"]);
const SET: ReadonlySet<RuleType> = new Set(["set"]);

/**
 * Calls a method that needs no more than what is known to be in a map or list.
 * @throws EvaluationError for every other
 */
export function unknownMethod(unknown: RuleUnknown, name: string, args: readonly RuleValue[]): RuleValue {
  const known = unknown.facts.members ? ofMap(unknown, name, args) : ofList(unknown, name, args);
  if (known === undefined) throw unknown.notProven(`.${name}()`);
  return known;
}

function ofMap(unknown: RuleUnknown, name: string, args: readonly RuleValue[]): RuleValue | undefined {
  const { members = new Map() } = unknown.facts;
  const [key, fallback] = args;
  if (name === "keys" && args.length === 0)
    return new RuleUnknown(`${unknown.description}.keys()`, { types: LIST, elements: [...members.keys()] });
  return name === "get" && key !== undefined && fallback !== undefined && args.length === 2
    ? getOrDefault(unknown, key, fallback)
    : undefined;
}

function ofList(unknown: RuleUnknown, name: string, args: readonly RuleValue[]): RuleValue | undefined {
  const { elements } = unknown.facts;
  if (elements === undefined) return undefined;
  if (name === "toSet" && args.length === 0)
    return new RuleUnknown(`${unknown.description}.toSet()`, { types: SET, elements });
  const [argument] = args;
  const wanted = argument instanceof RuleSet ? argument.values : argument;
  if (wanted === undefined || !isRuleList(wanted) || args.length > 1) return undefined;
  const isElement = (value: RuleValue): boolean => contains(elements, value);
  const holds =
    (name === "hasAll" && wanted.every(isElement)) || (name === "hasAny" && wanted.some(isElement));
  return holds || undefined;
}
