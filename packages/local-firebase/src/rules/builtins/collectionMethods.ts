import { memberTest, setOf } from "../values/membership.ts";
import { isRuleList, RuleSet, type RuleValue } from "../values/ruleValue.ts";

/** Methods of lists and sets. */
export function collectionMethod(
  collection: readonly RuleValue[] | RuleSet,
  name: string,
  args: readonly RuleValue[],
): RuleValue | undefined {
  const own = collection instanceof RuleSet ? collection.values : collection;
  if (args.length === 0) {
    if (name === "size") return BigInt(own.length);
    return name === "toSet" ? setOf(own) : undefined;
  }
  const [argument] = args;
  if (argument === undefined || args.length > 1) return undefined;
  if (name === "join")
    return isRuleList(collection) && typeof argument === "string" ? join(own, argument) : undefined;
  const others = argument instanceof RuleSet ? argument.values : argument;
  if (!isRuleList(others)) return undefined;
  switch (name) {
    case "hasAll":
      return others.every(memberTest(own));
    case "hasAny":
      return others.some(memberTest(own));
    case "hasOnly":
      return own.every(memberTest(others));
    default:
      return collection instanceof RuleSet ? setMethod(own, name, others) : listMethod(own, name, others);
  }
}

function listMethod(
  own: readonly RuleValue[],
  name: string,
  others: readonly RuleValue[],
): RuleValue | undefined {
  if (name === "concat") return [...own, ...others];
  return name === "removeAll" ? without(own, others) : undefined;
}

function setMethod(
  own: readonly RuleValue[],
  name: string,
  others: readonly RuleValue[],
): RuleValue | undefined {
  if (name === "union") return setOf([...own, ...others]);
  if (name === "intersection") return setOf(own.filter(memberTest(others)));
  return name === "difference" ? setOf(without(own, others)) : undefined;
}

function without(own: readonly RuleValue[], others: readonly RuleValue[]): RuleValue[] {
  const isOther = memberTest(others);
  return own.filter((value) => !isOther(value));
}

function join(values: readonly RuleValue[], separator: string): string | undefined {
  return values.every((value) => typeof value === "string") ? values.join(separator) : undefined;
}
