import type { FieldOperator, UnaryOperator } from "../../query/structuredQuery.ts";
import { arrayElements, type Value } from "../../values/value.ts";
import { compareValues } from "../values/ordering.ts";
import { fromValue } from "../values/fromFirestore.ts";
import {
  isNumber,
  isRuleList,
  isRuleMap,
  RulePath,
  RuleUnknown,
  typeOf,
  type Bound,
  type Facts,
  type RuleType,
  type RuleValue,
} from "../values/ruleValue.ts";

const NUMBER: ReadonlySet<RuleType> = new Set(["int", "float"]);
const LIST: ReadonlySet<RuleType> = new Set(["list"]);

/**
 * Reads what a filter says of its field.
 * @param op any but IN and ARRAY_CONTAINS_ANY, which stand for several conditions
 */
export function fieldFacts(description: string, op: FieldOperator, operand: Value): RuleValue {
  const value = fromValue(operand);
  const unknown = (facts: Facts): RuleUnknown => new RuleUnknown(description, facts);
  switch (op) {
    case "EQUAL":
      return storedEqual(description, value);
    case "NOT_EQUAL":
      return unknown({ excluded: exclusions([value]) });
    case "NOT_IN":
      return unknown({ excluded: exclusions(arrayElements(operand).map(fromValue)) });
    case "ARRAY_CONTAINS":
      return unknown({ types: LIST, elements: [storedEqual(description, value)] });
    case "GREATER_THAN":
    case "GREATER_THAN_OR_EQUAL":
      return unknown({ ...sameType(value), ...bound("from", value, op === "GREATER_THAN_OR_EQUAL") });
    case "LESS_THAN":
    case "LESS_THAN_OR_EQUAL":
      return unknown({ ...sameType(value), ...bound("to", value, op === "LESS_THAN_OR_EQUAL") });
    default:
      return unknown({});
  }
}

/** The same for filters without operand. */
export function unaryFacts(description: string, op: UnaryOperator): RuleValue {
  if (op === "IS_NULL") return null;
  return op === "IS_NAN" ? Number.NaN : new RuleUnknown(description, { excluded: [null] });
}

/** The stored value that a query finds equal to `value`: 1 also finds 1.0, so of numbers the type stays open. */
function storedEqual(description: string, value: RuleValue): RuleValue {
  if (isNumber(value) && !Number.isNaN(value)) {
    const end: Bound = { value, inclusive: true };
    return new RuleUnknown(description, { types: NUMBER, from: end, to: end });
  }
  if (isRuleList(value)) return value.map((element) => storedEqual(description, element));
  if (!isRuleMap(value)) return value;
  return new Map([...value].map(([key, entry]) => [key, storedEqual(`${description}.${key}`, entry)]));
}

/** A range holds within one type only. */
function sameType(value: RuleValue): Facts {
  return { types: isNumber(value) ? NUMBER : new Set([typeOf(value)]) };
}

function bound(end: "from" | "to", value: RuleValue, inclusive: boolean): Facts {
  const hasOrder = compareValues(value, value) !== undefined;
  return hasOrder ? { [end]: { value, inclusive } } : {};
}

/**
 * Negations never find null. References of other projects differ in queries but not in rules: they exclude nothing, nor
 * does what holds one.
 */
function exclusions(values: readonly RuleValue[]): RuleValue[] {
  return [null, ...values.filter((value) => !holdsPath(value))];
}

function holdsPath(value: RuleValue): boolean {
  if (isRuleList(value)) return value.some(holdsPath);
  return isRuleMap(value) ? [...value.values()].some(holdsPath) : value instanceof RulePath;
}
