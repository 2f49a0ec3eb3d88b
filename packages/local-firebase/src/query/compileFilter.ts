import type { StoredDocument } from "../documents/storedDocument.ts";
import { compareSameType, typeOrder, valuesEqual } from "../values/compareValues.ts";
import { arrayElements, isNaNValue, isNull, type Value } from "../values/value.ts";
import { fieldReader } from "./fieldReader.ts";
import type { FieldFilter, FieldOperator, Filter, UnaryOperator } from "./structuredQuery.ts";

export type DocumentPredicate = (document: StoredDocument) => boolean;
type ValuePredicate = (value: Value) => boolean;

/** A filter as a function. A condition on a field that a document lacks never holds, negations included. */
export function compileFilter(filter: Filter): DocumentPredicate {
  if ("compositeFilter" in filter) {
    const parts = filter.compositeFilter.filters.map(compileFilter);
    return filter.compositeFilter.op === "OR"
      ? (document) => parts.some((holds) => holds(document))
      : (document) => parts.every((holds) => holds(document));
  }
  const { field } = "fieldFilter" in filter ? filter.fieldFilter : filter.unaryFilter;
  const holds =
    "fieldFilter" in filter ? fieldPredicate(filter.fieldFilter) : UNARY_PREDICATES[filter.unaryFilter.op];
  const read = fieldReader(field.fieldPath);
  return (document) => {
    const value = read(document);
    return value !== undefined && holds(value);
  };
}

const UNARY_PREDICATES: Readonly<Record<UnaryOperator, ValuePredicate>> = {
  IS_NULL: isNull,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value) => !isNull(value) && !isNaNValue(value),
};

const RANGES: Partial<Record<FieldOperator, (comparison: number) => boolean>> = {
  LESS_THAN: (comparison) => comparison < 0,
  LESS_THAN_OR_EQUAL: (comparison) => comparison <= 0,
  GREATER_THAN: (comparison) => comparison > 0,
  GREATER_THAN_OR_EQUAL: (comparison) => comparison >= 0,
};

function fieldPredicate({ op, value: operand }: FieldFilter): ValuePredicate {
  switch (op) {
    case "EQUAL":
      return equalityPredicate(operand);
    case "NOT_EQUAL":
      return (value) => !isNull(value) && !valuesEqual(value, operand);
    case "IN": {
      const elements = matchableElements(operand);
      return (value) => contains(elements, value);
    }
    case "NOT_IN": {
      const elements = arrayElements(operand);
      if (elements.some(isNull)) return () => false;
      return (value) => !isNull(value) && !contains(elements, value);
    }
    case "ARRAY_CONTAINS":
      return (value) => contains(arrayElements(value), operand);
    case "ARRAY_CONTAINS_ANY": {
      const elements = matchableElements(operand);
      return (value) => arrayElements(value).some((element) => contains(elements, element));
    }
    default:
      return rangePredicate(op, operand);
  }
}

/** The most frequent operands are compared directly: canonical integers and texts are equal when they are the same. */
function equalityPredicate(operand: Value): ValuePredicate {
  if ("stringValue" in operand) {
    return (value) => "stringValue" in value && value.stringValue === operand.stringValue;
  }
  if ("integerValue" in operand) {
    return (value) =>
      "integerValue" in value
        ? value.integerValue === operand.integerValue
        : "doubleValue" in value && valuesEqual(value, operand);
  }
  if ("booleanValue" in operand) {
    return (value) => "booleanValue" in value && value.booleanValue === operand.booleanValue;
  }
  return (value) => valuesEqual(value, operand);
}

/** A range only holds within one type; NaN, though it sorts below all numbers, is in no range. */
function rangePredicate(op: FieldOperator, operand: Value): ValuePredicate {
  const inRange = RANGES[op];
  const type = typeOrder(operand);
  if (inRange === undefined || isNaNValue(operand)) return () => false;
  return (value) =>
    typeOrder(value) === type && !isNaNValue(value) && inRange(compareSameType(value, operand));
}

/** `null` and NaN in the list of `in` and `array-contains-any` match nothing. */
function matchableElements(list: Value): readonly Value[] {
  return arrayElements(list).filter((element) => !isNull(element) && !isNaNValue(element));
}

function contains(elements: readonly Value[], value: Value): boolean {
  return elements.some((element) => valuesEqual(element, value));
}
