import { equals } from "../values/equality.ts";
import { setOf } from "../values/membership.ts";
import {
  isRuleList,
  isRuleMap,
  RuleMapDiff,
  RuleUnknown,
  type RuleMap,
  type RuleValue,
} from "../values/ruleValue.ts";
import { memberOfUnknown } from "../values/unknown.ts";

/** Methods of maps and of the difference of two maps. */
export function mapMethod(
  object: RuleMap | RuleMapDiff,
  name: string,
  args: readonly RuleValue[],
): RuleValue | undefined {
  if (object instanceof RuleMapDiff) return args.length === 0 ? diffMethod(object, name) : undefined;
  const [first, second] = args;
  if (args.length === 0) {
    if (name === "size") return BigInt(object.size);
    if (name === "keys") return [...object.keys()];
    return name === "values" ? [...object.values()] : undefined;
  }
  if (name === "get" && first !== undefined && second !== undefined)
    return getOrDefault(object, first, second);
  if (name === "diff" && first !== undefined && isRuleMap(first)) return new RuleMapDiff(object, first);
  return undefined;
}

/**
 * `get(key, default)`, where the key may be a list of keys into nested maps.
 * @throws EvaluationError when a document might lack the key that another one has
 */
export function getOrDefault(
  map: RuleMap | RuleUnknown,
  key: RuleValue,
  fallback: RuleValue,
): RuleValue | undefined {
  let value: RuleValue = map;
  for (const step of isRuleList(key) ? key : [key]) {
    if (typeof step !== "string") return undefined;
    if (value instanceof RuleUnknown) value = memberOfUnknown(value, step);
    else {
      const next: RuleValue | undefined = isRuleMap(value) ? value.get(step) : undefined;
      if (next === undefined) return fallback;
      value = next;
    }
  }
  return value;
}

function diffMethod({ after, before }: RuleMapDiff, name: string): RuleValue | undefined {
  const added = [...after.keys()].filter((key) => !before.has(key));
  const removed = [...before.keys()].filter((key) => !after.has(key));
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const [key, value] of after) {
    const previous = before.get(key);
    if (previous !== undefined) (sameValue(value, previous) ? unchanged : changed).push(key);
  }
  switch (name) {
    case "addedKeys":
      return setOf(added);
    case "removedKeys":
      return setOf(removed);
    case "changedKeys":
      return setOf(changed);
    case "unchangedKeys":
      return setOf(unchanged);
    case "affectedKeys":
      return setOf([...added, ...removed, ...changed]);
    default:
      return undefined;
  }
}

/** NaN that stays NaN is no change. */
function sameValue(a: RuleValue, b: RuleValue): boolean {
  return equals(a, b) || (Number.isNaN(a) && Number.isNaN(b));
}
